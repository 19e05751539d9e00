import Foundation
import HTTPTypes

/// Whether a request comes from a page of this server, or from no page at all.
///
/// A browser adds a person's cookie to what pages of other sites ask it to send; and who stands on the same machine or
/// in the same network as the server can have a visitor's browser ask it. So what changes something is taken from our
/// own pages only, not even from those of other servers of the same site, unless it has a bearer token, which no
/// browser adds by itself.
struct SameOriginPolicy: Sendable {
    /// The origin of the public address.
    private let publicOrigin: String?

    init(publicURL: String?) {
        publicOrigin = publicURL?.lowercased()
    }

    /// Whether the page that asks is one of ours.
    func allows(_ headers: HTTPFields, authority: String?) -> Bool {
        if let site = headers[.secFetchSite] { return site == "same-origin" || site == "none" }
        // Browsers without that header send this one with each POST. Programs send neither.
        guard let origin = headers[.origin]?.lowercased() else { return true }
        if origin == publicOrigin { return true }
        guard let authority else { return false }
        return Self.authority(of: origin) == authority.lowercased()
    }

    /// The same where nobody has to sign in, so that not even a cookie is needed.
    ///
    /// A page of another site can give its own name our address (DNS rebinding) and so become one of ours. It cannot
    /// give itself the name of this machine, nor a number instead of a name.
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

    /// Without the port, and the brackets of an IPv6 address.
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
