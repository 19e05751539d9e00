public import Observation
public import OrielCombine

/// A property with a value that the view with the focus, or a view around it, exports.
///
///     @FocusedValue(\.selectedNote) private var note
///
///     Button("Delete") { note?.wrappedValue.delete() }.disabled(note == nil)
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    private let keyPath: KeyPath<FocusedValues, Value?>

    public init(_ keyPath: KeyPath<FocusedValues, Value?>) { self.keyPath = keyPath }

    /// Reads the exported object of a type.
    public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
        keyPath = \.[object: FocusedObjectKey<Value>()]
    }

    /// Nil if no view exports a value.
    public var wrappedValue: Value? { values?.wrappedValue[keyPath: keyPath] }
}

/// A property that reads and sets the value of a binding that the view with the focus, or a view around it, exports.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    @FocusedValue<Binding<Value>> private var binding: Binding<Value>?

    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) { _binding = FocusedValue(keyPath) }

    /// Nil if no view exports a binding; setting it then has no effect, as does setting nil.
    public var wrappedValue: Value? {
        get { binding?.wrappedValue }
        nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
    }

    public var projectedValue: Binding<Value?> {
        let binding = binding
        return Binding(
            get: { binding?.wrappedValue },
            set: { if let value = $0 { binding?.wrappedValue = value } }
        )
    }
}

/// A property with an object that the view with the focus, or a view around it, exports. The view is updated when the object changes.
@MainActor @preconcurrency
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    @Environment(\.focusedValues) private var values
    @StateObject private var relay = ObjectRelay<ObjectType>()

    /// Bindings to the properties of the object.
    @MainActor @preconcurrency
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }

    public nonisolated init() {}

    /// Nil if no view exports an object of the type.
    public var wrappedValue: ObjectType? {
        let object = values?.wrappedValue[object: FocusedObjectKey<ObjectType>()]
        relay.follow(object)
        return object
    }

    public var projectedValue: Wrapper? { wrappedValue.map(Wrapper.init) }
}

/// Announces the changes of the object that is exported at present.
private final class ObjectRelay<ObjectType: ObservableObject>: ObservableObject {
    private weak var object: ObjectType?
    private var subscription: AnyCancellable?

    nonisolated init() {}

    func follow(_ new: ObjectType?) {
        guard new !== object else { return }
        object = new
        subscription = new?.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() }
    }
}
