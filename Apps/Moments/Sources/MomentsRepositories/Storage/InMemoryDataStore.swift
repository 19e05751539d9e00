import Synchronization

/// An in-memory cache limited by bytes; evicts the least recently used entry first.
public final class InMemoryDataStore: PersistentDataStore {
    /// The error for an entry larger than the whole store.
    public struct TooLarge: Error {
        public let key: String
        public let bytes: Int
    }

    private struct Entry {
        var data: StoredData
        var lastUse: Int
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var bytes = 0
        var uses = 0

        mutating func remove(_ key: String) {
            guard let entry = entries.removeValue(forKey: key) else { return }
            bytes -= entry.data.bytes.count + key.utf8.count
        }
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: The maximum size of all keys and data in bytes; 512 KiB by default.
    public init(limit: Int = 512 << 10) { self.limit = limit }

    public func data(for key: String) -> StoredData? {
        state.withLock { state in
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return state.entries[key]?.data
        }
    }

    public func set(_ data: StoredData?, for key: String) throws {
        try state.withLock { state in
            state.remove(key)
            guard let data else { return }
            let size = data.bytes.count + key.utf8.count
            guard size <= limit else { throw TooLarge(key: key, bytes: size) }
            // A linear search is fast enough for the few entries.
            while state.bytes + size > limit,
                let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse })
            {
                state.remove(oldest.key)
            }
            state.uses += 1
            state.entries[key] = Entry(data: data, lastUse: state.uses)
            state.bytes += size
        }
    }

    public func removeAll() { state.withLock { $0 = State() } }
}
