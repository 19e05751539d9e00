public import OrielCombine

/// An object that a view makes once and keeps as long as its identity.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject> {
    var storage: StateObjectStorage<ObjectType>?
    let makeObject: () -> ObjectType

    /// - Parameter thunk: Evaluated at first use, once per identity of the view.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { makeObject = thunk }

    /// The object. Before the view is on screen each access makes another one, as a warning tells.
    public var wrappedValue: ObjectType {
        guard let storage else {
            GraphIssue.report(
                .warning,
                """
                The StateObject of type \(ObjectType.self) was read before its view was on screen, which makes an object \
                that nobody keeps. Read it in body or later.
                """
            )
            return makeObject()
        }
        nonisolated(unsafe) let resolved = storage
        return withMainActorUnchecked { resolved.resolve() }
    }

    public var projectedValue: ObservedObject<ObjectType>.Wrapper { ObservedObject.Wrapper(object: wrappedValue) }
}

/// Makes the object when it is first asked for.
final class StateObjectStorage<Object: ObservableObject>: ObjectStorage<Object> {
    private var makeObject: (() -> Object)?

    @MainActor init(node: ViewNode, makeObject: @escaping () -> Object) {
        self.makeObject = makeObject
        super.init(node: node)
    }

    @MainActor func resolve() -> Object {
        if let object { return object }
        guard let makeObject else { preconditionFailure("A StateObject must not read itself while it is made.") }
        self.makeObject = nil
        let object = makeObject()
        observe(object)
        return object
    }
}

extension StateObject: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: UnsafeMutableRawPointer, node: ViewNode) -> PropertyStorage {
        StateObjectStorage(
            node: node,
            makeObject: field.assumingMemoryBound(to: Self.self).pointee.makeObject
        )
    }
}
