import Synchronization

/// Calls a closure again and again, until it returns false or is stopped.
final class TimeObserver: Sendable {
    private let task = Mutex<Task<Void, Never>?>(nil)

    func start(_ step: @escaping @MainActor @Sendable () async -> Bool) {
        task.withLock { $0 = Task { @MainActor in while !Task.isCancelled, await step() {} } }
    }

    func stop() { task.withLock { $0?.cancel() } }
}
