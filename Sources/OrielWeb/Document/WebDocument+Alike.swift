import Foundation
import OrielCore

/// Copies the layout and the nodes of a view to the next view in its container, if the two differ in their texts only.
///
/// The rows of a list often do. To compare two rows and to copy one takes a fraction of the time to lay out and to draw one
/// ([decision 81](../../../Docs/Decisions/0081-rows-that-differ-in-texts-are-copied.md)).
extension WebDocument {
    /// Lays out a view that has no nodes.
    ///
    /// - Parameter model: The view before it in its container, if it has been laid out for the same pass.
    func layOut(_ view: WebNode, like model: WebNode?) {
        guard let model, view.context == model.context, view.parent?.kind.placesViewsAlike == true, view.isAlike(model)
        else { return layOut(view) }
        view.takeLayout(of: model)
        #if DEBUG
        if Self.checksCopies { checkLayout(of: view) }
        #endif
        view.flags.insert(.isAlike)
        tree.alike.append(view)
    }

    /// Draws a view without nodes, if the view before it is its model.
    ///
    /// - Parameter model: The view before it in its container, drawn since the last change.
    func draw(_ view: WebNode, like model: WebNode) {
        guard view.flags.contains(.isAlike), view.hasSamePlace(as: model), let host = view.host, host.box == nil,
            model.host?.box != nil
        else { return }
        copyNodes(of: model, to: view)
        #if DEBUG
        if Self.checksCopies { checkNodes(of: view) }
        #endif
    }

    /// Forgets which views have models, because views may change from now on.
    func forgetModels() {
        for view in tree.alike { view.flags.remove(.isAlike) }
        tree.alike.removeAll()
    }

    private func copyNodes(of model: WebNode, to view: WebNode) {
        for (model, view) in zip(model.children, view.children) { copyNodes(of: model, to: view) }
        guard let box = model.box else { return }
        view.box = copy(box, of: model, to: view)
        fill(view)
    }

    /// Returns a copy of a node and its parts, but not of the nodes of the view's children.
    private func copy(_ node: DOMNode, of model: WebNode, to view: WebNode) -> DOMNode {
        let copy = DOMNode(node.tag, isPart: node.isPart)
        copy.owner = view
        copy.ownStyle = node.ownStyle
        copy.itemStyle = node.itemStyle
        copy.inlineStyle = node.inlineStyle
        copy.attributes = node.attributes
        copy.events = node.events
        if let text = node.text { copy.text = view.drawnText ?? text }
        for part in node.parts { copy.children.append(self.copy(part, of: model, to: view)) }
        if model.slot === node { view.slot = copy }
        return copy
    }
}

#if DEBUG
extension WebDocument {
    /// Whether the views of a page are compared with what they would be by themselves. The tests set the variable.
    private static let checksCopies = ProcessInfo.processInfo.environment["ORIEL_CHECK_COPIES"] != nil

    /// Stops if the layout copied to a view is not the one that it would have by itself.
    private func checkLayout(of view: WebNode) {
        let copied = view.layouts
        layOut(view)
        precondition(
            copied == view.layouts,
            "The layout of \(view.kind) \(view.id) was copied from an unlike view; see WebNode.isAlike(_:)."
        )
    }

    /// Stops if the nodes copied to a view are not those that it would have by itself.
    private func checkNodes(of view: WebNode) {
        let copied = view.host?.box
        forgetNodes(of: view)
        let own = drawnNode(of: view)
        precondition(
            copied.map { own?.looksLike($0) == true } ?? (own == nil),
            "The nodes of \(view.kind) \(view.id) were copied from an unlike view; see WebNode.isAlike(_:)."
        )
    }
}

extension WebNode {
    fileprivate struct Layout: Equatable {
        let traits: LayoutTraits
        let merge: MergeState
        let context: LayoutContext
        let flags: Flags
    }

    /// The layouts of the view and its descendants.
    fileprivate var layouts: [Layout] {
        [Layout(traits: traits, merge: merge, context: context, flags: flags.subtracting(.isAlike))]
            + children.flatMap(\.layouts)
    }
}
#endif

extension WebNode {
    /// Whether the view and its content differ from another one in texts only, which their layout does not depend on.
    fileprivate func isAlike(_ other: WebNode) -> Bool {
        guard kind == other.kind, kind.canBeCopied, children.count == other.children.count,
            element.events == other.element.events, element.attributes == other.element.attributes
        else { return false }
        switch kind {
        // The runs of a text are drawn by nodes of their own, and so are the lines of a hidden one.
        case .text where attributes[.runs] != nil || attributes.bool(.isRedacted): return false
        // The names of filters contain the number of the element.
        case .text where attributes.hasInnerShadow: return false
        case .text: break
        case .symbol: if attributes.hasInnerShadow || element.text != other.element.text { return false }
        // Other colours have parts whose names contain the number of the element.
        case .color: if case .style(let style)? = attributes[.color], !style.value.isPlain { return false }
        default: if element.text != other.element.text { return false }
        }
        for index in children.indices where !children[index].isAlike(other.children[index]) { return false }
        return true
    }

    /// Takes the layout of a view that is alike. The container then decides on the view's place.
    fileprivate func takeLayout(of model: WebNode, isOutermost: Bool = true) {
        traits = model.traits
        merge = model.merge
        context = model.context
        let taken = isOutermost ? Flags.layout : Flags.layout.union(.place)
        flags = flags.subtracting(taken).union(model.flags.intersection(taken))
        for (child, model) in zip(children, model.children) { child.takeLayout(of: model, isOutermost: false) }
    }

    /// Whether the container places the view like another one.
    fileprivate func hasSamePlace(as other: WebNode) -> Bool {
        flags.intersection(.place) == other.flags.intersection(.place)
    }

    /// The text that the view's own nodes show.
    fileprivate var drawnText: String? {
        kind == .text ? element.text ?? "" : plainLabel.map { $0.element.text ?? "" }
    }
}

extension WebNode.Flags {
    /// Determined by the view and its content.
    fileprivate static let layout = answers.union([.hasOneChild, .alignsGuides, .isLaidOut, .hasContentUnderBar])
    /// Determined by the view's container.
    fileprivate static let place = SpacerMargin.flags.union([
        .isAbsorbed, .beginsCard, .endsCard, .touchesTop, .touchesBottom, .followsText,
    ])
}

extension Element.Kind {
    /// Whether the nodes of a view of the kind depend on nothing but its element, its content and the views around it: neither on
    /// the number of its element, nor on its position among others.
    fileprivate var canBeCopied: Bool {
        switch self {
        case .text, .color, .divider, .spacer, .symbol, .hStack, .vStack, .zStack, .overlay, .background, .button,
            .padding, .frame, .fixedSize, .offset, .opacity, .layoutPriority, .accessibility, .label, .labelIcon,
            .labelTitle:
            true
        default: false
        }
    }

    /// Whether views of the kind place all views in them by the same rules.
    fileprivate var placesViewsAlike: Bool {
        switch self {
        case .hStack, .vStack, .lazyHStack, .lazyVStack, .lazyHGrid, .lazyVGrid, .lazyRows: true
        default: false
        }
    }
}
