/// A value that a view owns: it is kept as long as the view's identity, and setting it brings the views that read it up to date.
///
///     struct Counter: View {
///         @State private var count = 0
///         var body: some View { Button("\(count)") { count += 1 } }
///     }
@propertyWrapper
public struct State<Value> {
    @usableFromInline var location: StateLocation<Value>?
    @usableFromInline let initialValue: Value

    @inlinable public init(wrappedValue: Value) { initialValue = wrappedValue }
    @inlinable public init(initialValue: Value) { self.initialValue = initialValue }

    /// The current value; before the view is on screen, the initial one.
    public var wrappedValue: Value {
        get { location.map { $0.get() } ?? initialValue }
        nonmutating set {
            guard let location else {
                GraphIssue.report(
                    .warning,
                    """
                    A State of type \(Value.self) was set before its view was on screen, so the new value was dropped. \
                    In an initialiser, assign the wrapper: _name = State(initialValue: value).
                    """
                )
                return
            }
            location.set(newValue, transaction: Transaction())
        }
    }

    /// A binding to the value, for views further down.
    public var projectedValue: Binding<Value> {
        Binding(location: location ?? ConstantLocation(initialValue))
    }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: UnsafeMutableRawPointer, node: ViewNode) -> PropertyStorage {
        StateLocation(field.assumingMemoryBound(to: Self.self).pointee.initialValue, owner: node)
    }
}
