import Crypto
import Foundation

/// The signature of a request: AWS Signature Version 4 in the header `Authorization`, over all headers given and the hash of the body.
///
/// Source: AWS, "Create a signed AWS API request", and "Authenticating Requests (AWS Signature Version 4)" of Amazon S3.
struct RequestSignature {
    let keys: StorageKeys
    let region: String
    var service = "s3"

    /// Returns the value of `Authorization`.
    ///
    /// - Parameters:
    ///   - path: Percent-encoded.
    ///   - query: Names and values, not encoded.
    ///   - headers: Names and values; with `host` and `x-amz-date`.
    ///   - bodyHash: SHA-256 of the body in hexadecimal.
    func authorization(
        method: String,
        path: String,
        query: [(name: String, value: String)],
        headers: [(name: String, value: String)],
        bodyHash: String,
        at date: Date
    ) -> String {
        let headers = headers.map { (name: $0.name.lowercased(), value: Self.trimmed($0.value)) }
            .sorted { $0.name < $1.name }
        let names = headers.map(\.name).joined(separator: ";")
        let request = [
            method, path, Self.text(of: query), headers.map { "\($0.name):\($0.value)\n" }.joined(), names, bodyHash,
        ]
        let time = Self.time(date)
        let scope = "\(time.prefix(8))/\(region)/\(service)/aws4_request"
        let text = "AWS4-HMAC-SHA256\n\(time)\n\(scope)\n\(Self.hash(Data(request.joined(separator: "\n").utf8)))"
        let signature = Self.hexadecimal(Self.code(of: text, key: key(for: String(time.prefix(8)))))
        return "AWS4-HMAC-SHA256 Credential=\(keys.accessKey)/\(scope), SignedHeaders=\(names), Signature=\(signature)"
    }

    /// The query as it is sent: encoded, and sorted by the bytes of the encoded names.
    static func text(of query: [(name: String, value: String)]) -> String {
        var pairs = query.map { pair in (PercentEncoding.query(pair.name), PercentEncoding.query(pair.value)) }
        pairs.sort(by: <)
        return pairs.map { name, value in "\(name)=\(value)" }.joined(separator: "&")
    }

    /// Such as `20261129T031500Z`.
    static func time(_ date: Date) -> String {
        Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted).format(date)
    }

    /// SHA-256 in hexadecimal.
    static func hash(_ data: Data) -> String { hexadecimal(SHA256.hash(data: data)) }

    private func key(for day: String) -> SymmetricKey {
        [day, region, service, "aws4_request"].reduce(SymmetricKey(data: Data("AWS4\(keys.secretKey)".utf8))) {
            SymmetricKey(data: Self.code(of: $1, key: $0))
        }
    }

    private static func code(of text: String, key: SymmetricKey) -> [UInt8] {
        Array(HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key))
    }

    private static func hexadecimal(_ bytes: some Sequence<UInt8>) -> String {
        bytes.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
    }

    /// Without spaces at the ends, and with one where there were several.
    private static func trimmed(_ value: String) -> String {
        value.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
    }
}
