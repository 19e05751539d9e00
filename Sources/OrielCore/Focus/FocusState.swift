/// A value that identifies the view with the keyboard focus. Read it to observe the focus; set it to move the focus.
///
///     @FocusState private var field: Field?
///
///     TextField("Name", text: $name).focused($field, equals: .name)
///     Button("Edit") { field = .name }
///
/// Unlike Apple's, a value to which no view is bound yet is kept, and takes effect when such a view appears.
@propertyWrapper
public struct FocusState<Value: Hashable> {
    var location: FocusLocation<Value>?
    let initialValue: Value

    public init() where Value == Bool { initialValue = false }
    public init<T: Hashable>() where Value == T? { initialValue = nil }

    public var wrappedValue: Value {
        get { location?.state.get() ?? initialValue }
        nonmutating set { location?.set(newValue) }
    }

    public var projectedValue: Binding { Binding(location: location, initialValue: initialValue) }

    /// A binding to a focus state that an ancestor owns.
    @propertyWrapper
    public struct Binding {
        let location: FocusLocation<Value>?
        let initialValue: Value

        public var wrappedValue: Value {
            get { location?.state.get() ?? initialValue }
            nonmutating set { location?.set(newValue) }
        }

        public var projectedValue: Binding { self }
    }
}

// Unchecked, because the storage is a class with subclasses, each of which protects its value by a lock or the main actor.
extension FocusState: @unchecked Sendable where Value: Sendable {}
extension FocusState.Binding: @unchecked Sendable where Value: Sendable {}

extension FocusState: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        FocusLocation(field.wrapper(Self.self).initialValue, owner: node)
    }
}

extension FocusState: InspectableProperty {
    static func inspectedValue(at address: UnsafeRawPointer) -> Any? { wrapper(at: address).wrappedValue }
}

extension FocusState.Binding: DynamicProperty, ComparableStorage {
    static func areEqual(_ a: Self, _ b: Self) -> Bool { a.location === b.location }
}

/// The value of one focus state, and the graph whose focus it moves.
final class FocusLocation<Value: Hashable>: PropertyStorage {
    let state: StateLocation<Value>
    /// The value that means no focus.
    let restingValue: Value
    private weak var graph: ViewGraph?

    @MainActor init(_ value: Value, owner: ViewNode) {
        state = StateLocation(value, comparison: FieldComparison.of(Value.self), owner: owner)
        restingValue = value
        graph = owner.graph
    }

    override func isReached(by source: AnyObject) -> Bool { state.isReached(by: source) }

    /// Sets the value at once, and moves the focus when the tree is consistent.
    func set(_ value: Value) {
        state.set(value, transaction: Transaction())
        // A location locks its value; its generic type keeps the compiler from seeing that.
        nonisolated(unsafe) let location = self
        let graph = graph
        MainTurn.perform {
            graph?.enqueue { graph?.focus.follow(location) }
        }
    }

    @MainActor override func nodeWillUnmount() { state.nodeWillUnmount() }
}
