import Combine

/// A store of a few strings for a person, such as the preferences of an account.
@MainActor
public struct KeyValueStore {
    /// Publishes all values: the current ones on subscription, then each change.
    public let values: AnyPublisher<[String: String], Never>
    /// Stores a string; nil removes it. `values` publishes the change.
    public let set: @MainActor (_ key: String, _ value: String?) -> Void

    public init(
        values: AnyPublisher<[String: String], Never>,
        set: @escaping @MainActor (_ key: String, _ value: String?) -> Void
    ) {
        self.values = values
        self.set = set
    }

    /// Returns a store in memory, with the lifetime of the value and its copies.
    public static func inMemory(_ values: [String: String] = [:]) -> KeyValueStore {
        let subject = CurrentValueSubject<[String: String], Never>(values)
        return KeyValueStore(values: subject.eraseToAnyPublisher()) { subject.value[$0] = $1 }
    }
}
