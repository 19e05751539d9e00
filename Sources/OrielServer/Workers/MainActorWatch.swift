internal import Foundation
internal import Synchronization

/// Ends a worker whose main actor is blocked, for example by an endless loop in a view's body.
///
/// A separate thread counts the seconds a small task has waited for the main actor. It counts its own one-second turns
/// rather than reading a clock, so a suspended process does not end when it resumes. Time in which other processes had
/// the processors does not count, so a worker on a busy machine does not end because it is slow.
final class MainActorWatch: Sendable {
    /// The most time that the main actor may keep a task waiting.
    static let patience = Duration.seconds(10)
    /// The most one-second turns that it may, however busy the machine is.
    static let mostTurns = 60

    /// The state of the waiting task.
    struct Count: Sendable {
        private(set) var turns = 0
        private(set) var waited = Duration.zero
        private(set) var isWaiting = false

        /// Whether the task has waited for too long.
        var isStuck: Bool { waited >= MainActorWatch.patience || turns >= MainActorWatch.mostTurns }

        /// Counts one second.
        ///
        /// - Parameter starved: How long a thread of this process has waited for a processor in this second.
        /// - Returns: Whether to send a new task to the main actor.
        mutating func turn(starved: Duration = .zero) -> Bool {
            guard isWaiting else {
                isWaiting = true
                return true
            }
            turns += 1
            waited += .seconds(1) - min(max(starved, .zero), .seconds(1))
            return false
        }

        /// Resets the count after the task has run.
        mutating func answered() { self = Count() }
    }

    private let count = Mutex(Count())
    private let isStuck: @Sendable (_ seconds: Int) -> Void

    /// - Parameter isStuck: A handler called on the watching thread, with the seconds that the task has waited.
    init(isStuck: @escaping @Sendable (_ seconds: Int) -> Void) { self.isStuck = isStuck }

    func start() {
        let thread = Thread { [self] in
            var waits = ProcessorWaits()
            while true {
                sleep(1)
                turn(&waits)
            }
        }
        thread.name = "oriel.watch"
        thread.stackSize = 256 * 1024
        thread.start()
    }

    private func turn(_ waits: inout ProcessorWaits) {
        // Only read while a task waits, which is rare. The first reading covers the time before, too: at most a second is lost.
        let starved = count.withLock(\.isWaiting) ? waits.longestSinceLastReading() : .zero
        let (asks, count) = count.withLock { ($0.turn(starved: starved), $0) }
        if asks { Task { @MainActor in self.count.withLock { $0.answered() } } }
        if count.isStuck { isStuck(count.turns) }
    }
}
