import Foundation
import HTTPTypes

/// A check that a request comes from a page of this server, or from no page at all.
///
/// A browser adds a person's cookie to requests made by pages of other sites. A browser on the same machine or network as the
/// server also lets such pages reach it. So requests that change something are accepted from pages of this server only, not
/// even from other servers of the same site, unless they carry a bearer token, which no browser adds by itself.
struct SameOriginPolicy: Sendable {
    /// The origin of the public address.
    private let publicOrigin: String?

    init(publicURL: String?) {
        publicOrigin = publicURL?.lowercased()
    }

    /// Whether the requesting page belongs to this server.
    func allows(_ headers: HTTPFields, authority: String?) -> Bool {
        if let site = headers[.secFetchSite] { return site == "same-origin" || site == "none" }
        // Browsers without that header send `Origin` with each POST. Programs send neither.
        guard let origin = headers[.origin]?.lowercased() else { return true }
        if origin == publicOrigin { return true }
        guard let authority else { return false }
        return Self.authority(of: origin) == authority.lowercased()
    }

    /// The same check for requests that need no sign-in, and therefore no cookie.
    ///
    /// A page of another site can point its own host name at the server's address (DNS rebinding) and so become same-origin. It
    /// cannot make its host name `localhost` or an IP address.
    func allowsWithoutCredentials(_ headers: HTTPFields, authority: String?) -> Bool {
        guard allows(headers, authority: authority) else { return false }
        guard headers[.origin] != nil || headers[.secFetchSite] != nil else { return true }
        guard let authority = authority?.lowercased() else { return false }
        if let publicOrigin, Self.authority(of: publicOrigin) == authority { return true }
        let host = Self.host(of: authority)
        return host == "localhost" || host.hasSuffix(".localhost") || Self.isAddress(host)
    }

    private static func authority(of origin: String) -> String? {
        origin.firstRange(of: "://").map { String(origin[$0.upperBound...]) }
    }

    /// The host without the port, and without the brackets of an IPv6 address.
    private static func host(of authority: String) -> String {
        if authority.hasPrefix("[") { return String(authority.dropFirst().prefix { $0 != "]" }) }
        return String(authority.prefix { $0 != ":" })
    }

    private static func isAddress(_ host: String) -> Bool {
        var bytes = [UInt8](repeating: 0, count: 16)
        return inet_pton(AF_INET, host, &bytes) == 1 || inet_pton(AF_INET6, host, &bytes) == 1
    }
}

extension HTTPField.Name {
    static let secFetchSite = HTTPField.Name("Sec-Fetch-Site")!
    static let crossOriginResourcePolicy = HTTPField.Name("Cross-Origin-Resource-Policy")!
    static let retryAfterSeconds = HTTPField.Name("Retry-After")!
}
