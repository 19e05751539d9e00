import OrielCore

/// The layout and drawing of elements of a kind. Pure functions of the node, its children's traits and its context.
package protocol ElementRenderer {
    /// Returns how the view responds to an offer. The children's traits are already computed.
    static func traits(of node: WebNode) -> LayoutTraits

    /// Returns the layout context of the children.
    static func childContext(of node: WebNode) -> LayoutContext

    /// Whether the last child is a layer on the others. It is bounded by them, regardless of the view's own context.
    static var boundsLayer: Bool { get }

    /// Returns how the view places its children.
    static func placement(of node: WebNode) -> Placement

    /// Returns how the view places one child, if not all are placed alike.
    static func placement(of child: WebNode, in node: WebNode) -> Placement

    /// Returns the child whose node can also draw this view; nil for views that always have a node of their own.
    static func content(of node: WebNode) -> WebNode?

    /// The state of the content's node with this view merged into it; nil if the view needs a node of its own.
    static func merge(_ node: WebNode, into state: MergeState) -> MergeState?

    /// Adds a merged view to the box of its content.
    static func decorate(_ box: inout Box, with node: WebNode)

    /// Returns how far modifiers can be merged into the view's own node.
    static func mergeState(of node: WebNode) -> MergeState

    /// Returns the view as a node of its own.
    static func box(of node: WebNode) -> Box

    /// Whether the view shows nothing without content, like a padding around an `EmptyView`.
    static var vanishesWithoutContent: Bool { get }

    /// Returns whether the view has nothing to show. The children are already checked.
    static func isEmpty(_ node: WebNode) -> Bool

    /// Whether the view has exactly the size of its content, like a view with an overlay.
    static var keepsFrame: Bool { get }
}

extension ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { node.traitsOfChildren }

    package static func childContext(of node: WebNode) -> LayoutContext { node.context }
    package static var boundsLayer: Bool { false }
    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }
    package static func placement(of child: WebNode, in node: WebNode) -> Placement { placement(of: node) }
    package static func content(of node: WebNode) -> WebNode? { nil }
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { nil }
    package static func decorate(_ box: inout Box, with node: WebNode) {}
    package static var vanishesWithoutContent: Bool { false }
    package static func isEmpty(_ node: WebNode) -> Bool {
        // A layer without a base is empty.
        if boundsLayer { return !node.childrenInFlow.contains { $0 !== node.children.last } }
        return vanishesWithoutContent && node.childrenInFlow.isEmpty
    }
    package static var keepsFrame: Bool { false }
    package static func mergeState(of node: WebNode) -> MergeState { .closed }
}

/// A view that is drawn by its content's node if there is exactly one child.
package protocol DecoratingRenderer: ElementRenderer {}

extension DecoratingRenderer {
    package static func content(of node: WebNode) -> WebNode? { node.onlyChild }
    package static var vanishesWithoutContent: Bool { true }
    package static var keepsFrame: Bool { true }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup.isSlot = true
        if node.onlyChild != nil {
            markup.style.append(.display, "flex")
        } else {
            // Several views in one modifier form a column, as in a stack.
            markup.style.append(.display, "flex")
            markup.style.append(.flexDirection, "column")
            markup.style.append(.justifyContent, "center")
            markup.style.append(.gap, "8px")
        }
        var box = Box(markup)
        decorate(&box, with: node)
        return box
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }
}
