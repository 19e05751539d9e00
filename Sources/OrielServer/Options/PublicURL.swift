public import ArgumentParser
internal import Foundation

/// The server's public address, for a server that browsers reach at another address than the one it listens on, such as
/// behind a proxy.
public struct PublicURL: ExpressibleByArgument, Sendable, Equatable {
    /// Whether browsers connect over TLS.
    public let isSecure: Bool
    /// Host and, unless it is the scheme's default, port: as in a `Host` header.
    let authority: String

    /// Parses an `http` or `https` address without path, query, fragment and user; nil for any other text.
    public init?(argument: String) {
        guard let components = URLComponents(string: argument), let host = components.host, !host.isEmpty,
            let scheme = components.scheme?.lowercased(), scheme == "http" || scheme == "https",
            components.path.isEmpty || components.path == "/", components.query == nil, components.fragment == nil,
            components.user == nil
        else { return nil }
        isSecure = scheme == "https"
        authority = Authority.normalized(
            host + (components.port.map { ":\($0)" } ?? ""),
            defaultPort: isSecure ? 443 : 80
        )
    }

    /// The address as text, without a trailing slash and without the default port: `https://app.example`.
    public var text: String { "\(isSecure ? "https" : "http")://\(authority)" }
}
