internal import Foundation
internal import Synchronization

/// Ends a worker whose main actor is blocked, for example by an endless loop in a view's body.
///
/// A separate thread counts the seconds a small task has waited for the main actor. It counts its own one-second turns
/// rather than reading a clock, so a suspended process does not end when it resumes.
final class MainActorWatch: Sendable {
    /// The most one-second turns that the main actor may keep a task waiting.
    static let patience = 10

    /// The state of the waiting task.
    struct Count: Sendable {
        private(set) var waited = 0
        private var isWaiting = false

        /// Counts one second.
        ///
        /// - Returns: Whether to send a new task to the main actor.
        mutating func turn() -> Bool {
            guard isWaiting else {
                isWaiting = true
                return true
            }
            waited += 1
            return false
        }

        /// Resets the count after the task has run.
        mutating func answered() { self = Count() }
    }

    private let count = Mutex(Count())
    private let isStuck: @Sendable () -> Void

    /// - Parameter isStuck: A handler called on the watching thread.
    init(isStuck: @escaping @Sendable () -> Void) { self.isStuck = isStuck }

    func start() {
        let thread = Thread { [self] in
            while true {
                sleep(1)
                turn()
            }
        }
        thread.name = "oriel.watch"
        thread.stackSize = 256 * 1024
        thread.start()
    }

    private func turn() {
        let (asks, waited) = count.withLock { ($0.turn(), $0.waited) }
        if asks { Task { @MainActor in count.withLock { $0.answered() } } }
        if waited >= Self.patience { isStuck() }
    }
}
