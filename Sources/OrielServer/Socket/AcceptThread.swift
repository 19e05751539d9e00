internal import Foundation
internal import OrielWorkerShim
internal import Synchronization

/// A thread that waits for connections of a listening socket.
///
/// When `accept` returns, only this thread has the connection. If the process ended then, the client would get no answer.
/// ``stop(within:)`` therefore waits until the thread has given the connection away.
final class AcceptThread: Sendable {
    private enum Phase {
        case unused
        case starting
        case running(pthread_t)
        case ended
    }

    private let phase = Mutex(Phase.unused)
    private let shallEnd = Atomic(false)

    /// Whether the thread has been asked to end.
    var isStopping: Bool { shallEnd.load(ordering: .sequentiallyConsistent) }

    /// - Parameters:
    ///   - acceptNext: Waits for one connection, and gives it away. Called again until the thread is asked to end.
    ///   - onEnd: Called on the thread, last.
    func start(_ acceptNext: @escaping @Sendable () -> Void, onEnd: @escaping @Sendable () -> Void = {}) {
        let thread = Thread { [self] in
            oriel_allow_interrupts()
            phase.withLock { $0 = .running(pthread_self()) }
            while !isStopping { acceptNext() }
            phase.withLock { $0 = .ended }
            onEnd()
        }
        thread.name = "oriel.accept"
        thread.stackSize = 512 * 1024
        phase.withLock { $0 = .starting }
        thread.start()
    }

    /// Ends the thread. A connection that it has accepted has been given away when this returns.
    ///
    /// - Parameter limit: The most time to wait. Only a thread that cannot give its connection away needs it.
    func stop(within limit: Duration = .seconds(2)) {
        shallEnd.store(true, ordering: .sequentiallyConsistent)
        let end = ContinuousClock.now + limit
        // Again and again: it may begin to wait right after an interrupt.
        while interrupt(), ContinuousClock.now < end { usleep(500) }
    }

    /// Wakes the thread if it waits.
    ///
    /// - Returns: False if it has ended, or was never started.
    private func interrupt() -> Bool {
        // Under the lock, so that the thread still exists.
        phase.withLock { phase in
            switch phase {
            case .starting: return true
            case .running(let thread):
                oriel_interrupt(thread)
                return true
            case .unused, .ended: return false
            }
        }
    }
}
