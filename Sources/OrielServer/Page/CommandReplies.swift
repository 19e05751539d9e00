internal import Synchronization

/// The continuations of tasks that wait for a client's reply to a command.
final class CommandReplies: Sendable {
    private struct State: Sendable {
        var waiting: [UInt32: CheckedContinuation<String?, Never>] = [:]
        var lastNumber: UInt32 = 0
        var hasEnded = false
    }

    private let state = Mutex(State())

    /// Sends a command and waits for its reply.
    ///
    /// - Parameter send: A closure that sends the command with the given number.
    /// - Returns: The reply; nil if the page ended first or the task was cancelled.
    func reply(toCommandSentBy send: (UInt32) -> Void) async -> String? {
        // Assigned first, so the cancellation handler knows the number.
        let number = state.withLock { state -> UInt32 in
            state.lastNumber += 1
            return state.lastNumber
        }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isWaiting = state.withLock { state in
                    // If the task is cancelled after this check, the cancellation handler finds the continuation.
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

    /// Resumes the task that waits for a reply. Ignores replies without a waiting task.
    func resume(_ number: UInt32, returning reply: String?) {
        state.withLock { $0.waiting.removeValue(forKey: number) }?.resume(returning: reply)
    }

    /// Resumes all waiting tasks with nil, and refuses new ones.
    func end() {
        let waiting = state.withLock { state in
            state.hasEnded = true
            defer { state.waiting.removeAll() }
            return state.waiting.values
        }
        for continuation in waiting { continuation.resume(returning: nil) }
    }
}
