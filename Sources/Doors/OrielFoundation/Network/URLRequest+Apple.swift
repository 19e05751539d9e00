internal import Foundation
public import FoundationNetworking

/// Settings of phones that Foundation on Linux lacks. They are accepted without effect, and always have the values of a
/// new request, because a request on Linux has no room for more.
extension URLRequest {
    /// The party that caused a request.
    public enum Attribution: UInt, Hashable, Sendable {
        case developer
        case user
    }

    /// Whether the request may use a connection with a low data mode. Without effect: a server has none.
    public var allowsConstrainedNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the request may use a cellular connection. Without effect: a server has none.
    public var allowsExpensiveNetworkAccess: Bool {
        get { true }
        set {}
    }

    /// Whether the server is known to speak HTTP/3. Without effect: libcurl finds out.
    public var assumesHTTP3Capable: Bool {
        get { false }
        set {}
    }

    /// The party that caused the request. Without effect: nothing reports on the requests of an app.
    public var attribution: Attribution {
        get { .developer }
        set {}
    }
}
