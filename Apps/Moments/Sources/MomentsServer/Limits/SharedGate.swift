import Synchronization

/// Lets many do one thing together, or one do another alone.
///
/// Whoever wants to be alone keeps those out who come later, so the wait ends.
final class SharedGate: Sendable {
    private enum Wish { case together, alone }

    private struct State {
        var together = 0
        var isAlone = false
        var waiting: [(wish: Wish, continuation: CheckedContinuation<Void, Never>)] = []

        /// Lets in who may enter now, in order.
        mutating func admit() -> [CheckedContinuation<Void, Never>] {
            var admitted: [CheckedContinuation<Void, Never>] = []
            while let first = waiting.first, mayEnter(first.wish) {
                enter(first.wish)
                admitted.append(waiting.removeFirst().continuation)
            }
            return admitted
        }

        func mayEnter(_ wish: Wish) -> Bool {
            switch wish {
            case .together: !isAlone
            case .alone: !isAlone && together == 0
            }
        }

        mutating func enter(_ wish: Wish) {
            if wish == .alone { isAlone = true } else { together += 1 }
        }
    }

    private let state = Mutex(State())

    /// Runs something that others may do, too.
    func together<T>(_ body: () async throws -> T) async rethrows -> T {
        await enter(.together)
        defer { leave { $0.together -= 1 } }
        return try await body()
    }

    /// Runs something while nobody does the other thing.
    func alone<T>(_ body: () async throws -> T) async rethrows -> T {
        await enter(.alone)
        defer { leave { $0.isAlone = false } }
        return try await body()
    }

    private func enter(_ wish: Wish) async {
        await withCheckedContinuation { continuation in
            let isIn = state.withLock { state in
                guard state.waiting.isEmpty, state.mayEnter(wish) else {
                    state.waiting.append((wish, continuation))
                    return false
                }
                state.enter(wish)
                return true
            }
            if isIn { continuation.resume() }
        }
    }

    private func leave(_ change: (inout State) -> Void) {
        let admitted = state.withLock { state in
            change(&state)
            return state.admit()
        }
        for continuation in admitted { continuation.resume() }
    }
}
