internal import Foundation
internal import Synchronization

/// Claims of spare workers: of the connections that need one at the same moment, in whatever process, one gets it.
///
/// A claim ends by itself, because the process that has made it can end before it has handed its connection over. It can then be made
/// again, even if the connection is only late: the worker accepts the first that arrives, and hands another on.
extension WorkerNotes {
    /// Longer than a handover takes, and short for those who wait for a worker.
    private static let claimLifetime: TimeInterval = 2

    /// Claims the worker of a place.
    ///
    /// - Parameter now: The time in seconds by a clock that all processes share.
    /// - Returns: False if another connection has claimed it.
    func claim(_ index: Int, now: TimeInterval = ProcessInfo.processInfo.systemUptime) -> Bool {
        guard 0..<Self.placeCount ~= index else { return false }
        let word = claimEnd(ofPlace: index)
        let end = word.pointee.load(ordering: .acquiring)
        guard UInt64(now * 1000) >= end else { return false }
        let newEnd = UInt64((now + Self.claimLifetime) * 1000)
        return word.pointee.compareExchange(expected: end, desired: newEnd, ordering: .acquiringAndReleasing).exchanged
    }

    /// Lets others claim the worker of a place again.
    func releaseClaim(_ index: Int) {
        guard 0..<Self.placeCount ~= index else { return }
        claimEnd(ofPlace: index).pointee.store(0, ordering: .releasing)
    }
}
