import MomentsModel
import MomentsRepositories
import Synchronization

/// What is kept for people between their sessions, as long as the process lives.
///
/// Those who were there last are kept; what is lost is asked for again.
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

    /// - Parameter limit: For how many people something is kept.
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
