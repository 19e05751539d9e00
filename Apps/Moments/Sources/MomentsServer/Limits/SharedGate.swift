import Synchronization

/// A lock for two kinds of work: many callers of one kind run together, or one of the other kind runs alone.
///
/// A caller that waits to run alone holds back those that arrive later, so its wait ends.
final class SharedGate: Sendable {
    private enum Wish { case together, alone }

    private struct State {
        var together = 0
        var isAlone = false
        var waiting: [(wish: Wish, continuation: CheckedContinuation<Void, Never>)] = []

        /// Admits the waiting callers that may enter now, in order.
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

    /// Runs `body`, concurrently with other such calls.
    func together<T>(_ body: () async throws -> T) async rethrows -> T {
        await enter(.together)
        defer { leave { $0.together -= 1 } }
        return try await body()
    }

    /// Runs `body` while no other caller is inside.
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
