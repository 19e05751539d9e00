import OrielCore

/// Something to be pressed; its label is what is inside.
package enum ButtonRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .horizontalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.button)
        markup[.type] = "button"
        markup.isSlot = true
        markup.events = UInt32(node.element.events.rawValue)
        if let role = node.attributes.string(.role) { markup[.dataRole] = role }
        if node.attributes.bool(.isDisabled) { markup[.disabled] = "true" }
        return Box(markup)
    }
}
