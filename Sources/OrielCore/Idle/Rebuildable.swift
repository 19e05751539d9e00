/// A node that an idle graph can release: a node rebuilt from the same view and environment is equivalent.
///
/// Nodes that keep data other than state, or that other objects reference, do not conform. A conforming class returns
/// itself as ``ViewNode/rebuildable``.
@MainActor
protocol Rebuildable: ViewNode {
    /// Whether a rebuilt node would be equivalent now.
    var canBeRebuilt: Bool { get }

    /// Whether a rebuilt node conceals its content as this one does.
    var concealsContentAgain: Bool { get }

    /// Returns whether another node of the same type shows a view that holds the same objects.
    func holdsSameObjects(as other: ViewNode) -> Bool

    /// Whether the node can make the view again that its content was built from.
    var keepsContent: Bool { get }

    /// Mounts the view that the content of this node was built from once more, and returns its node.
    func remountContent() -> ViewNode?
}

extension Rebuildable {
    var canBeRebuilt: Bool { true }
    var concealsContentAgain: Bool { false }
    func holdsSameObjects(as other: ViewNode) -> Bool { true }
    var keepsContent: Bool { false }
    func remountContent() -> ViewNode? { nil }
}
