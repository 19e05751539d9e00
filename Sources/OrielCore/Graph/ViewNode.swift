/// The position of one view in the graph: it lives as long as the view's identity and owns the state of that identity.
///
/// Children form a list linked through the nodes themselves. Node fields skip the run-time exclusivity check: they are
/// accessed on the main actor only, and no accessor calls out during an access.
@MainActor
package class ViewNode {
    /// State bits of a node.
    struct Flags: OptionSet {
        let rawValue: UInt32

        /// In debug builds, that of `OptionSet` is generic code.
        func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }

        /// The node awaits evaluation in the next flush.
        static let isDirty = Flags(rawValue: 1 << 0)
        /// The node has been unmounted.
        static let isUnmounted = Flags(rawValue: 1 << 1)
        /// The node's output depends on the environment.
        static let readsEnvironment = Flags(rawValue: 1 << 2)
        /// The node or one below it writes a preference.
        static let hasPreferences = Flags(rawValue: 1 << 3)
        /// The node or one above it changes the transaction.
        static let hasTransactionModifier = Flags(rawValue: 1 << 4)
        /// The node is in the list of changed elements or structures of this flush.
        static let hasPendingChange = Flags(rawValue: 1 << 5)
        /// The order or number of the node's children changed in this flush.
        static let hasStructuralChange = Flags(rawValue: 1 << 6)
        /// The node owns an element.
        static let hasElement = Flags(rawValue: 1 << 7)
        /// The node observes preferences below it.
        static let observesPreferences = Flags(rawValue: 1 << 8)
        /// The node shows an error in place of its body.
        static let showsError = Flags(rawValue: 1 << 9)
        /// The node is the root, which has no view.
        static let isRoot = Flags(rawValue: 1 << 10)
        /// The node's content is mounted but not on screen: a covered page, an unselected tab.
        static let concealsContent = Flags(rawValue: 1 << 11)
        /// The node places the views below it; see `LayoutPlacing`.
        static let placesViews = Flags(rawValue: 1 << 12)
    }

    @exclusivity(unchecked) package unowned(unsafe) let type: ViewType
    @exclusivity(unchecked) package unowned(unsafe) let graph: ViewGraph
    @exclusivity(unchecked) package unowned(unsafe) var parent: ViewNode?
    @exclusivity(unchecked) package var firstChild: ViewNode?
    @exclusivity(unchecked) package var nextSibling: ViewNode?
    /// Owned by the ancestor that set the value, or by the graph.
    @exclusivity(unchecked) unowned(unsafe) var environment: EnvironmentCell?
    @exclusivity(unchecked) var dependencies: Dependency?
    /// Changed on the main actor, and by reads of the environment, which check that they are on the evaluating thread.
    @exclusivity(unchecked) nonisolated(unsafe) var flags: Flags
    @exclusivity(unchecked) let depth: UInt32

    // An initialiser owns its arguments by default, which would cost three retains per node.
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

    /// Updates the node with a new value of its view.
    ///
    /// - Parameter value: A value of the view's type.
    func update(from value: OwnedValue) {}

    /// Updates the node after a source it read has changed.
    func evaluate() {}

    /// Releases resources outside the tree: subscriptions, tasks, storage locations.
    func willUnmount() {}

    /// Returns the node's effect on a preference that passes up through it; nil if it has none.
    func preferenceWrite(for key: ObjectIdentifier) -> PreferenceWrite? { nil }

    /// Called on nodes that observe preferences when one below may have changed.
    func preferencesDidChange() {}

    /// Changes the transaction of updates below the node.
    func modify(_ transaction: inout Transaction) {}

    /// Called when the node is concealed or shown again; see `concealContent(_:)`.
    func visibilityDidChange(to isVisible: Bool) {}

    /// Returns the target of `scrollTo` for an id, if it is this node or content of it that is not mounted yet.
    func scrollTarget(_ id: AnyHashable) -> ViewNode? { nil }

    /// Saves the state this node owns, so that the state can outlive the node.
    func collectState(into state: inout SavedState) {}

    /// Calls `body` with each storage that the node owns and that can outlive it; see `KeptState`.
    func forEachState(_ body: (PropertyStorage) -> Void) {}

    /// Whether the node runs the body of a view or modifier.
    var runsBody: Bool { false }

    /// Returns the name of the property through which the node's view reads a source. Only inspectors ask.
    func propertyName(of source: AnyObject) -> String? { nil }

    /// Calls `body` with the type and the memory of the node's view or modifier, for inspectors; not at all for nodes that keep none.
    func withInspectedValue(_ body: (Any.Type, UnsafeRawPointer) -> Void) {}

    /// The node, if an idle graph can release and rebuild it; nil otherwise.
    var rebuildable: (any Rebuildable)? { nil }

    package final var isMounted: Bool { !flags.contains(.isUnmounted) }

    /// Returns the node's type as the class that mounts such nodes.
    ///
    /// The compiler cannot know it, as `type` is one property of all nodes. Each class of nodes is mounted by one class of types.
    @inline(__always)
    final func type<Mounter: ViewType>(as mounter: Mounter.Type) -> Mounter { unsafeDowncast(type, to: mounter) }
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

    /// Unmounts the only child and mounts another in its place.
    final func replaceChild(with make: () -> ViewNode?) {
        graph.changes.structureWillChange(self, in: graph)
        let old = firstChild
        firstChild = nil
        old?.unmount()
        let new = make()
        firstChild = new
    }

    /// Unmounts this node and its descendants.
    ///
    /// Children are unmounted first, in document order, so that a view disappears before its container.
    final func unmount() {
        var child = firstChild
        firstChild = nil
        while let current = child {
            child = current.nextSibling
            // Unlinking the siblings here keeps the release of a long list from recursing.
            current.nextSibling = nil
            current.unmount()
            graph.keepUntilTurnEnds(current)
        }
        willUnmount()
        dropDependencies()
        flags.insert(.isUnmounted)
        parent = nil
        if !flags.contains(.isRoot) { graph.nodeCount -= 1 }
    }
}
