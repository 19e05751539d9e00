import OrielCore

/// How elements of a kind are laid out and drawn. Pure functions of the node, its children's traits and its context.
package protocol ElementRenderer {
    /// How the view answers what it is offered; children are done already.
    static func traits(of node: WebNode) -> LayoutTraits

    /// What the view tells its children.
    static func childContext(of node: WebNode) -> LayoutContext

    /// Whether the last child is a layer on the others: it has the bounds of them, whatever the view itself is told.
    static var boundsLayer: Bool { get }

    /// How the view places its children.
    static func placement(of node: WebNode) -> Placement

    /// How one child is placed, where not all are placed alike.
    static func placement(of child: WebNode, in node: WebNode) -> Placement

    /// The child whose node could draw this view too; nil for views that always have a node of their own.
    static func content(of node: WebNode) -> WebNode?

    /// The state of the content's node with this view merged into it; nil if the view needs a node of its own.
    static func merge(_ node: WebNode, into state: MergeState) -> MergeState?

    /// Adds a merged view to the box of its content.
    static func decorate(_ box: inout Box, with node: WebNode)

    /// How far the view's own node can take modifiers.
    static func mergeState(of node: WebNode) -> MergeState

    /// The view as a node of its own.
    static func box(of node: WebNode) -> Box

    /// Whether the view shows nothing when nothing is inside, as a padding around an `EmptyView`.
    static var vanishesWithoutContent: Bool { get }

    /// Whether the view shows nothing, because there is nothing for it to show; children have said so already.
    static func isEmpty(_ node: WebNode) -> Bool

    /// Whether the view is exactly as large as its content, as one with an overlay is.
    static var keepsFrame: Bool { get }
}

extension ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        var traits: LayoutTraits = []
        for child in node.childrenInFlow { traits.formUnion(child.traits) }
        return traits
    }

    package static func childContext(of node: WebNode) -> LayoutContext { node.context }
    package static var boundsLayer: Bool { false }
    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }
    package static func placement(of child: WebNode, in node: WebNode) -> Placement { placement(of: node) }
    package static func content(of node: WebNode) -> WebNode? { nil }
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { nil }
    package static func decorate(_ box: inout Box, with node: WebNode) {}
    package static var vanishesWithoutContent: Bool { false }
    package static func isEmpty(_ node: WebNode) -> Bool {
        // A layer alone lies on nothing.
        if boundsLayer { return !node.childrenInFlow.contains { $0 !== node.children.last } }
        return vanishesWithoutContent && node.childrenInFlow.isEmpty
    }
    package static var keepsFrame: Bool { false }
    package static func mergeState(of node: WebNode) -> MergeState { .closed }
}

/// A view that hangs on the node of its content wherever there is exactly one.
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
            // Several views in one modifier stand in a column, as in a stack around them.
            markup.style.append(.display, "flex")
            markup.style.append(.flexDirection, "column")
            markup.style.append(.justifyContent, "center")
            markup.style.append(.gap, "8px")
        }
        var box = Box(markup, merge: MergeState(.other, .clipped))
        decorate(&box, with: node)
        return box
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }
}
