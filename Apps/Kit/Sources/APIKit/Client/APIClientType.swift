/// A client that performs API operations for one browser session.
public protocol APIClientType: AnyObject, Sendable {
    /// Performs an operation.
    ///
    /// - Throws: `APIError`, or `CancellationError`.
    func perform<Request: APIRequest>(_ operation: Request) async throws -> Request.Output

    /// Returns the events of a subscription, until the reader stops or the connection is lost.
    ///
    /// - Returns: Nil if the transport does not support streams.
    func events<Subscription: APISubscription>(
        _ subscription: Subscription
    ) -> APIEvents<Subscription.Output>?

    /// Authenticates subsequent requests with `token`; nil sends none.
    func authorize(with token: String?)

    /// Sets a handler called, on any thread, when the server answers `UNAUTHENTICATED` or HTTP status 401.
    func setExpirationHandler(_ handler: (@Sendable () -> Void)?)
}
