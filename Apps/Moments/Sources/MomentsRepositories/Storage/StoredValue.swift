import Foundation
import MomentsModel

/// A value stored under a key, and written only when it has changed.
@MainActor
final class StoredValue<Value: Codable & Equatable> {
    private let key: String
    private let store: any PersistentDataStore
    private var last: Value?

    init(_ key: String, in store: any PersistentDataStore) {
        self.key = key
        self.store = store
    }

    /// Returns the stored value; nil if there is none, or if an earlier version of the app wrote it in another format.
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

    /// Stores a value; nil removes it.
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
        // Also replace an equal value: the screens hold `value` already, and the decoded copy can be released.
        last = value
    }
}
