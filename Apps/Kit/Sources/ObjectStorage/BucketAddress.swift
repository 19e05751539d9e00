import Foundation

/// The address of a bucket: where it is, and how requests name it.
///
///     try BucketAddress(bucket: "family", region: "eu-central-1")           // https://family.s3.eu-central-1.amazonaws.com/
///     try BucketAddress(bucket: "family", endpoint: "http://nas.local:9000")   // http://nas.local:9000/family/
public struct BucketAddress: Hashable, Sendable {
    public let bucket: String
    public let region: String
    /// The origin, such as `https://s3.example:9000`.
    let origin: String
    /// The host with its port, as the header `Host` has it.
    let host: String
    /// The beginning of all paths: empty, or a slash and the name of the bucket.
    let path: String

    /// - Parameters:
    ///   - region: Part of each signature. Most stores other than Amazon's accept any.
    ///   - endpoint: The origin of a store; nil for Amazon's.
    /// - Throws: `ObjectStorageError.settings`
    public init(bucket: String, region: String? = nil, endpoint: String? = nil) throws(ObjectStorageError) {
        let letters = Set("abcdefghijklmnopqrstuvwxyz0123456789.-")
        guard (3...63).contains(bucket.count), bucket.allSatisfy(letters.contains), !bucket.contains(".."),
            bucket.first?.isPunctuation == false, bucket.last?.isPunctuation == false
        else {
            throw .settings("'\(bucket)' is no name of a bucket; expected 3 to 63 of a to z, 0 to 9, '-' and '.'")
        }
        let region = region ?? "us-east-1"
        guard (1...64).contains(region.count), region.allSatisfy({ letters.contains($0) && $0 != "." }) else {
            throw .settings("'\(region)' is no region; expected one such as eu-central-1")
        }
        (self.bucket, self.region) = (bucket, region)
        if let endpoint {
            guard let url = URL(string: endpoint), let scheme = url.scheme?.lowercased(),
                ["http", "https"].contains(scheme), let name = url.host(percentEncoded: true), !name.isEmpty,
                ["", "/"].contains(url.path(percentEncoded: true)), url.query == nil, url.fragment == nil,
                url.user == nil
            else {
                throw .settings("'\(endpoint)' is no address of a store; expected one such as https://s3.example:9000")
            }
            let literal = name.contains(":") && !name.hasPrefix("[") ? "[\(name)]" : name.lowercased()
            // As HTTP clients write it.
            let port = url.port.flatMap { $0 == (scheme == "https" ? 443 : 80) ? nil : ":\($0)" } ?? ""
            host = literal + port
            origin = "\(scheme)://\(host)"
            path = "/\(bucket)"
        } else {
            let domain = "s3.\(region).amazonaws.com\(region.hasPrefix("cn-") ? ".cn" : "")"
            // The certificate is for one label before the domain.
            let isLabel = !bucket.contains(".")
            host = isLabel ? "\(bucket).\(domain)" : domain
            origin = "https://\(host)"
            path = isLabel ? "" : "/\(bucket)"
        }
    }

    /// Returns the path of an object, percent-encoded.
    func path(of key: String) -> String { "\(path)/\(PercentEncoding.path(key))" }
}

extension BucketAddress: CustomStringConvertible {
    public var description: String { "'\(bucket)' at \(origin)" }
}

/// The encoding of paths and queries that signatures require: all but letters, digits and `-._~`.
enum PercentEncoding {
    static func path(_ text: String) -> String { encoded(text, keeping: Set("/".utf8)) }
    static func query(_ text: String) -> String { encoded(text, keeping: []) }

    private static let unreserved = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8)

    private static func encoded(_ text: String, keeping more: Set<UInt8>) -> String {
        var encoded = ""
        for byte in text.utf8 {
            if unreserved.contains(byte) || more.contains(byte) {
                encoded.unicodeScalars.append(UnicodeScalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                encoded += byte < 16 ? "%0\(digits)" : "%\(digits)"
            }
        }
        return encoded
    }
}
