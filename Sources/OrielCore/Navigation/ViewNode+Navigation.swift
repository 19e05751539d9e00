extension ViewNode {
    /// Whether the node is inside an unselected tab.
    final var isInUnselectedTab: Bool {
        var ancestor: ViewNode? = self
        while let current = ancestor {
            if let element = current.elementNode?.element {
                if element.kind == .tab, element.hidesContent { return true }
            }
            ancestor = current.parent
        }
        return false
    }

    /// The place of the node in the tree: its sibling positions and app-defined types, from the root down.
    ///
    /// The same app in the same state has the same keys in every process.
    final var pathKey: String {
        var positions: [String] = []
        var node = self
        while let parent = node.parent {
            var position = 0
            var sibling = parent.firstChild
            while let current = sibling, current !== node {
                position += 1
                sibling = current.nextSibling
            }
            // Most nodes are the only child of their parent; position 0 is omitted.
            if position > 0 { positions.append("\(positions.count):\(position)") }
            if node.type.isAppDefined { positions.append(node.type.name) }
            node = parent
        }
        return positions.reversed().joined(separator: "/")
    }
}
