/// The location of a stored property: a key of a scope.
final class StorageLocation<Value>: BindingLocation<Value> {
    private let scope: StorageScope
    private let key: String
    private let coding: StorageCoding<Value>

    init(scope: StorageScope, key: String, coding: StorageCoding<Value>) {
        self.scope = scope
        self.key = key
        self.coding = coding
    }

    override func get() -> Value {
        // Stored values are isolated to the main actor, like the views that show them.
        let (scope, key) = (scope, key)
        return coding.value(from: withMainActorUnchecked { scope.value(for: key) })
    }

    override func set(_ value: Value, transaction: Transaction) {
        let stored = coding.encode(value)
        // A transaction may hold completion closures, which run on the main actor only.
        nonisolated(unsafe) let transaction = transaction
        MainTurn.perform { [scope, key] in scope.set(stored, for: key, transaction: transaction) }
    }

    override func isReached(by source: AnyObject) -> Bool { scope.isSource(source, of: key) }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? StorageLocation<Value> else { return false }
        return scope === other.scope && key == other.key
    }
}

/// The conversion of a type to and from stored values.
struct StorageCoding<Value> {
    /// The value if nothing is stored, or a value of another type.
    let defaultValue: Value
    let decode: (StoredValue) -> Value?
    /// Returns nil for a value that means nothing is stored.
    let encode: (Value) -> StoredValue?

    func value(from stored: StoredValue?) -> Value { stored.flatMap(decode) ?? defaultValue }
}

extension StorageCoding where Value: Storable {
    init(defaultValue: Value) {
        self.init(defaultValue: defaultValue, decode: { Value(stored: $0) }, encode: { $0.storedValue })
    }
}

extension StorageCoding where Value: RawRepresentable, Value.RawValue: Storable {
    init(rawDefault defaultValue: Value) {
        self.init(
            defaultValue: defaultValue,
            decode: { Value.RawValue(stored: $0).flatMap(Value.init(rawValue:)) },
            encode: { $0.rawValue.storedValue }
        )
    }
}

extension StorageCoding {
    static func optional<Wrapped: Storable>() -> StorageCoding where Value == Wrapped? {
        StorageCoding(defaultValue: nil, decode: { Wrapped(stored: $0) }, encode: { $0?.storedValue })
    }

    static func optionalRaw<Wrapped: RawRepresentable>() -> StorageCoding
    where Value == Wrapped?, Wrapped.RawValue: Storable {
        StorageCoding(
            defaultValue: nil,
            decode: { Wrapped.RawValue(stored: $0).flatMap(Wrapped.init(rawValue:)) },
            encode: { $0?.rawValue.storedValue }
        )
    }
}
