/// A layout node that can be used without knowing the type of its layout.
@MainActor
protocol LayoutPlacing: ElementNode {
    func place(animation: Animation?)

    /// Called when something other than the browser has changed the layout.
    func contentDidChange()
}

/// Places the views of layouts at the end of each flush that changed them.
final class LayoutPlacer: GraphExtension {
    /// Nil while the graph is being freed, which unmounts its views.
    private weak var graph: ViewGraph?
    private var waiting: [ObjectIdentifier: (node: any LayoutPlacing, animation: Animation?)] = [:]
    /// Layouts whose size is an estimate, which depends on the frames and paddings around them.
    private var unmeasured: [ObjectIdentifier: any LayoutPlacing] = [:]
    /// The values that modifiers set, by their nodes.
    private var values: [ObjectIdentifier: LayoutValue] = [:]

    init(graph: ViewGraph) { self.graph = graph }

    var hasValues: Bool { !values.isEmpty }

    func value(of node: ViewNode) -> LayoutValue? { values[ObjectIdentifier(node)] }

    func setValue(_ value: LayoutValue?, of node: ViewNode) {
        values[ObjectIdentifier(node)] = value
        markLayout(around: node, animation: node.graph.transaction.animation)
    }

    func mark(_ node: any LayoutPlacing, animation: Animation?) {
        node.contentDidChange()
        let key = ObjectIdentifier(node)
        waiting[key] = (node, animation ?? waiting[key]?.animation)
    }

    func flushWillEnd() {
        guard let graph else { return }
        graph.changes.forEachChange { node, animation in
            var ancestor = node.parent
            while let current = ancestor {
                if let layout = current.placingNode { mark(layout, animation: animation) }
                ancestor = current.parent
            }
        }
        if !graph.changes.isEmpty { for node in unmeasured.values { remark(node) } }
        // The inner layouts come first: if their limits change, they mark the layouts around them.
        while let (key, next) = waiting.max(by: { $0.value.node.depth < $1.value.node.depth }) {
            waiting[key] = nil
            if next.node.isMounted { next.node.place(animation: next.animation) }
        }
    }

    func setMeasured(_ isMeasured: Bool, _ node: any LayoutPlacing) {
        unmeasured[ObjectIdentifier(node)] = isMeasured ? nil : node
    }

    /// Marks a layout whose content is unchanged, such as after the browser has sent sizes.
    func remark(_ node: any LayoutPlacing) {
        let key = ObjectIdentifier(node)
        waiting[key] = waiting[key] ?? (node, nil)
    }

    /// Marks the layout around a node.
    func markLayout(around node: ViewNode, animation: Animation?) {
        var ancestor = node.parent
        while let current = ancestor {
            if let layout = current.placingNode { return mark(layout, animation: animation) }
            ancestor = current.parent
        }
    }
}

extension ViewNode {
    /// The node, if it places views.
    fileprivate final var placingNode: (any LayoutPlacing)? {
        flags.contains(.placesViews) ? self as? any LayoutPlacing : nil
    }
}

extension ViewGraph {
    var layouts: LayoutPlacer { self[LayoutPlacer.self] }
}
