import Synchronization

/// A buffer for the changes of one reader.
final class ChangeMailbox: Sendable {
    private struct State {
        var pending = PendingChanges()
        /// Suspended readers. There is more than one only if a stream is read from several tasks.
        var waiting: [CheckedContinuation<Change?, Never>] = []
        var isClosed = false
    }

    private let state = Mutex(State())

    func put(_ change: Change) {
        let delivery: (reader: CheckedContinuation<Change?, Never>, change: Change)? = state.withLock { state in
            guard !state.isClosed else { return nil }
            state.pending.insert(change)
            guard !state.waiting.isEmpty, let next = state.pending.removeFirst() else { return nil }
            return (state.waiting.removeFirst(), next)
        }
        delivery?.reader.resume(returning: delivery?.change)
    }

    /// Returns the next change as soon as there is one; nil once the mailbox is closed.
    func take() async -> Change? {
        await withCheckedContinuation { reader in
            let answer: Change?? = state.withLock { state in
                if state.isClosed { return .some(nil) }
                if let change = state.pending.removeFirst() { return .some(change) }
                state.waiting.append(reader)
                return nil
            }
            if let answer { reader.resume(returning: answer) }
        }
    }

    func close() {
        let readers = state.withLock { state in
            state.isClosed = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for reader in readers { reader.resume(returning: nil) }
    }
}
