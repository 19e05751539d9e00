import OrielCore
internal import OrielProtocol

/// A view that can take the keyboard's focus without being a control.
package enum FocusableRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        // A control on the same node has a focus of its own.
        if isForAppOnly(node) { return nil }
        var state = state
        state.phase = .closed
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard node.element.events.contains(.focus) else {
            // An element that is not focusable anyway would become focusable by clicks.
            if !box.markup.isPlain || box.markup[.tabIndex] != nil { box.markup[.tabIndex] = "-1" }
            return
        }
        guard !node.attributes.bool(.isDisabled) else { return }
        box.markup[.tabIndex] = isForAppOnly(node) ? "-1" : "0"
        box.markup.events.formUnion(node.element.events.mask)
    }

    /// Whether the app can move the focus to the view, but the Tab key cannot.
    private static func isForAppOnly(_ node: WebNode) -> Bool { node.attributes[.isFocusable] == .bool(false) }
}

/// A view that receives key presses while the focus is inside.
package enum KeyPressRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        // Two on one node could not be distinguished, because events identify the node.
        nil
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard !node.attributes.bool(.isDisabled) else { return }
        box.markup.events.formUnion(node.element.events.mask)
        box.markup[.dataKeys] = node.attributes.string(.keys)
        box.markup[.dataWatch] = node.attributes.string(.watch)
    }
}

/// A view with additional content that is not seen: actions or a replacement view for assistive technology, or the preview of a drag.
package enum UnseenLayerRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { OverlayRenderer.traits(of: node) }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }

    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        Placement(child === node.layer ? .free : .wrapper)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        switch node.kind {
        case .accessibilityActions: markup[.dataKind] = "actions"
        case .dragLayer: markup[.dataKind] = "draggable"
        default: markup[.dataKind] = "representation"
        }
        markup.style.append(.display, "flex")
        markup.style.append(.position, "relative")
        markup.isSlot = true
        return Box(markup)
    }
}
