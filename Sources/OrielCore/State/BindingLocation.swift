/// Where a binding reads and writes; shared by everything that refers to the same truth.
@usableFromInline
class BindingLocation<Value>: PropertyStorage {
    /// The current value; a read inside a body makes that body depend on it.
    @usableFromInline
    func get() -> Value { preconditionFailure("BindingLocation is abstract; get() must be overridden.") }

    /// The current value, for a reader whom only a part of it concerns.
    func get(_ part: PartialRead<Value>) -> Value { get() }

    func set(_ value: Value, transaction: Transaction) {
        preconditionFailure("BindingLocation is abstract; set(_:transaction:) must be overridden.")
    }

    /// Whether two locations always refer to the same truth.
    func isSame(as other: BindingLocation<Value>) -> Bool { self === other }

    /// The value when the binding was made, where reading it tells nobody when it changes.
    ///
    /// Such a binding differs from the one before if the value does, so that the views it was handed to run again.
    var snapshot: Value? { nil }
}

/// A part of another location's value.
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
}

/// A property of an object.
final class ObjectLocation<Object: AnyObject, Value>: BindingLocation<Value> {
    private let object: Object
    private let keyPath: ReferenceWritableKeyPath<Object, Value>
    private let value: Value?

    override var snapshot: Value? { value }

    /// A property of an `@Observable` object: whoever reads it learns when it changes.
    init(object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
        value = nil
    }

    /// A property of an `ObservableObject`, which tells only the view that observes the object.
    init(observed object: Object, keyPath: ReferenceWritableKeyPath<Object, Value>) {
        self.object = object
        self.keyPath = keyPath
        value = object[keyPath: keyPath]
    }

    override func get() -> Value { object[keyPath: keyPath] }

    override func set(_ value: Value, transaction: Transaction) {
        // A binding that says nothing leaves the ambient transaction in force.
        if transaction.isEmpty { return object[keyPath: keyPath] = value }
        withTransaction(transaction) { object[keyPath: keyPath] = value }
    }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ObjectLocation<Object, Value> else { return false }
        return object === other.object && keyPath == other.keyPath
    }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
    private let value: Value

    init(_ value: Value) { self.value = value }

    override func get() -> Value { value }
    override func set(_ value: Value, transaction: Transaction) {}

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        // Bindings are compared by the graph only.
        nonisolated(unsafe) let (mine, theirs) = (value, other.value)
        return withMainActorUnchecked { FieldComparison.areEqual(mine, theirs) }
    }
}

/// A pair of closures.
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

/// A location seen through a conversion that both sides agree on.
final class MappedLocation<Base, Value>: BindingLocation<Value> {
    private let base: BindingLocation<Base>
    private let read: (Base) -> Value
    private let write: (Value) -> Base?

    /// - Parameter write: The base value to store; nil leaves the base as it is.
    init(base: BindingLocation<Base>, read: @escaping (Base) -> Value, write: @escaping (Value) -> Base?) {
        self.base = base
        self.read = read
        self.write = write
    }

    override func get() -> Value { read(base.get()) }

    override func set(_ value: Value, transaction: Transaction) {
        if let base = write(value) { self.base.set(base, transaction: transaction) }
    }

    /// The conversion follows from the two types, so equal bases make equal locations.
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? MappedLocation<Base, Value> else { return false }
        return base.isSame(as: other.base)
    }

    override var snapshot: Value? { base.snapshot.map(read) }
}
