package import OrielCore

/// A node of the page, and what has made it, for inspectors.
package struct InspectedBox: Encodable, Sendable, Equatable {
    /// An element that the node draws.
    package struct Part: Encodable, Sendable, Equatable {
        /// The number of the element.
        package var id: UInt32
        package var kind: String
        package var attributes: String
    }

    /// The tag, such as `div`.
    package var tag: String
    /// The elements that the node draws, outermost first: modifiers, then the view they modify.
    package var elements: [Part]
    /// The rules of the node's own style and of its place in the container.
    package var rules: [String]
    /// The styles that change too often for a rule.
    package var inlineStyle: String
}

extension WebDocument {
    private static let attributesLength = 300

    /// Returns what has made a node of the page; nil if there is no such node.
    package func inspect(_ number: UInt32) -> InspectedBox? {
        if hasNodesWithoutView { bringUpToDate() }
        // Nodes that the client does not know yet have the number 0, as the root has.
        guard number != 0, let node = Self.find(number, in: tree.rootNode), let owner = node.owner else { return nil }
        var parts: [InspectedBox.Part] = []
        var view: WebNode? = owner
        while let current = view {
            parts.append(
                InspectedBox.Part(
                    id: current.id.rawValue,
                    kind: current.kind.rawValue,
                    attributes: String(current.attributes.description.prefix(Self.attributesLength))
                )
            )
            view = current.parent.flatMap { $0.isDrawnBy(current) ? $0 : nil }
        }
        return InspectedBox(
            tag: node.tag.name,
            elements: parts.reversed(),
            rules: [node.ownStyle, node.itemStyle].filter { $0 != 0 }.map { styles.declarations(of: $0) },
            inlineStyle: node.inlineStyle
        )
    }

    /// Calls `body` with the outermost nodes of the page, which are up to date.
    package func withNodes<Result>(_ body: ([DOMNode]) -> Result) -> Result {
        bringUpToDate()
        return body(tree.rootNode.children)
    }

    /// Returns the element that listens to an event on a node, without a number of the node.
    package func listener(at node: DOMNode, to event: Element.Events) -> Element.ID? {
        var view = node.owner
        while let current = view {
            if current.element.events.contains(event) { return current.id }
            view = current.parent.flatMap { $0.host === current.host && $0.flags.contains(.isMerged) ? $0 : nil }
        }
        return nil
    }

    private static func find(_ number: UInt32, in node: DOMNode) -> DOMNode? {
        if node.number == number { return node }
        for child in node.children {
            if let found = find(number, in: child) { return found }
        }
        return nil
    }
}
