public import Foundation

/// The push services that a server sends to.
///
/// An endpoint comes from a browser, so a server that sent anywhere could be made to send requests into its own network. The
/// services of the browsers are few, and known by their hosts.
public struct PushServices: Sendable {
    /// Hosts, and domains that begin with a dot.
    private let names: [String]
    /// Origins that tests use.
    private let origins: [String]

    /// Those of Chrome and its relatives, Edge, Firefox and Safari.
    public static let browsers = PushServices(names: [
        "fcm.googleapis.com", "updates.push.services.mozilla.com", ".notify.windows.com", "web.push.apple.com",
        ".push.apple.com",
    ])

    private init(names: [String], origins: [String] = []) { (self.names, self.origins) = (names, origins) }

    /// Returns these services and others by their origins, such as `https://push.example:8443`.
    public func adding(origins: [String]) -> PushServices {
        PushServices(names: names, origins: self.origins + origins.map { $0.lowercased() })
    }

    /// Returns whether an endpoint is at one of the services.
    public func contain(_ endpoint: URL) -> Bool {
        guard let scheme = endpoint.scheme?.lowercased(), let host = endpoint.host()?.lowercased() else { return false }
        let origin = "\(scheme)://\(host)" + (endpoint.port.map { ":\($0)" } ?? "")
        if origins.contains(origin) { return true }
        guard scheme == "https", endpoint.port == nil || endpoint.port == 443 else { return false }
        return names.contains { $0.hasPrefix(".") ? host.hasSuffix($0) : host == $0 }
    }
}
