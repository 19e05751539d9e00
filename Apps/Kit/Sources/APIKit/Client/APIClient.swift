import Foundation
import Synchronization

/// A client that performs API operations over a transport.
public final class APIClient: APIClientType {
    /// The connection to the server.
    public let transport: any APITransport
    private let expirationHandler = Mutex<(@Sendable () -> Void)?>(nil)

    public init(transport: any APITransport) { self.transport = transport }

    public func perform<Request: APIRequest>(_ operation: Request) async throws -> Request.Output {
        try await noticingExpiration(isExpected: !operation.needsSignIn) {
            let answer = try await transport.execute(APIRequestCoding.body(of: operation))
            return try APIRequestCoding.output(of: answer, to: operation)
        }
    }

    public func events<Subscription: APISubscription>(
        _ subscription: Subscription
    ) -> APIEvents<Subscription.Output>? {
        guard let responses = transport.subscribe(APIRequestCoding.body(of: subscription)) else { return nil }
        return APIEvents(responses) { [self] next in
            try await noticingExpiration(isExpected: !Subscription.needsSignIn) {
                guard let body = try await next() else { return nil }
                return try APIRequestCoding.output(of: APIAnswer(body: body), to: subscription)
            }
        }
    }

    public func authorize(with token: String?) { transport.authorize(with: token) }

    public func setExpirationHandler(_ handler: (@Sendable () -> Void)?) {
        expirationHandler.withLock { $0 = handler }
    }

    /// Runs `work`, and calls the expiration handler if the server requires a sign-in.
    ///
    /// - Parameter isExpected: Whether the work needs no sign-in, so that this error does not report its end.
    /// - Throws: `APIError`, or `CancellationError`.
    public func noticingExpiration<Result>(
        isExpected: Bool = false,
        _ work: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await work()
        } catch {
            let error = APIError.of(error)
            if !isExpected, (error as? APIError)?.isUnauthenticated == true { expirationHandler.withLock { $0 }?() }
            throw error
        }
    }
}

extension APIError {
    /// Converts a transport's error to the errors callers handle: `CancellationError`, `APIError`, or `networkError`
    /// without a status.
    ///
    /// An in-process server may throw its own error when it stops a cancelled request; the caller receives `CancellationError`.
    fileprivate static func of(_ error: any Error) -> any Error {
        if Task.isCancelled { return CancellationError() }
        return error is APIError || error is CancellationError ? error : networkError(status: nil)
    }
}
