public import Foundation
public import MomentsModel
import Synchronization

/// A store in the memory of the process, for previews and tests.
///
/// It is written to be obviously right rather than fast: every result is computed by scanning plain rows, so that other stores
/// can be compared with it.
public final class InMemoryMomentStore: MomentStore {
    private let state = Mutex(InMemoryState())
    private let hub = ChangeHub()
    let now: @Sendable () -> Date

    public init(now: @escaping @Sendable () -> Date = { Date() }) {
        self.now = now
    }

    public func changes(for viewer: PersonID) -> AsyncStream<Change> { hub.stream(for: viewer) }

    /// Does nothing, as memory is always available.
    public func check() async throws {}

    func read<Answer>(_ body: (InMemoryState) throws -> Answer) rethrows -> Answer {
        try state.withLock { state in
            state.now = now()
            return try body(state)
        }
    }

    /// Runs a transaction, which is rolled back if `body` throws. Changes are sent to subscribers in commit order,
    /// those of a request after its response (`HeldNews`).
    func write<Answer>(_ body: (inout InMemoryState, Date) throws -> Answer) rethrows -> Answer {
        let held = HeldNews.current
        return try state.withLock { state in
            var changed = state
            changed.now = Date(milliseconds: now().milliseconds)
            let answer = try body(&changed, changed.now)
            let news = changed.news
            changed.news = []
            state = changed
            for item in news { hub.send(item.change, to: item.people, with: held) }
            return answer
        }
    }
}

extension Sequence {
    /// Returns the first `limit` elements: none if `limit` is not positive, all if it is nil.
    func first(_ limit: Int?) -> [Element] {
        guard let limit else { return Array(self) }
        return Array(prefix(Swift.max(limit, 0)))
    }
}
