/// The place of one view in the graph: it lives as long as the view's identity and owns what belongs to that identity.
///
/// Children form a list that is linked through the nodes themselves. Node fields skip the run-time exclusivity check:
/// they are reached on the main actor only, and no accessor calls out while it holds one.
@MainActor
package class ViewNode {
    /// State bits of a node.
    struct Flags: OptionSet {
        let rawValue: UInt32

        /// The node waits for its evaluation in the next flush.
        static let isDirty = Flags(rawValue: 1 << 0)
        /// The node has left the tree for good.
        static let isUnmounted = Flags(rawValue: 1 << 1)
        /// Some reading of the environment went into what the node shows.
        static let readsEnvironment = Flags(rawValue: 1 << 2)
        /// The node or one below it writes a preference.
        static let hasPreferences = Flags(rawValue: 1 << 3)
        /// The node or one above it changes the transaction.
        static let hasTransactionModifier = Flags(rawValue: 1 << 4)
        /// The node stands in the list of changed elements or structures of this flush.
        static let hasPendingChange = Flags(rawValue: 1 << 5)
        /// The node's children changed their order or number in this flush.
        static let hasStructuralChange = Flags(rawValue: 1 << 6)
        /// The node owns an element.
        static let hasElement = Flags(rawValue: 1 << 7)
        /// The node listens to preferences below it.
        static let observesPreferences = Flags(rawValue: 1 << 8)
        /// The node shows an error in place of its body.
        static let showsError = Flags(rawValue: 1 << 9)
        /// The node is the root, which stands for no view.
        static let isRoot = Flags(rawValue: 1 << 10)
        /// What is inside the node is mounted and not on screen: a page under another, a tab that is not selected.
        static let concealsContent = Flags(rawValue: 1 << 11)
    }

    @exclusivity(unchecked) package unowned(unsafe) let type: ViewType
    @exclusivity(unchecked) package unowned(unsafe) let graph: ViewGraph
    @exclusivity(unchecked) package unowned(unsafe) var parent: ViewNode?
    @exclusivity(unchecked) package var firstChild: ViewNode?
    @exclusivity(unchecked) package var nextSibling: ViewNode?
    /// Owned by the node further up that set the value, or by the graph.
    @exclusivity(unchecked) unowned(unsafe) var environment: EnvironmentCell?
    @exclusivity(unchecked) var dependencies: Dependency?
    /// Changed on the main actor, and by reads of the environment, which prove to be on its thread themselves.
    @exclusivity(unchecked) nonisolated(unsafe) var flags: Flags
    @exclusivity(unchecked) let depth: UInt32

    // An initialiser owns its arguments unless told otherwise, which would count three references per node.
    init(type: __shared ViewType, parent: __shared ViewNode, environment: __shared EnvironmentCell?) {
        self.type = type
        self.graph = parent.graph
        self.parent = parent
        self.environment = environment
        depth = parent.depth + 1
        flags = parent.flags.intersection(.hasTransactionModifier)
        graph.nodeCount += 1
    }

    /// Makes the root of a graph.
    init(rootOf graph: ViewGraph, type: ViewType, environment: EnvironmentCell?) {
        self.type = type
        self.graph = graph
        parent = nil
        self.environment = environment
        depth = 0
        flags = [.isRoot]
    }

    /// Takes a new value of the node's view.
    ///
    /// - Parameter value: Of the view's type.
    func update(from value: OwnedValue) {}

    /// Brings the node up to date after something it read has changed.
    func evaluate() {}

    /// Lets go of what the node holds outside the tree: subscriptions, tasks, storage locations.
    func willUnmount() {}

    /// What the node does to a preference that flows up through it; nil if it lets it pass.
    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? { nil }

    /// Called on nodes that observe preferences when one below may have changed.
    func preferencesDidChange() {}

    /// Called when what conceals the node comes or goes; see `concealContent(_:)`.
    func visibilityDidChange(to isVisible: Bool) {}

    /// Called when a button inside was used.
    func choiceWasMade() {}

    /// What `scrollTo` means by an id, if it is this node or something in it that is not mounted yet.
    func scrollTarget(_ id: AnyHashable) -> ViewNode? { nil }

    /// Hands over the state this node owns, so that it can live on without the node.
    func collectState(into state: inout SavedState) {}

    /// Calls `body` with what this node owns and can leave to another; see `HandedOnState`.
    func forEachState(_ body: (PropertyStorage) -> Void) {}

    /// Whether a node made anew from the same view in the same environment would be as this one is; see `ViewGraph.rest()`.
    ///
    /// Nodes that remember something other than state, or that others know, cannot be made again.
    var canBeMadeAgain: Bool { false }

    /// Whether another node of the same type shows a view that holds the same objects.
    func holdsSameObjects(as other: ViewNode) -> Bool { true }

    /// Whether the node can tell what its content was made of.
    var keepsContent: Bool { false }

    /// Makes a keeper of what the content of this node was made of.
    func makeContentKeeper() -> ContentKeeper? { nil }

    package final var isMounted: Bool { !flags.contains(.isUnmounted) }
}

// MARK: - Children

extension ViewNode {
    /// Calls `body` for each child in order.
    @inline(__always)
    final func forEachChild(_ body: (ViewNode) -> Void) {
        var child = firstChild
        while let current = child {
            body(current)
            child = current.nextSibling
        }
    }

    /// Ends the identity of the only child and puts another in its place.
    final func replaceChild(with make: () -> ViewNode?) {
        graph.changes.structureWillChange(self, in: graph)
        let old = firstChild
        firstChild = nil
        old?.unmount()
        let new = make()
        firstChild = new
    }

    /// Ends the identity of this node and of all below it.
    ///
    /// Nodes are left children first, in document order, so that a view disappears before what contains it.
    final func unmount() {
        var child = firstChild
        firstChild = nil
        while let current = child {
            child = current.nextSibling
            // Taking the links apart here keeps the release of a long list from recursing.
            current.nextSibling = nil
            current.unmount()
        }
        willUnmount()
        dropDependencies()
        flags.insert(.isUnmounted)
        parent = nil
        if !flags.contains(.isRoot) { graph.nodeCount -= 1 }
    }
}
