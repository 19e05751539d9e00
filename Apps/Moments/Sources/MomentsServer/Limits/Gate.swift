import Synchronization

/// A gate that admits a limited number of callers at once. Others wait in order of arrival; if the queue is full, the next
/// caller is rejected with `Full`.
final class Gate: Sendable {
    /// The queue is full.
    struct Full: Error {}

    private struct State {
        var free: Int
        var nextTicket = 0
        var waiting: [(ticket: Int, continuation: CheckedContinuation<Void, any Error>)] = []
        /// Callers with a ticket but no continuation yet, and whether they have been cancelled since.
        var arriving: [Int: Bool] = [:]
    }

    private let queueLength: Int
    private let state: Mutex<State>

    init(width: Int, queueLength: Int) {
        self.queueLength = queueLength
        state = Mutex(State(free: width))
    }

    /// Runs `body` once there is a free place.
    ///
    /// - Throws: `Full`, `CancellationError`, or what the body throws.
    func pass<T: Sendable>(_ body: () async throws -> T) async throws -> T {
        try await enter()
        defer { leave() }
        return try await body()
    }

    private func enter() async throws {
        let ticket: Int? = try state.withLock { state in
            if state.free > 0 {
                state.free -= 1
                return nil
            }
            guard state.waiting.count + state.arriving.count < queueLength else { throw Full() }
            state.nextTicket += 1
            state.arriving[state.nextTicket] = false
            return state.nextTicket
        }
        guard let ticket else { return }
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let outcome: Result<Void, any Error>? = state.withLock { state in
                    if state.arriving.removeValue(forKey: ticket) == true { return .failure(CancellationError()) }
                    if state.free > 0 {
                        state.free -= 1
                        return .success(())
                    }
                    state.waiting.append((ticket, continuation))
                    return nil
                }
                if let outcome { continuation.resume(with: outcome) }
            }
        } onCancel: {
            cancel(ticket)
        }
    }

    private func cancel(_ ticket: Int) {
        let continuation = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard let index = state.waiting.firstIndex(where: { $0.ticket == ticket }) else {
                // The caller is about to wait, or was admitted already.
                if state.arriving[ticket] != nil { state.arriving[ticket] = true }
                return nil
            }
            return state.waiting.remove(at: index).continuation
        }
        continuation?.resume(throwing: CancellationError())
    }

    private func leave() {
        let next = state.withLock { state -> CheckedContinuation<Void, any Error>? in
            guard !state.waiting.isEmpty else {
                state.free += 1
                return nil
            }
            return state.waiting.removeFirst().continuation
        }
        next?.resume()
    }
}
