public import OrielCombine

/// An object that a view creates once and owns for the lifetime of its identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    var storage: ObjectStorage<ObjectType>?
    let makeObject: () -> ObjectType

    /// - Parameter thunk: Evaluated once per identity of the view, when the view is mounted.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { makeObject = thunk }

    /// The object. Before the view is mounted, each access creates another object and reports a warning.
    public var wrappedValue: ObjectType {
        guard let object = storage?.object else {
            GraphIssue.report(
                .warning,
                """
                The StateObject of type \(ObjectType.self) was read before its view was mounted, which creates a \
                temporary object. Read it in body or later.
                """
            )
            return makeObject()
        }
        return object
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

extension StateObject: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        // Created once per identity, before the first body, even if the body does not read it.
        let object = field.wrapper(Self.self).makeObject()
        let storage = ObjectStorage<ObjectType>(node: node)
        storage.observe(object)
        return storage
    }

    static var isKept: Bool { true }
    static var isObject: Bool { true }
}
