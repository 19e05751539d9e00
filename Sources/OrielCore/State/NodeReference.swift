/// The node of the view that declares it.
@propertyWrapper
struct NodeReference {
    var storage: NodeReferenceStorage?

    init() {}

    var wrappedValue: NodeReferenceStorage? { storage }
}

final class NodeReferenceStorage: PropertyStorage {
    /// Nil after the node has left the tree.
    unowned(unsafe) private(set) var node: ViewNode?

    @MainActor init(node: ViewNode) { self.node = node }

    override func nodeWillUnmount() { node = nil }
}

extension NodeReference: StoredProperty, NodeOwnedStorage {
    static func makeStorage(for field: PropertyField, node: ViewNode) -> PropertyStorage {
        NodeReferenceStorage(node: node)
    }
}
