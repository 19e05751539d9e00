/// A value in memory of its own that copies share. A change moves the changed value into new memory.
///
/// A page holds a moment in its table, in lists and in the models of rows, and a person in each moment. A copy takes
/// 8 bytes, however large the value is.
struct SharedValue<Value: Hashable & Sendable>: Sendable {
    /// The memory of a value.
    final class Storage: Sendable {
        let value: Value
        /// Whether this is the memory that equal values share.
        let isShared: Bool

        init(_ value: Value, isShared: Bool = false) {
            self.value = value
            self.isShared = isShared
        }
    }

    private(set) var storage: Storage

    init(_ value: Value) { storage = Storage(value) }

    init(in storage: Storage) { self.storage = storage }

    var value: Value {
        get { storage.value }
        set { storage = Storage(newValue) }
    }
}

extension SharedValue: Hashable {
    static func == (a: SharedValue, b: SharedValue) -> Bool {
        a.storage === b.storage || a.storage.value == b.storage.value
    }

    func hash(into hasher: inout Hasher) { hasher.combine(storage.value) }
}
