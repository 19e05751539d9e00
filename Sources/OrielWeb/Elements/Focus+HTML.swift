import OrielCore

/// A view that takes the keyboard's focus without being a control.
package enum FocusableRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        var state = state
        state.phase = .closed
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard node.element.events.contains(.focus) else {
            // What takes no focus anyway would take it at a click then.
            if !box.markup.isPlain || box.markup[.tabIndex] != nil { box.markup[.tabIndex] = "-1" }
            return
        }
        guard !node.attributes.bool(.isDisabled) else { return }
        box.markup[.tabIndex] = "0"
        box.markup.events |= node.element.events.rawValue
    }
}

/// A view that hears keys while the focus is inside.
package enum KeyPressRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        // Two of them on one node could not be told apart: what is reported names a node.
        nil
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        guard !node.attributes.bool(.isDisabled) else { return }
        box.markup.events |= node.element.events.rawValue
        box.markup[.dataKeys] = node.attributes.string(.keys)
    }
}

/// A view with something beside it that only assistive technology meets: actions, or another view in its place.
package enum UnseenLayerRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { OverlayRenderer.traits(of: node) }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper) }

    package static func placement(of child: WebNode, in node: WebNode) -> Placement {
        Placement(child === node.layer ? .free : .wrapper)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = node.kind == .accessibilityActions ? "actions" : "representation"
        markup.style.append(.display, "flex")
        markup.style.append(.position, "relative")
        markup.isSlot = true
        return Box(markup)
    }
}
