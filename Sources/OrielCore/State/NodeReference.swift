/// A property wrapper that provides the node of the view or modifier it is declared in.
@propertyWrapper
struct NodeReference {
    var storage: NodeReferenceStorage?

    nonisolated init() {}

    /// Nil outside of a mounted view.
    var wrappedValue: ViewNode? { storage?.node }
}

final class NodeReferenceStorage: PropertyStorage {
    unowned(unsafe) private(set) var node: ViewNode?

    init(node: ViewNode) { self.node = node }

    @MainActor override func nodeWillUnmount() { node = nil }
}

extension NodeReference: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        NodeReferenceStorage(node: node)
    }
}
