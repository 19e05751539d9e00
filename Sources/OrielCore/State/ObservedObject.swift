public import OrielCombine

/// An object that a view observes and that is owned elsewhere.
///
/// The views that observe the object are updated once per turn of the main actor, regardless of the number of changes.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject> {
    var storage: ObjectStorage<ObjectType>?

    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

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

extension ObservedObject: StoredProperty, ComparableStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        let storage = ObjectStorage<ObjectType>(node: node)
        storage.observe(field.wrapper(Self.self).wrappedValue)
        return storage
    }

    static var followsValue: Bool { true }
    static var canBeRebuilt: Bool { true }
    static var isObject: Bool { true }
    static var objectOffset: Int? { MemoryLayout<Self>.offset(of: \.wrappedValue) }

    static func valueDidChange(of field: PropertyField, storage: PropertyStorage) {
        // `makeStorage` has made it; the protocol passes all storage by its base class.
        unsafeDowncast(storage, to: ObjectStorage<ObjectType>.self)
            .observe(field.wrapper(Self.self).wrappedValue)
    }

    static func areEqual(_ a: Self, _ b: Self) -> Bool { a.wrappedValue === b.wrappedValue }
}
