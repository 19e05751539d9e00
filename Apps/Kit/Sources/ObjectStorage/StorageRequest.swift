import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1

/// A request to a store, before it is signed: each attempt has a signature with its own time.
struct StorageRequest: Sendable {
    let method: HTTPMethod
    /// Percent-encoded.
    let path: String
    var query: [(name: String, value: String)] = []
    var body = Data()
    var contentType: String?

    func signed(for address: BucketAddress, keys: StorageKeys, at date: Date) -> HTTPClientRequest {
        let bodyHash = RequestSignature.hash(body)
        var headers = [
            (name: "Host", value: address.host), (name: "x-amz-content-sha256", value: bodyHash),
            (name: "x-amz-date", value: RequestSignature.time(date)),
        ]
        if let contentType { headers.append((name: "Content-Type", value: contentType)) }
        if let token = keys.sessionToken { headers.append((name: "x-amz-security-token", value: token)) }
        let authorization = RequestSignature(keys: keys, region: address.region).authorization(
            method: method.rawValue,
            path: path,
            query: query,
            headers: headers,
            bodyHash: bodyHash,
            at: date
        )
        let text = query.isEmpty ? "" : "?" + RequestSignature.text(of: query)
        var request = HTTPClientRequest(url: address.origin + path + text)
        request.method = method
        request.headers = HTTPHeaders(headers.map { ($0.name, $0.value) })
        request.headers.add(name: "Authorization", value: authorization)
        if method == .PUT { request.body = .bytes(ByteBuffer(bytes: body)) }
        return request
    }
}

/// The answer of a store.
struct StorageAnswer: Sendable {
    let status: Int
    /// What it says its body has.
    let length: Int?
    /// The store's clock, as it says it.
    var date: String?
    var body = Data()
    /// In the place of the body, if that is left to be read.
    var object: ArrivingObject?

    /// The element `Error`, if the body has one.
    var error: StorageElement? {
        guard status >= 300, let root = try? StorageXML.parse(body), root.name == "Error" else { return nil }
        return root
    }

    /// The status, and what the store says of it.
    var told: String {
        let words = [error?["Code"], error?["Message"]].compactMap(\.self).filter { !$0.isEmpty }.map(Self.plain)
        return (["\(status)"] + words).joined(separator: ", ")
    }

    /// A text for a line of the log, without what could begin another.
    static func plain(_ text: String) -> String {
        String(
            text.prefix(300).filter {
                !$0.isNewline && $0.unicodeScalars.allSatisfy { $0.value >= 32 && $0.value != 127 }
            }
        )
    }
}
