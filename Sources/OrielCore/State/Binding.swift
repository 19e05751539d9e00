/// A two-way connection to a source of truth owned elsewhere.
///
///     struct VolumeSlider: View {
///         @Binding var volume: Double
///         var body: some View { Button("Mute") { volume = 0 } }
///     }
///
/// A binding to an element that was removed from its collection returns the element's last value, whereas Apple's stops
/// the process.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    let location: BindingLocation<Value>

    /// The transaction of changes made through this binding.
    public var transaction = Transaction()

    init(location: BindingLocation<Value>) { self.location = location }

    /// Creates a binding from two closures. A view that receives a new instance is always updated, because closures
    /// cannot be compared.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get) { value, _ in set(value) }
    }

    /// Creates a binding from two closures, of which the second receives the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// Returns a binding whose value never changes.
    public static func constant(_ value: Value) -> Binding<Value> { Binding(location: ConstantLocation(value)) }

    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction: transaction) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var binding = Binding<Subject>(location: KeyPathLocation(root: location, keyPath: keyPath))
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding whose changes have the given transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var binding = self
        binding.transaction = transaction
        return binding
    }

    /// Returns a binding whose changes are animated.
    public func animation(_ animation: Animation? = .default) -> Binding<Value> {
        var binding = self
        binding.transaction.animation = animation
        return binding
    }
}

// Unchecked, because the location is a class with subclasses: some protect their value by a lock, others call the app's closures.
extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding {
    /// Creates an optional binding to a non-optional value; writing nil has no effect.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: MappedLocation(base: base.location, read: { $0 }, write: { $0 }))
        transaction = base.transaction
    }

    /// Creates a binding to the wrapped value of an optional binding, or returns nil if the value is nil now.
    ///
    /// If the base becomes nil later, reads return the last non-nil value.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappedLocation(base: base.location, last: value))
        transaction = base.transaction
    }

    /// Creates a type-erased binding; writing a value of another type has no effect.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(location: MappedLocation(base: base.location, read: { AnyHashable($0) }, write: { $0.base as? V }))
        transaction = base.transaction
    }
}

private final class UnwrappedLocation<Value>: BindingLocation<Value> {
    private let base: BindingLocation<Value?>
    private var last: Value

    init(base: BindingLocation<Value?>, last: Value) {
        self.base = base
        self.last = last
    }

    override func get() -> Value {
        if let value = base.get() { last = value }
        return last
    }

    override func set(_ value: Value, transaction: Transaction) {
        // A write after the base has become nil would restore a removed value.
        if base.get() != nil { base.set(value, transaction: transaction) }
    }

    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return base.isSame(as: other.base)
    }

    override var snapshot: Value? { base.snapshot ?? nil }
}

// MARK: - Collections

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices

    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after index: Value.Index) -> Value.Index { wrappedValue.index(after: index) }
    public func formIndex(after index: inout Value.Index) { wrappedValue.formIndex(after: &index) }

    public subscript(position: Value.Index) -> Binding<Value.Element> {
        var binding = Binding<Value.Element>(location: ElementLocation(root: location, position: position))
        binding.transaction = transaction
        return binding
    }
}

extension Binding where Value: MutableCollection {
    /// Returns a binding to an element of a collection that has just been read. It stores the element, so that it can
    /// return it if the element is removed before the first read.
    func element(at position: Value.Index, of collection: Value) -> Binding<Value.Element> {
        let location = ElementLocation(root: location, position: position, last: collection[position])
        var binding = Binding<Value.Element>(location: location)
        binding.transaction = transaction
        return binding
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before index: Value.Index) -> Value.Index { wrappedValue.index(before: index) }
    public func formIndex(before index: inout Value.Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: MutableCollection & RandomAccessCollection {}

/// The location of one element of a collection, by position.
///
/// A view whose row has just been removed may still read it and receives the element's last value; SwiftUI on Apple
/// platforms traps.
private final class ElementLocation<Root: MutableCollection>: BindingLocation<Root.Element> {
    private let root: BindingLocation<Root>
    private let position: Root.Index
    private let reader = PartReader()
    private var last: Root.Element?

    init(root: BindingLocation<Root>, position: Root.Index, last: Root.Element? = nil) {
        self.root = root
        self.position = position
        self.last = last
    }

    override func get() -> Root.Element {
        guard Evaluation.node != nil else { return element(of: root.get()) }
        return get(PartialRead(reader))
    }

    override func get(_ part: PartialRead<Root.Element>) -> Root.Element {
        let (position, isSame) = (position, part.isSame)
        let read = PartialRead<Root>(part.reader) { old, new in
            let isInside = Self.contains(position, in: old)
            guard isInside == Self.contains(position, in: new) else { return false }
            return !isInside || isSame(old[position], new[position])
        }
        return element(of: root.get(read))
    }

    private static func contains(_ position: Root.Index, in collection: Root) -> Bool {
        position >= collection.startIndex && position < collection.endIndex
    }

    private func element(of collection: Root) -> Root.Element {
        if Self.contains(position, in: collection) {
            let element = collection[position]
            last = element
            return element
        }
        guard let last else {
            preconditionFailure(
                "The binding's position \(position) is outside its collection and never had an element."
            )
        }
        return last
    }

    override func set(_ value: Root.Element, transaction: Transaction) {
        var collection = root.get()
        guard Self.contains(position, in: collection) else { return }
        collection[position] = value
        root.set(collection, transaction: transaction)
    }

    override func isSame(as other: BindingLocation<Root.Element>) -> Bool {
        guard let other = other as? ElementLocation<Root> else { return false }
        return position == other.position && root.isSame(as: other.root)
    }

    override var snapshot: Root.Element? {
        guard let collection = root.snapshot, Self.contains(position, in: collection) else { return nil }
        return collection[position]
    }
}

// MARK: - In the graph

extension Binding: DynamicProperty, ComparableStorage {
    static func areEqual(_ a: Self, _ b: Self) -> Bool {
        guard a.transaction.isSame(as: b.transaction) else { return false }
        if a.location === b.location { return true }
        guard a.location.isSame(as: b.location) else { return false }
        switch (a.location.snapshot, b.location.snapshot) {
        case (let old?, let new?): return FieldComparison.areEqual(old, new)
        case (nil, nil): return true
        default: return false
        }
    }
}
