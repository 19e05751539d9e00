/// The browser's side of notifications that reach it while the app is closed.
@MainActor
public protocol PushRegistrarType: AnyObject {
    /// Subscribes the browser.
    ///
    /// - Parameter asks: Whether to ask the person to allow notifications.
    /// - Returns: The browser's `PushSubscription` as JSON.
    /// - Throws: ``PushFailure``
    func register(asks: Bool) async throws -> String

    /// Ends the browser's subscription.
    func unregister()
}

/// Why a browser does not show notifications.
public enum PushFailure: Error, Equatable {
    /// The person does not allow them.
    case notAllowed
    /// The browser cannot, or the connection is not secure.
    case unsupported
}
