import Foundation
import Synchronization

/// Keeps data for as long as the program runs, up to a number of bytes: what was not used for longest makes room.
public final class InMemoryDataStore: PersistentDataStore {
    /// What is larger than the whole store cannot be kept.
    public struct TooLarge: Error {
        public let key: String
        public let bytes: Int
    }

    private struct Entry {
        var data: Data
        var lastUse: Int
    }

    private struct State {
        var entries: [String: Entry] = [:]
        var bytes = 0
        var uses = 0

        mutating func remove(_ key: String) {
            guard let entry = entries.removeValue(forKey: key) else { return }
            bytes -= entry.data.count + key.utf8.count
        }
    }

    private let limit: Int
    private let state = Mutex(State())

    /// - Parameter limit: Bytes of all keys and data together.
    public init(limit: Int = 512 << 10) { self.limit = limit }

    public func data(for key: String) -> Data? {
        state.withLock { state in
            state.uses += 1
            state.entries[key]?.lastUse = state.uses
            return state.entries[key]?.data
        }
    }

    public func set(_ data: Data?, for key: String) throws {
        try state.withLock { state in
            state.remove(key)
            guard let data else { return }
            let size = data.count + key.utf8.count
            guard size <= limit else { throw TooLarge(key: key, bytes: size) }
            // Few entries are kept, so looking through all of them is no loss.
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
