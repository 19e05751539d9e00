internal import Foundation
internal import Synchronization

/// Ends a worker whose main actor does not turn any more, as an endless loop in a view's body keeps it from doing.
///
/// A thread of its own counts the seconds in which a small task has waited for the main actor. It counts its own turns rather
/// than a clock's seconds, so a process that was suspended is not ended when it goes on.
final class MainActorWatch: Sendable {
    /// Turns of a second each that the main actor may keep a task waiting.
    static let patience = 10

    /// What is known of the task that waits.
    struct Count: Sendable {
        private(set) var waited = 0
        private var isWaiting = false

        /// A second has passed.
        ///
        /// - Returns: Whether a new task is to be sent to the main actor.
        mutating func turn() -> Bool {
            guard isWaiting else {
                isWaiting = true
                return true
            }
            waited += 1
            return false
        }

        /// The task has run.
        mutating func answered() { self = Count() }
    }

    private let count = Mutex(Count())
    private let isStuck: @Sendable () -> Void

    /// - Parameter isStuck: Called on the watching thread.
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
