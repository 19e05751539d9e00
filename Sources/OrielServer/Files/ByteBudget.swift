internal import Synchronization

/// The bytes that the uploaded files of one session may use together.
final class ByteBudget: Sendable {
    /// The budget is used up.
    struct Exceeded: Error {}

    let limit: Int
    private let used = Mutex(0)

    init(limit: Int) { self.limit = limit }

    var usedBytes: Int { used.withLock { $0 } }

    func take(_ count: Int) throws(Exceeded) {
        let isEnough = used.withLock { used in
            guard count <= limit - used else { return false }
            used += count
            return true
        }
        if !isEnough { throw Exceeded() }
    }

    func giveBack(_ count: Int) { used.withLock { $0 -= count } }
}
