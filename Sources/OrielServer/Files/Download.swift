internal import Synchronization

/// A file for the browser to save.
struct Download: Sendable {
    let session: SessionID
    let file: TemporaryFile
    let name: String
    let mediaType: String
    /// The size in bytes.
    let size: Int
    let outcome = Outcome()
}

/// The success or failure of an operation, with one task waiting for it.
final class Outcome: Sendable {
    private enum State {
        case open
        case awaited(CheckedContinuation<Bool, Never>)
        case settled(Bool)
    }

    private let state = Mutex(State.open)

    /// Sets the outcome. Only the first call counts.
    func settle(_ isGood: Bool) {
        let waiting = state.withLock { state -> CheckedContinuation<Bool, Never>? in
            defer { if case .settled = state {} else { state = .settled(isGood) } }
            if case .awaited(let continuation) = state { return continuation }
            return nil
        }
        waiting?.resume(returning: isGood)
    }

    /// Waits for the outcome. Returns false if the task is cancelled.
    func value() async -> Bool {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let known = state.withLock { state -> Bool? in
                    if case .settled(let isGood) = state { return isGood }
                    state = .awaited(continuation)
                    return nil
                }
                if let known { continuation.resume(returning: known) }
            }
        } onCancel: {
            settle(false)
        }
    }
}
