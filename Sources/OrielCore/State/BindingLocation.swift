/// The storage a binding reads and writes; shared by all bindings to the same source of truth.
@usableFromInline
class BindingLocation<Value>: PropertyStorage {
    /// Returns the current value; a read inside a body makes that body depend on it.
    @usableFromInline
    func get() -> Value { preconditionFailure("BindingLocation is abstract; get() must be overridden.") }

    /// Returns the current value for a reader that depends only on a part of it.
    func get(_ part: PartialRead<Value>) -> Value { get() }

    func set(_ value: Value, transaction: Transaction) {
        preconditionFailure("BindingLocation is abstract; set(_:transaction:) must be overridden.")
    }

    /// Returns whether two locations always refer to the same source of truth.
    func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

    /// The value at the binding's creation, for locations whose reads do not subscribe to changes.
    ///
    /// Such a binding compares unequal to its predecessor if the value differs, so that the views it was passed to run
    /// again.
    var snapshot: Value? { nil }
}

/// The location of a part of another location's value.
final class KeyPathLocation<Root, Value>: BindingLocation<Value> {
    private let root: BindingLocation<Root>
    private let keyPath: WritableKeyPath<Root, Value>
    private let reader = PartReader()

    init(root: BindingLocation<Root>, keyPath: WritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
    }

    override func get() -> Value {
        guard Evaluation.node != nil else { return root.get()[keyPath: keyPath] }
        return get(PartialRead(reader))
    }

    override func get(_ part: PartialRead<Value>) -> Value {
        let (keyPath, isSame) = (keyPath, part.isSame)
        let root = root.get(PartialRead(part.reader) { isSame($0[keyPath: keyPath], $1[keyPath: keyPath]) })
        return root[keyPath: keyPath]
    }

    override func set(_ value: Value, transaction: Transaction) {
        var whole = root.get()
        whole[keyPath: keyPath] = value
        root.set(whole, transaction: transaction)
    }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Root, Value> else { return false }
        return keyPath == other.keyPath && root.isSame(as: other.root)
    }

    override var snapshot: Value? { root.snapshot.map { $0[keyPath: keyPath] } }

    override func isReached(by source: AnyObject) -> Bool { root.isReached(by: source) }
}

/// The location of an object's property.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let value: Value?

    override var snapshot: Value? { value }

    /// A property of an `@Observable` object: its readers are notified when it changes.
    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
        value = nil
    }

    /// A property of an `ObservableObject`, which notifies only the views that observe the object.
    init(observed object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
        value = object[keyPath: keyPath]
    }

    override func get() -> Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        // A binding without a transaction keeps the ambient one.
        if transaction.isEmpty { return object[keyPath: keyPath] = value }
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// The location of a value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value, transaction: Transaction) {}

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        // Only the graph compares bindings.
        nonisolated(unsafe) let (mine, theirs) = (value, other.value)
        return withMainActorUnchecked { FieldComparison.areEqual(mine, theirs) }
    }
}

/// A location that calls a pair of closures.
final class ClosureLocation<Value>: BindingLocation<Value> {
    private let getValue: () -> Value
    private let setValue: (Value, Transaction) -> Void

    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        getValue = get
        setValue = set
    }

    override func get() -> Value { getValue() }
    override func set(_ value: Value, transaction: Transaction) {
        if transaction.isEmpty { return setValue(value, transaction) }
        withTransaction(transaction) { setValue(value, transaction) }
    }
}

/// A location that applies a two-way conversion to another location.
final class MappedLocation<Base, Value>: BindingLocation<Value> {
    private let base: BindingLocation<Base>
    private let read: (Base) -> Value
    private let write: (Value) -> Base?

    /// - Parameter write: Returns the base value to store; nil leaves the base unchanged.
    init(base: BindingLocation<Base>, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
        self.base = base
        self.read = read
        self.write = write
    }

    override func get() -> Value { read(base.get()) }

    override func set(_ value: Value, transaction: Transaction) {
        if let base = write(value) { self.base.set(base, transaction: transaction) }
    }

    /// The two types determine the conversion, so equal bases make equal locations.
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? MappedLocation<Base, Value> else { return false }
        return base.isSame(as: other.base)
    }

    override var snapshot: Value? { base.snapshot.map(read) }

    override func isReached(by source: AnyObject) -> Bool { base.isReached(by: source) }
}
