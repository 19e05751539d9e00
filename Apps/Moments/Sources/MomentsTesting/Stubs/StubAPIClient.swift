import Foundation
import MomentsAPI
import MomentsModel
import Synchronization

/// An API client with stubbed responses. It records operations, and fails the test on an operation without a stub.
///
///     let api = StubAPIClient()
///     api.on(GetMomentOperation.self) { _ in .sample() }
public final class StubAPIClient: PhotoClientType {
    private typealias Handler = @Sendable (any APIRequest) async throws -> any Sendable

    private struct State: Sendable {
        var handlers: [ObjectIdentifier: Handler] = [:]
        var operations: [any APIRequest] = []
        var tokens: [String?] = []
        var expirationHandler: (@Sendable () -> Void)?
        var changes: (@Sendable () -> APIEvents<LiveChange>?)?
        var upload: (@Sendable (URL) async throws -> PhotoUpload)?
    }

    private let state = Mutex(State())

    public init() {}

    /// Stubs the response to an operation.
    public func on<Operation: APIOperation>(
        _ type: Operation.Type,
        answer: @escaping @Sendable (Operation) async throws -> Operation.Output
    ) {
        state.withLock { state in
            state.handlers[ObjectIdentifier(type)] = { operation in
                guard let operation = operation as? Operation else { throw unstubbed("\(operation)") }
                return try await answer(operation)
            }
        }
    }

    /// Stubs the subscription of changes; nil means that the transport does not support streams.
    public func onChanges(_ changes: @escaping @Sendable () -> APIEvents<LiveChange>?) {
        state.withLock { $0.changes = changes }
    }

    public func onUpload(_ upload: @escaping @Sendable (URL) async throws -> PhotoUpload) {
        state.withLock { $0.upload = upload }
    }

    /// All operations performed so far.
    public var operations: [any APIRequest] { state.withLock { $0.operations } }

    /// Returns all operations of a type performed so far.
    public func operations<Operation: APIOperation>(_ type: Operation.Type) -> [Operation] {
        operations.compactMap { $0 as? Operation }
    }

    /// The tokens passed to `authorize(with:)`, in order.
    public var tokens: [String?] { state.withLock { $0.tokens } }

    /// Calls the expiration handler.
    public func expire() { state.withLock { $0.expirationHandler }?() }

    public func perform<Request: APIRequest>(_ operation: Request) async throws -> Request.Output {
        let handler = state.withLock { state in
            state.operations.append(operation)
            return state.handlers[ObjectIdentifier(Request.self)]
        }
        guard let handler, let output = try await handler(operation) as? Request.Output else {
            throw unstubbed("\(operation)")
        }
        return output
    }

    public func events<Subscription: APISubscription>(
        _ subscription: Subscription
    ) -> APIEvents<Subscription.Output>? {
        guard let changes = state.withLock({ $0.changes }) else {
            _ = unstubbed("\(subscription)")
            return nil
        }
        return changes() as? APIEvents<Subscription.Output>
    }

    public func upload(_ file: URL) async throws -> PhotoUpload {
        guard let upload = state.withLock({ $0.upload }) else { throw unstubbed("upload(\(file.lastPathComponent))") }
        return try await upload(file)
    }

    public func authorize(with token: String?) { state.withLock { $0.tokens.append(token) } }

    public func setExpirationHandler(_ handler: (@Sendable () -> Void)?) {
        state.withLock { $0.expirationHandler = handler }
    }
}
