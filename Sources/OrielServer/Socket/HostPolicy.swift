internal import Foundation

/// Which hosts and origins a server answers to.
///
/// A page of a foreign site can make a browser connect here, and can give its own name our address (DNS rebinding). So
/// a socket needs an origin that is ours, and pages and sockets need a host that is ours: an IP address, this machine's
/// name, or one that was allowed by `--public-url` or `--allow-host`.
struct HostPolicy: Sendable {
    /// Why a request is not answered.
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

    /// As the machine knows itself; asking a name server could take seconds.
    private static var machineName: String {
        var name = [CChar](repeating: 0, count: 256)
        guard gethostname(&name, name.count - 1) == 0 else { return "localhost" }
        return String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self).lowercased()
    }

    /// Checks a `Host` header.
    func refusal(host authority: String?) -> Refusal? {
        guard let authority, let host = Authority.host(of: authority) else { return .missingHost }
        // Browsers resolve what ends in .localhost themselves, to the loopback address.
        guard names.contains(host) || host.hasSuffix(".localhost") || Authority.isIPAddress(host) else {
            return .unknownHost(host)
        }
        return nil
    }

    /// Checks the headers of something only our own pages may ask for.
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
        case .missingHost: "the request names no host"
        case .unknownHost(let host):
            "the host '\(host)' is not known here; start the server with --allow-host \(host) or with --public-url"
        case .missingOrigin: "the request has no Origin; expected one of our own pages"
        case .foreignOrigin(let origin): "the origin '\(origin)' is not ours"
        }
    }
}
