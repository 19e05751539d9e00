package import OrielCore

/// An element of the graph in the document's mirror.
///
/// The renderers read the properties of all nodes many times; checks of exclusive access took 2.5 % of a page's time.
package final class WebNode {
    package let id: Element.ID
    @exclusivity(unchecked) package internal(set) var element: Element {
        didSet { isPlainPaint = nil }
    }
    @exclusivity(unchecked) package internal(set) unowned(unsafe) var parent: WebNode?
    @exclusivity(unchecked) package internal(set) var children: [WebNode] = []

    @exclusivity(unchecked) package internal(set) var traits: LayoutTraits = []
    @exclusivity(unchecked) package internal(set) var context = LayoutContext()
    @exclusivity(unchecked) package internal(set) var merge = MergeState.closed
    @exclusivity(unchecked) package var flags: Flags = []

    /// The outermost node of the view's box; nil if it has none or is merged into its content.
    @exclusivity(unchecked) var box: DOMNode?
    /// The node that contains the nodes of the view's children.
    @exclusivity(unchecked) var slot: DOMNode?
    /// The nodes that receive the content of portals.
    var portals: [PortalTarget: DOMNode]?
    /// Whether the element can be the background of a node; nil until a background has asked for it.
    @exclusivity(unchecked) var isPlainPaint: Bool?

    package struct Flags: OptionSet, Sendable {
        package let rawValue: UInt32
        package init(rawValue: UInt32) { self.rawValue = rawValue }

        /// In debug builds, that of `OptionSet` is generic code, in which a page spends 4 % of its time.
        package func contains(_ other: Flags) -> Bool { rawValue & other.rawValue == other.rawValue }

        /// Drawn by its content's node.
        package static let isMerged = Flags(rawValue: 1)
        /// Drawn as part of its parent, such as a background colour.
        package static let isAbsorbed = Flags(rawValue: 2)
        /// The box must be redrawn.
        static let needsBox = Flags(rawValue: 4)
        /// The children of the slot must be reordered.
        static let needsChildren = Flags(rawValue: 8)
        /// The traits must be recomputed.
        static let needsLayout = Flags(rawValue: 16)
        static let isGone = Flags(rawValue: 32)
        /// Shows nothing, because it has no content.
        static let isEmpty = Flags(rawValue: 64)
        /// Has exactly one child in flow. Modifiers place one child differently from several.
        static let hasOneChild = Flags(rawValue: 128)
        /// A part of the view is blended with the content behind the view.
        static let blends = Flags(rawValue: 4096)
        /// The flags of a view's content that its container depends on.
        static let answers: Flags = [
            .isMerged, .isEmpty, .hasSections, .blends, .hasControls, .hasGuide, .beginsWithText, .endsWithText,
        ]
        /// An ancestor draws this view's content as part of its own box.
        static let isDrawnAround = Flags(rawValue: 256)
        /// The first of adjacent rows outside of a section, or of the buttons of a dialog. They form a card.
        static let beginsCard = Flags(rawValue: 512)
        /// The last of them.
        static let endsCard = Flags(rawValue: 1024)
        /// In the label of a button or link.
        static let isInLabel = Flags(rawValue: 8192)
        /// A label, or a view in one, that contains controls.
        static let hasControls = Flags(rawValue: 16384)
        /// A collection in a list whose items are sections, not rows.
        static let hasSections = Flags(rawValue: 2048)
        /// A spacer without a node: margins of the views beside it take its place.
        static let isMargin = Flags(rawValue: 32768)
        /// The view before a spacer without a node.
        static let precedesMargin = Flags(rawValue: 65536)
        /// The view after a spacer without a node.
        static let followsMargin = Flags(rawValue: 131_072)
        /// Sets an alignment guide.
        static let hasGuide = Flags(rawValue: 262_144)
        /// A stack with a view that sets a guide.
        static let alignsGuides = Flags(rawValue: 524_288)
        /// A popover whose content takes all of the width.
        static let isWide = Flags(rawValue: 1_048_576)
        /// A popover whose content takes all of the height.
        static let isTall = Flags(rawValue: 2_097_152)
        /// The traits have been computed. Before, neither the view nor its content has nodes.
        static let isLaidOut = Flags(rawValue: 4_194_304)
        /// Differs from the view before it in texts only.
        static let isAlike = Flags(rawValue: 8_388_608)
        /// Begins at a bar above it, or at the edge of the space under such a bar.
        static let touchesTop = Flags(rawValue: 16_777_216)
        /// Ends at a bar below it.
        static let touchesBottom = Flags(rawValue: 33_554_432)
        /// A view with a bar, under which a view of its content reaches.
        static let hasContentUnderBar = Flags(rawValue: 67_108_864)
        /// Has a text at its upper edge.
        static let beginsWithText = Flags(rawValue: 134_217_728)
        /// Has a text at its lower edge.
        static let endsWithText = Flags(rawValue: 268_435_456)
        /// A text below another one in a column, which are as close as two lines; see ``TextDistance``.
        static let followsText = Flags(rawValue: 536_870_912)
        /// A page with exactly one view that scrolls under its bar.
        static let scrollsUnderBar = Flags(rawValue: 1_073_741_824)
        /// A page with content that is always under its bar, as far as the style sheet knows. With the flag above, the background of
        /// the bar follows the view, but a large title does not, because there is another bar between the two.
        static let isAlwaysUnderBar = Flags(rawValue: 2_147_483_648)
    }

    // An initialiser owns its arguments by default, so each tree would be copied for it.
    init(_ tree: __shared ElementTree, parent: __shared WebNode?) {
        id = tree.id
        element = tree.element
        self.parent = parent
        guard !tree.children.isEmpty else { return }
        children.reserveCapacity(tree.children.count)
        tree.children.withUnsafeBufferPointer { trees in
            for index in trees.indices { children.append(WebNode(trees[index], parent: self)) }
        }
    }

    /// Creates the root, which represents the window.
    init() {
        id = Element.ID(rawValue: 0)
        element = Element(.zStack)
    }
}

