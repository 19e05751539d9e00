internal import HTTPTypes
internal import Hummingbird
internal import NIOCore

/// Decides who may read `/metrics` on the pages' port: only programs on this machine.
struct MetricsAccess: Sendable {
    /// Whether the server is behind a proxy, so that every connection comes from this machine or the local network.
    private let isBehindProxy: Bool

    init(options: ServerOptions) { isBehindProxy = options.trustsForwarded || options.publicURL != nil }

    func allows(_ request: Request, from address: SocketAddress?) -> Bool {
        guard !isBehindProxy, let address, address.isLoopback else { return false }
        guard Self.forwardingHeaders.allSatisfy({ request.headers[$0] == nil }) else { return false }
        return request.head.authority.flatMap { Authority.host(of: $0) }.map(Self.isLoopbackName) ?? false
    }

    /// The headers with which a proxy marks a forwarded request.
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
    /// Whether the address is this machine's: 127.0.0.0/8, ::1, or an IPv4-mapped 127.0.0.0/8.
    var isLoopback: Bool {
        guard let address = ipAddress?.lowercased() else { return false }
        return address == "::1" || address.hasPrefix("127.") || address.hasPrefix("::ffff:127.")
    }
}
