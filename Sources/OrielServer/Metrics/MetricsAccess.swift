internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Decides who may read the numbers of `/metrics` on the port of the pages: programs on this machine.
struct MetricsAccess: Sendable {
    /// Whether a proxy stands before the server, so that each request comes from this machine or one beside it.
    private let isBehindProxy: Bool

    init(options: ServerOptions) { isBehindProxy = options.trustsForwarded || options.publicURL != nil }

    func allows(_ request: Request, from address: SocketAddress?) -> Bool {
        guard !isBehindProxy, let address, address.isLoopback else { return false }
        guard Self.forwardingHeaders.allSatisfy({ request.headers[$0] == nil }) else { return false }
        return request.head.authority.flatMap { Authority.host(of: $0) }.map(Self.isLoopbackName) ?? false
    }

    /// By any of these a proxy says that a request is not its own.
    private static let forwardingHeaders: [HTTPField.Name] = [
        .xForwardedFor, HTTPField.Name("Forwarded")!, HTTPField.Name("X-Real-IP")!, HTTPField.Name("X-Forwarded-Host")!,
        HTTPField.Name("X-Forwarded-Proto")!, .via,
    ]

    private static func isLoopbackName(_ host: String) -> Bool {
        if host == "localhost" || host.hasSuffix(".localhost") { return true }
        return (try? SocketAddress(ipAddress: host, port: 0))?.isLoopback ?? false
    }
}

extension SocketAddress {
    /// Whether it is of this machine: 127.0.0.0/8, ::1, or one of the former in IPv6.
    var isLoopback: Bool {
        guard let address = ipAddress?.lowercased() else { return false }
        return address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
    }
}