extension WebNode {
    package var kind: Element.Kind { element.kind }
    package var attributes: Attributes { element.attributes }

    var renderer: any ElementRenderer.Type { element.kind.renderer }

    /// Whether the view is a row, or a collection of rows, outside of a section, or a button of a dialog other than the
    /// cancel button, which is separate from the others.
    var isInCard: Bool {
        guard let host else { return false }
        switch host.kind {
        case .listRow: return true
        case .lazyRows: return !flags.contains(.hasSections)
        case .button: return host.attributes.string(.role) != "cancel"
        default: return false
        }
    }

    /// The children that take part in layout.
    package var childrenInFlow: [WebNode] {
        children.contains { $0.isOutOfFlow } ? children.filter { !$0.isOutOfFlow } : children
    }

    var isOutOfFlow: Bool { flags.contains(.isEmpty) || kind.isPortal }

    /// The only child that takes part in layout.
    package var onlyChild: WebNode? {
        var result: WebNode?
        for child in children where !child.isOutOfFlow {
            if result != nil { return nil }
            result = child
        }
        return result
    }

    var portalTarget: PortalTarget? { element.portalTarget }

    /// Whether the view gets an equal share of the stack around it.
    ///
    /// In CSS, only the space that the paddings and borders of the views leave is shared, so such a view has neither.
    var sharesStack: Bool {
        switch context.axis {
        case .horizontal: traits.contains(.expandsHorizontally)
        case .vertical: traits.contains(.expandsVertically)
        case .none: false
        }
    }

    /// Whether this is the view of the window.
    var isRoot: Bool { parent == nil }

    /// The view whose node draws this one: itself, or the view into which it is merged.
    package var host: WebNode? {
        var node = self
        while node.flags.contains(.isMerged) {
            guard let content = node.renderer.content(of: node) else { return nil }
            node = content
        }
        return node
    }

    /// Whether the view's node listens to events, also those of modifiers that the node draws.
    var isListenedTo: Bool {
        var node = self
        while node.element.events.isEmpty {
            guard let parent = node.parent, parent.isDrawnBy(node) else { return false }
            node = parent
        }
        return true
    }

    /// The outermost view drawn by the same node.
    var outermost: WebNode {
        var node = self
        while let parent = node.parent, node.flags.contains(.isAbsorbed) || parent.isDrawnBy(node) { node = parent }
        return node
    }

    /// Whether the view shows nothing at its place.
    package var isEmpty: Bool { flags.contains(.isEmpty) }

    func isDrawnBy(_ child: WebNode) -> Bool {
        flags.contains(.isMerged) && renderer.content(of: self) === child
    }

    /// Whether a row or button is the first or the last of its card, in the words of the style sheet.
    var placeInCard: String? {
        let flags = outermost.flags
        switch (flags.contains(.beginsCard), flags.contains(.endsCard)) {
        case (true, true): return "first last"
        case (true, false): return "first"
        case (false, true): return "last"
        case (false, false): return nil
        }
    }

    /// The nearest ancestor with a node of its own.
    var container: WebNode? {
        outermost.parent
    }
}
