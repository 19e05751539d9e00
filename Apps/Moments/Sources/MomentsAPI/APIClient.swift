import Foundation
import MomentsModel
import Synchronization

/// A client that performs API operations over a transport.
public final class APIClient: APIClientType {
    private let transport: any APITransport
    private let expirationHandler = Mutex<(@Sendable () -> Void)?>(nil)

    public init(transport: any APITransport) { self.transport = transport }

    public func perform<Operation: APIOperation>(_ operation: Operation) async throws -> Operation.Output {
        try await noticingExpiration(of: Operation.self) {
            let answer = try await transport.execute(APIRequestCoding.body(of: operation))
            return try APIRequestCoding.output(of: answer, to: operation)
        }
    }

    public func events<Subscription: APISubscription>(
        _ subscription: Subscription
    ) -> APIEvents<Subscription.Output>? {
        guard let responses = transport.subscribe(APIRequestCoding.body(of: subscription)) else { return nil }
        return APIEvents(responses) { [self] next in
            try await noticingExpiration(of: Subscription.self) {
                guard let body = try await next() else { return nil }
                return try APIRequestCoding.output(of: APIAnswer(body: body), to: subscription)
            }
        }
    }

    public func upload(_ file: URL) async throws -> PhotoUpload {
        do {
            return try await transport.upload(file)
        } catch {
            let error = APIError.of(error)
            if (error as? APIError)?.isUnauthenticated == true { tellOfExpiration() }
            throw error
        }
    }

    public func authorize(with token: String?) { transport.authorize(with: token) }

    public func setExpirationHandler(_ handler: (@Sendable () -> Void)?) {
        expirationHandler.withLock { $0 = handler }
    }

    private func noticingExpiration<Operation: APIOperation, Result>(
        of operation: Operation.Type,
        _ work: () async throws -> Result
    ) async throws -> Result {
        do {
            return try await work()
        } catch {
            let error = APIError.of(error)
            if Operation.needsSignIn, (error as? APIError)?.isUnauthenticated == true { tellOfExpiration() }
            throw error
        }
    }

    private func tellOfExpiration() { expirationHandler.withLock { $0 }?() }
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
