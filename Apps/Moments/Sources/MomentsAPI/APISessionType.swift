import Foundation
import MomentsModel

/// Carries out operations on behalf of one browser session.
public protocol APISessionType: AnyObject, Sendable {
    /// Carries out an operation.
    ///
    /// - Throws: `APISessionError`, or `CancellationError`.
    func perform<Operation: APIOperation>(_ operation: Operation) async throws -> Operation.Output

    /// What a subscription brings, until the reader stops or the connection is lost.
    ///
    /// - Returns: Nil if the transport has no streams.
    func events<Subscription: APISubscription>(
        _ subscription: Subscription
    ) -> APIEvents<Subscription.Output>?

    /// Sends a photo; `progress` is called with the share that has been sent, from any thread.
    ///
    /// - Throws: `APISessionError`, or `CancellationError`.
    func upload(_ file: URL, progress: @escaping @Sendable (Double) -> Void) async throws -> PhotoUpload

    /// Sends requests with another secret from now on; nil sends none.
    func authorize(with token: String?)

    /// Has somebody told, from any thread, whenever the server says that one has to sign in first.
    func setExpirationHandler(_ handler: (@Sendable () -> Void)?)
}
