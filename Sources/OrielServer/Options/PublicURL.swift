public import ArgumentParser
internal import Foundation

/// The address people reach a server at, if it is another than the one it listens on: behind a proxy, for instance.
public struct PublicURL: ExpressibleByArgument, Sendable, Equatable {
    /// Whether browsers speak TLS with the host.
    public let isSecure: Bool
    /// Host and, unless it is the scheme's own, port: as in a `Host` header.
    let authority: String

    /// Takes `http` and `https` addresses without a path.
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

    /// The address as text.
    public var text: String { "\(isSecure ? "https" : "http")://\(authority)" }
}
