import Foundation
import MomentsModel

/// A value stored under a key, and written only when it has changed.
@MainActor
final class StoredValue<Value: Codable & Equatable & Sendable> {
    private let key: String
    private let store: any PersistentDataStore
    private var data: StoredData?
    private var last: DecodedValue<Value>?
    /// Whether the store may have another value than `last`, because a write has failed.
    private var isUncertain = false

    init(_ key: String, in store: any PersistentDataStore) {
        self.key = key
        self.store = store
    }

    /// Returns the stored value; nil if there is none, or if an earlier version of the app wrote it in another format.
    ///
    /// - Throws: `RepoError` of kind `storage`.
    func read() throws(RepoError) -> Value? {
        do {
            data = try store.data(for: key)
        } catch {
            throw RepoError(.storage)
        }
        last = data?.decoded()
        isUncertain = false
        return last?.value
    }

    /// Stores a value; nil removes it.
    ///
    /// - Throws: `RepoError` of kind `storage`.
    func write(_ value: Value?) throws(RepoError) {
        let new = value.map(DecodedValue.init)
        if value == last?.value, !isUncertain {
            // The screens hold the new value; the equal old one can be released.
            if let new { data?.share(new) }
            last = new
            return
        }
        do {
            let newData = try new.map(StoredData.init(encoding:))
            try store.set(newData, for: key)
            (data, last, isUncertain) = (newData, new, false)
        } catch {
            (data, last, isUncertain) = (nil, nil, true)
            throw RepoError(.storage)
        }
    }
}
