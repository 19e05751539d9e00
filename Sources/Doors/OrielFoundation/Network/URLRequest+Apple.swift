internal import Foundation
public import FoundationNetworking

/// Settings that Foundation on Linux lacks. They are kept in the request, and have no effect on the connections of a
/// server.
extension URLRequest {
    /// The party that caused a request.
    public enum Attribution: UInt, Hashable, Sendable {
        case developer
        case user
    }

    /// Whether the request may use a connection with a low data mode. Without effect: a server has none.
    public var allowsConstrainedNetworkAccess: Bool {
        get { self[setting: "allowsConstrainedNetworkAccess"] ?? true }
        set { self[setting: "allowsConstrainedNetworkAccess"] = newValue }
    }

    /// Whether the request may use a cellular connection. Without effect: a server has none.
    public var allowsExpensiveNetworkAccess: Bool {
        get { self[setting: "allowsExpensiveNetworkAccess"] ?? true }
        set { self[setting: "allowsExpensiveNetworkAccess"] = newValue }
    }

    /// Whether the server is known to speak HTTP/3. Without effect: libcurl finds out.
    public var assumesHTTP3Capable: Bool {
        get { self[setting: "assumesHTTP3Capable"] ?? false }
        set { self[setting: "assumesHTTP3Capable"] = newValue }
    }

    /// The party that caused the request. Without effect: nothing reports on the requests of an app.
    public var attribution: Attribution {
        get { self[setting: "attribution"] ?? .developer }
        set { self[setting: "attribution"] = newValue }
    }

    private subscript<Value: Sendable>(setting name: String) -> Value? {
        get { URLProtocol.property(forKey: "Oriel.\(name)", in: self) as? Value }
        set {
            guard let newValue, let request = (self as NSURLRequest).mutableCopy() as? NSMutableURLRequest else {
                return
            }
            URLProtocol.setProperty(newValue, forKey: "Oriel.\(name)", in: request)
            self = request as URLRequest
        }
    }
}
