import Combine

/// A place where a few texts are kept for a person, such as the preferences of an account.
@MainActor
public struct KeyValueStore {
    /// Everything that is kept: at once, then after each change.
    public let values: AnyPublisher<[String: String], Never>
    /// Keeps a text; nil removes it. `values` tells of it.
    public let set: @MainActor (_ key: String, _ value: String?) -> Void

    public init(
        values: AnyPublisher<[String: String], Never>,
        set: @escaping @MainActor (_ key: String, _ value: String?) -> Void
    ) {
        self.values = values
        self.set = set
    }

    /// A place that lasts as long as this value and its copies.
    public static func inMemory(_ values: [String: String] = [:]) -> KeyValueStore {
        let subject = CurrentValueSubject<[String: String], Never>(values)
        return KeyValueStore(values: subject.eraseToAnyPublisher()) { subject.value[$0] = $1 }
    }
}
