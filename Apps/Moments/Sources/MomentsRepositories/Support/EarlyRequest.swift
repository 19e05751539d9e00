import Synchronization

/// A request that can be sent before anyone asks for its answer.
final class EarlyRequest<Answer: Sendable>: Sendable {
    private enum State {
        case waiting
        case sent(Task<Answer, any Error>)
        case taken
    }

    private let state = Mutex(State.waiting)
    private let perform: @Sendable () async throws -> Answer

    init(_ perform: @escaping @Sendable () async throws -> Answer) { self.perform = perform }

    deinit {
        state.withLock { if case .sent(let task) = $0 { task.cancel() } }
    }

    /// Sends the request, once, unless `take()` was called before.
    func send() {
        state.withLock { state in
            guard case .waiting = state else { return }
            state = .sent(Task { [perform] in try await perform() })
        }
    }

    /// Returns the answer to the first caller; nil if the request was not sent, which it never is then.
    func take() -> Task<Answer, any Error>? {
        state.withLock { state in
            defer { state = .taken }
            guard case .sent(let task) = state else { return nil }
            return task
        }
    }
}
