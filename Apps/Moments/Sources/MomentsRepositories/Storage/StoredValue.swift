import Foundation
import MomentsModel

/// A value that is kept in a store under a key, and written only when it has changed.
@MainActor
final class StoredValue<Value: Codable & Equatable> {
    private let key: String
    private let store: any PersistentDataStore
    private var last: Value?

    init(_ key: String, in store: any PersistentDataStore) {
        self.key = key
        self.store = store
    }

    /// What was kept; nil if there is nothing, or an earlier version of the program has written it in another form.
    ///
    /// - Throws: `RepoError` of kind `storage`.
    func read() throws(RepoError) -> Value? {
        let data: Data?
        do {
            data = try store.data(for: key)
        } catch {
            throw RepoError(.storage)
        }
        last = data.flatMap { try? JSONCoding.decoder().decode(Value.self, from: $0) }
        return last
    }

    /// Keeps a value; nil removes it.
    ///
    /// - Throws: `RepoError` of kind `storage`.
    func write(_ value: Value?) throws(RepoError) {
        if value != last {
            do {
                try store.set(value.map { try JSONCoding.encoder().encode($0) }, for: key)
            } catch {
                throw RepoError(.storage)
            }
        }
        // Also one that is equal: the screens have it in memory already, and what was read can go.
        last = value
    }
}
