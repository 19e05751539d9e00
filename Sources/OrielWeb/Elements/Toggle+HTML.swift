import OrielCore

/// A switch with its label before it.
package enum ToggleRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [.expandsHorizontally, .softHorizontally] }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .horizontalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.label)
        markup[.dataKind] = "toggle"
        var label = Markup(.span)
        label[.dataKind] = "label"
        label.isSlot = true
        var input = Markup(.input)
        input[.type] = "checkbox"
        input[.role] = "switch"
        input[.checked] = node.attributes.bool(.isOn) ? "true" : "false"
        if node.attributes.bool(.isDisabled) { input[.disabled] = "true" }
        input.events = UInt32(node.element.events.rawValue)
        markup.parts = [label, input]
        return Box(markup)
    }
}
