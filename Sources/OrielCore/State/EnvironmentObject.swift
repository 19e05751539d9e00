public import OrielCombine

/// An object provided by an ancestor with `environmentObject(_:)`.
///
/// If the object is missing, an error that names its type and the view is logged and shown in place of the view,
/// whereas Apple's stops the process. Reading the object before the view is mounted stops the process.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject> {
    var storage: EnvironmentObjectStorage<ObjectType>?

    public init() {}

    public var wrappedValue: ObjectType {
        guard let object = storage?.object else {
            preconditionFailure(
                """
                The environment has no object of type \(ObjectType.self). Read an EnvironmentObject in body or later, below a \
                view with .environmentObject(\(ObjectType.self)).
                """
            )
        }
        return object
    }

    public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

    /// Creates bindings to the object's properties.
    @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            Binding(location: ObjectLocation(observed: object, keyPath: keyPath))
        }
    }
}

final class EnvironmentObjectStorage<Object: ObservableObject>: ObjectStorage<Object> {
    /// The object belongs to an ancestor.
    @MainActor override var isWorthKeeping: Bool { false }

    @MainActor override func restore(from old: PropertyStorage) {}

    /// Looks the object up again; the look-up counts as a read by the node being evaluated.
    @MainActor func refresh() {
        guard let node else { return }
        observe(EnvironmentValues(head: node.environment)[EnvironmentObjectKey<Object>.self])
    }
}

/// The environment key under which `environmentObject(_:)` stores an object of a type.
enum EnvironmentObjectKey<Object: AnyObject>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

extension EnvironmentObject: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        EnvironmentObjectStorage<ObjectType>(node: node)
    }

    static var mayMissRequirement: Bool { true }
    static var canBeRebuilt: Bool { true }
    static var isObject: Bool { true }

    static func missingRequirement(of field: PropertyField) -> MissingRequirement? {
        guard let storage = field.wrapper(Self.self).storage else { return nil }
        storage.refresh()
        guard storage.object == nil else { return nil }
        return MissingRequirement(
            type: String(describing: ObjectType.self),
            advice: ".environmentObject(\(ObjectType.self))"
        )
    }
}

extension View {
    /// Adds an object to the environment of this view, in which views read it with `@EnvironmentObject`.
    public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        modifier(EnvironmentObjectModifier<T>(object: object))
    }
}
