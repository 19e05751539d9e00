import MomentsModel
import MomentsRepositories
import Synchronization

/// In-memory data of people between their sessions, for the lifetime of the process.
///
/// Keeps the most recent people. Evicted data is requested again.
final class DataStores: Sendable {
    private struct Entry {
        var store: InMemoryDataStore
        var lastUse: Int
    }

    private struct State {
        var entries: [PersonID: Entry] = [:]
        var uses = 0
    }

    private let state = Mutex(State())
    private let limit: Int

    /// - Parameter limit: The maximum number of people.
    init(limit: Int = 1000) { self.limit = limit }

    func store(of person: PersonID) -> InMemoryDataStore {
        state.withLock { state in
            state.uses += 1
            if state.entries[person] == nil, state.entries.count >= limit {
                let oldest = state.entries.min { $0.value.lastUse < $1.value.lastUse }
                if let oldest { state.entries[oldest.key] = nil }
            }
            state.entries[person, default: Entry(store: InMemoryDataStore(), lastUse: 0)].lastUse = state.uses
            return state.entries[person]?.store ?? InMemoryDataStore()
        }
    }
}
