/// A value that a view owns for the lifetime of its identity. Setting the value updates the views that read it.
///
///     struct Counter: View {
///         @State private var count = 0
///         var body: some View { Button("\(count)") { count += 1 } }
///     }
///
/// It can be set from any thread. A value set in the initialiser of a view is dropped with a warning; assign
/// `State(initialValue:)` to the wrapper instead.
@propertyWrapper
public struct State<Value> {
    @usableFromInline var location: StateLocation<Value>?
    @usableFromInline let initialValue: Value

    @inlinable public init(wrappedValue: Value) { initialValue = wrappedValue }
    @inlinable public init(initialValue: Value) { self.initialValue = initialValue }

    /// The current value; before the view is mounted, the initial value.
    public var wrappedValue: Value {
        @inlinable get {
            if let location { location.get() } else { initialValue }
        }
        nonmutating set {
            guard let location else { return Self.reportEarlyWrite() }
            location.set(newValue, transaction: Transaction())
        }
    }

    private static func reportEarlyWrite() {
        GraphIssue.report(
            .warning,
            """
            A State of type \(Value.self) was set before its view was mounted, so the new value was dropped. In an \
            initialiser, assign the wrapper: _name = State(initialValue: value).
            """
        )
    }

    /// A binding to the value, for descendants.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initialValue))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

// Unchecked, because the storage is a class with subclasses, each of which protects its value by a lock or the main actor.
extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        makeFactory().makeStorage(for: field, node: node)
    }

    static func makeFactory() -> PropertyStorageFactory { StateLocationFactory<Value>() }

    static var isKept: Bool { true }
}

/// Makes state locations with the type's metadata looked up once; the look-up takes longer than the rest.
private final class StateLocationFactory<Value>: PropertyStorageFactory {
    private let locationClass = StateLocation<Value>.self
    private let comparison = FieldComparison.of(Value.self)
    private let valueOffset: Int

    init() {
        guard let offset = MemoryLayout<State<Value>>.offset(of: \.initialValue) else {
            preconditionFailure("State must store its initial value.")
        }
        valueOffset = offset
        super.init { _, _ in preconditionFailure("StateLocationFactory creates its storage itself.") }
    }

    override func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        let value = field.value(Value.self, at: valueOffset)
        return locationClass.init(value, comparison: comparison, owner: node)
    }
}
