internal import Foundation
public import FoundationNetworking

/// Settings for phones, which Foundation on Linux lacks. They are stored, and have no effect on the connections of a
/// server.
extension URLSessionConfiguration {
    /// Whether a task waits while there is no connection. Without effect: a task fails at once when the server is
    /// offline.
    public var waitsForConnectivity: Bool {
        get { phone.waitsForConnectivity }
        set { phone.waitsForConnectivity = newValue }
    }

    /// Whether connections with a low data mode are used. Without effect: a server has none.
    public var allowsConstrainedNetworkAccess: Bool {
        get { phone.allowsConstrainedNetworkAccess }
        set { phone.allowsConstrainedNetworkAccess = newValue }
    }

    /// Whether cellular connections are used. Without effect: a server has none.
    public var allowsExpensiveNetworkAccess: Bool {
        get { phone.allowsExpensiveNetworkAccess }
        set { phone.allowsExpensiveNetworkAccess = newValue }
    }

    /// Whether the app is started for the end of a transfer. Without effect: a server runs all the time.
    public var sessionSendsLaunchEvents: Bool {
        get { phone.sessionSendsLaunchEvents }
        set { phone.sessionSendsLaunchEvents = newValue }
    }

    /// The folder for files that are shared with extensions of an app. Without effect: there are no extensions.
    public var sharedContainerIdentifier: String? {
        get { phone.sharedContainerIdentifier }
        set { phone.sharedContainerIdentifier = newValue }
    }

    /// Returns the default configuration. A server goes on with its transfers when a page is closed, so that they are
    /// in the background in any case; what is not finished is lost when the server stops.
    public class func background(withIdentifier identifier: String) -> URLSessionConfiguration { .default }

    private static let attached = AttachedValues<URLSessionConfiguration, PhoneSettings>()

    private var phone: PhoneSettings {
        get { Self.attached[self] ?? PhoneSettings() }
        set { Self.attached[self] = newValue }
    }
}

private struct PhoneSettings: Sendable {
    var waitsForConnectivity = false
    var allowsConstrainedNetworkAccess = true
    var allowsExpensiveNetworkAccess = true
    var sessionSendsLaunchEvents = true
    var sharedContainerIdentifier: String?
}
