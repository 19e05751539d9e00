internal import Foundation

/// The hosts and origins a server answers.
///
/// A foreign site's page can make a browser connect here, and can point its own host name at our address (DNS
/// rebinding). So sockets need our origin, and pages and sockets need one of our hosts: an IP address, this machine's
/// name, or a name allowed by `--public-url` or `--allow-host`.
struct HostPolicy: Sendable {
    /// The reason a request is refused.
    enum Refusal: Equatable, Sendable {
        case missingHost
        case unknownHost(String)
        case missingOrigin
        case foreignOrigin(String)
    }

    private let publicURL: PublicURL?
    private let names: Set<String>

    init(options: ServerOptions) {
        publicURL = options.publicURL
        var names: Set<String> = [
            "localhost", options.host.lowercased(), Self.machineName,
        ]
        names.formUnion(options.allowedHosts.map { Authority.host(of: $0) ?? $0.lowercased() })
        if let authority = options.publicURL?.authority, let host = Authority.host(of: authority) { names.insert(host) }
        self.names = names
    }

    /// The machine's own name, without a DNS query, which could take seconds.
    private static var machineName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
    }

    /// Checks a `Host` header.
    func refusal(host authority: String?) -> Refusal? {
        guard let authority, let host = Authority.host(of: authority) else { return .missingHost }
        // Browsers resolve names in .localhost to the loopback address themselves.
        guard names.contains(host) || host.hasSuffix(".localhost") || Authority.isIPAddress(host) else {
            return .unknownHost(host)
        }
        return nil
    }

    /// Checks the headers of a request that only our own pages may make.
    func refusal(host authority: String?, origin: String?) -> Refusal? {
        if let refusal = refusal(host: authority) { return refusal }
        guard let origin else { return .missingOrigin }
        guard let parsed = PublicURL(argument: origin), let authority else { return .foreignOrigin(origin) }
        if let publicURL, parsed == publicURL { return nil }
        let ours = Authority.normalized(authority, defaultPort: parsed.isSecure ? 443 : 80)
        return parsed.authority == ours ? nil : .foreignOrigin(origin)
    }
}

extension HostPolicy.Refusal: CustomStringConvertible {
    var description: String {
        switch self {
        case .missingHost: "the request has no valid Host header"
        case .unknownHost(let host):
            "the host '\(host)' is not allowed; start the server with --allow-host \(host) or with --public-url"
        case .missingOrigin: "the request has no Origin header; expected the origin of this server"
        case .foreignOrigin(let origin): "the origin '\(origin)' is not allowed"
        }
    }
}
