internal import HTTPTypes
internal import NIOHTTP1

/// Decides whether a request may become a socket. The channel asks before it upgrades; the router asks for the error to send.
struct SocketAdmission: Sendable {
    static let path = "/oriel/socket"

    enum Refusal: Equatable, Sendable {
        /// The request is not a valid WebSocket upgrade.
        case noUpgrade
        case host(HostPolicy.Refusal)
        /// A connection can become a socket only with its first request.
        case notFirstRequest
    }

    let policy: HostPolicy

    /// Returns whether a request is for the socket's path.
    static func isSocket(_ uri: String) -> Bool { uri.prefix { $0 != "?" } == path }

    func refusal(of head: HTTPRequestHead) -> Refusal? {
        guard Self.isHandshake(head) else { return .noUpgrade }
        return policy.refusal(host: head.headers.first(name: "host"), origin: head.headers.first(name: "origin"))
            .map { .host($0) }
    }

    /// Checks a request for a socket of the host, which programs may open, too: they send no origin.
    func refusalOfHosted(_ head: HTTPRequestHead) -> Refusal? {
        // NIO upgrades a connection when the request has ended, and fails on one with a body.
        guard Self.isHandshake(head), !head.headers.contains(name: "content-length"),
            !head.headers.contains(name: "transfer-encoding")
        else { return .noUpgrade }
        let host = head.headers.first(name: "host")
        let refusal =
            head.headers.contains(name: "origin")
            ? policy.refusal(host: host, origin: head.headers.first(name: "origin")) : policy.refusal(host: host)
        return refusal.map { .host($0) }
    }

    private static func isHandshake(_ head: HTTPRequestHead) -> Bool {
        let upgrade = head.headers[canonicalForm: "upgrade"]
        return head.method == .GET && upgrade.contains { $0.lowercased() == "websocket" }
            && head.headers["sec-websocket-version"] == ["13"] && head.headers["sec-websocket-key"].count == 1
    }

    func refusal(of request: HTTPRequest) -> Refusal {
        guard request.method == .get,
            request.headerFields[.secWebSocketKey] != nil, request.headerFields[.secWebSocketVersion] == "13"
        else { return .noUpgrade }
        let refusal = policy.refusal(host: request.authority, origin: request.headerFields[.origin])
        return refusal.map { .host($0) } ?? .notFirstRequest
    }
}
