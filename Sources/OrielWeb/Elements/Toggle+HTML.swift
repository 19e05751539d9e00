import OrielCore

/// A switch with its label before it, a check box, or a toggle button.
package enum ToggleRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        if node.hidesLabel || node.attributes.string(.controlStyle) == "button" { return [] }
        return node.traitsOfChildren.intersection(.beginsWithIcon).union([.expandsHorizontally, .softHorizontally])
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .horizontalStack)
    }

    package static func box(of node: WebNode) -> Box {
        if node.isInMenu { return Box(menuItem(of: node)) }
        var markup = Markup(.label)
        markup[.dataKind] = "toggle"
        markup.describeControl(node)
        markup.describeLabel(of: node)
        if case .color(let tint)? = node.attributes[.tint] { markup.style[.switchTint] = tint.css }
        var label = Markup(.span)
        label[.dataKind] = "label"
        if node.hidesLabel { label[.dataState] = "unseen" }
        label.isSlot = true
        var input = Markup(.input)
        input[.type] = "checkbox"
        let style = node.attributes.string(.controlStyle)
        if style != "checkbox", style != "button" { input[.role] = "switch" }
        input[.checked] = node.attributes.bool(.isOn) ? "true" : "false"
        if node.attributes.bool(.isMixed) { input[.indeterminate] = "true" }
        input.describeInput(node)
        markup.parts = [label, input]
        return Box(markup)
    }

    /// An item of a menu, with a tick while the toggle is on.
    private static func menuItem(of node: WebNode) -> Markup {
        var markup = Markup(.button)
        markup[.type] = "button"
        markup[.role] = "menuitemcheckbox"
        let isMixed = node.attributes.bool(.isMixed)
        markup[.ariaChecked] = isMixed ? "mixed" : node.attributes.bool(.isOn) ? "true" : "false"
        markup.describeInput(node)
        markup.isSlot = true
        return markup
    }
}
