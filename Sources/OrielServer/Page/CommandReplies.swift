internal import Synchronization

/// Who waits for what clients reply to commands.
final class CommandReplies: Sendable {
    private struct State: Sendable {
        var waiting: [UInt32: CheckedContinuation<String?, Never>] = [:]
        var lastNumber: UInt32 = 0
        var hasEnded = false
    }

    private let state = Mutex(State())

    /// Sends a command and waits for its reply.
    ///
    /// - Parameter send: Is given the command's number.
    /// - Returns: Nil if there will be none, or the task was cancelled.
    func reply(toCommandSentBy send: (UInt32) -> Void) async -> String? {
        // Drawn beforehand, so that a task that is cancelled can name it.
        let number = state.withLock { state -> UInt32 in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isWaiting = state.withLock { state in
                    // A task that is cancelled after this look finds the continuation.
                    if state.hasEnded || Task.isCancelled { return false }
                    state.waiting[number] = continuation
                    return true
                }
                if isWaiting { send(number) } else { continuation.resume(returning: nil) }
            }
        } onCancel: {
            resume(number, returning: nil)
        }
    }

    /// A client has replied. What nobody waits for is passed over.
    func resume(_ number: UInt32, returning reply: String?) {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: reply)
    }

    /// No reply will come any more.
    func end() {
        let waiting = state.withLock { state in
            state.hasEnded = true
            defer { state.waiting.removeAll() }
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume(returning: nil) }
    }
}
