/// A property wrapper that provides an identifier unique to the view.
@propertyWrapper
public struct Namespace {
    /// The identifier of a namespace: different for each mounted view, and constant while the view is mounted.
    public struct ID: Hashable, Sendable {
        let number: UInt64
    }

    var storage: NamespaceStorage?

    public init() {}

    /// The identifier. Outside of a mounted view, it is an identifier that belongs to no view.
    public var wrappedValue: ID { storage?.id ?? ID(number: 0) }
}

final class NamespaceStorage: PropertyStorage {
    let id: Namespace.ID

    init(id: Namespace.ID) { self.id = id }
}

extension Namespace: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        NamespaceStorage(id: ID(number: node.graph.makeNamespace()))
    }

    static var isKept: Bool { true }
}
