internal import Synchronization

/// The state of a process that goes on serving for a while before it stops, so that a balancer notices.
final class Drain: Sendable {
    private let begun = Atomic(false)

    var hasBegun: Bool { begun.load(ordering: .relaxed) }

    @Sendable func begin() { begun.store(true, ordering: .relaxed) }
}
