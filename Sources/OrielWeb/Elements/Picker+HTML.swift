import OrielCore

/// A choice of one of several values: a browser menu, or all options visible.
package enum PickerRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        if isMenu(node), !node.isInRow { return .softHorizontally }
        return [.expandsHorizontally, .softHorizontally]
    }

    package static func childContext(of node: WebNode) -> LayoutContext {
        var context = node.context
        context.axis = .vertical
        return context
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    /// Whether only the selected value is visible.
    static func isMenu(_ node: WebNode) -> Bool {
        switch node.attributes.string(.controlStyle) {
        case "segmented", "inline", "radioGroup", "palette", "wheel": false
        default: true
        }
    }

    package static func box(of node: WebNode) -> Box {
        if node.attributes.string(.controlStyle) == "wheel" { return Box(wheel(node)) }
        return Box(isMenu(node) ? menu(node) : group(node))
    }

    /// A wheel as in date pickers; its rows are plain text, and it does not turn round.
    private static func wheel(_ node: WebNode) -> Markup {
        let options = node.pickerOptions
        var markup = Markup()
        markup[.dataKind] = "picker"
        markup.describeControl(node)
        if node.attributes.bool(.isDisabled) { markup[.inert] = "true" }
        var wheels = Markup()
        wheels[.dataKind] = "wheels"
        wheels[.dataDates] = ""
        wheels.events = node.element.events.mask
        var wheel = Markup()
        wheel[.dataKind] = "wheel"
        wheel[.role] = "spinbutton"
        wheel[.tabIndex] = "0"
        wheel[.ariaLabel] = node.labelText()
        wheel[.dataValue] = "0"
        wheel[.ariaValueMin] = "0"
        wheel[.ariaValueMax] = String(max(options.count - 1, 0))
        if let place = options.firstIndex(where: { $0.attributes.bool(.isSelected) }) {
            wheel[.ariaValueNow] = String(place)
            wheel[.ariaValueText] = options[place].texts.joined(separator: " ")
        }
        wheel.parts = options.map { option in
            var row = Markup()
            row.text = option.texts.joined(separator: " ")
            if option.attributes.bool(.isDisabled) { row[.dataState] = "dimmed" }
            return row
        }
        wheels.parts = [wheel]
        markup.parts = [wheels]
        return markup
    }

    /// The options of a browser menu are plain text, so their views are not part of the page.
    private static func menu(_ node: WebNode) -> Markup {
        var markup = Markup(.label)
        markup[.dataKind] = "picker"
        markup.describeControl(node)
        markup.describeLabel(of: node)
        markup[.dataStyle] = "menu"
        if !node.isInRow { markup[.dataVariant] = "button" }
        var label = Markup(.span)
        label[.dataKind] = "label"
        label.text = node.labelText()
        if node.hidesLabel || !node.isInRow { label[.dataState] = "unseen" }
        var select = Markup(.select)
        select.describeInput(node)
        let options = node.pickerOptions
        let place = options.firstIndex { $0.attributes.bool(.isSelected) }
        // If no option has the value, none is selected.
        select[.value] = place.map(String.init) ?? ""
        for (index, option) in options.enumerated() {
            var part = Markup(.option)
            part[.value] = String(index)
            part.text = option.texts.joined(separator: " ")
            if option.attributes.bool(.isDisabled) { part[.disabled] = "true" }
            select.parts.append(part)
        }
        markup.parts = [label, select]
        return markup
    }

    private static func group(_ node: WebNode) -> Markup {
        var markup = Markup()
        markup[.dataKind] = "picker"
        markup.describeControl(node)
        markup[.role] = node.isInMenu ? "group" : "radiogroup"
        if node.attributes.bool(.hidesBackground) { markup[.dataVariant] = "custom" }
        if case .color(let tint)? = node.attributes[.selectedTint] { markup.style[.selected] = tint.css }
        if case .color(let color)? = node.attributes[.color] { markup.style[.selectedText] = color.css }
        if case .color(let color)? = node.attributes[.unselectedTint] { markup.style[.unselected] = color.css }
        let name = node.labelText()
        if !name.isEmpty { markup[.ariaLabel] = name }
        markup.isSlot = true
        return markup
    }
}

/// An option of a picker that shows all options.
package enum OptionRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .horizontalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.button)
        markup[.type] = "button"
        markup[.dataKind] = "option"
        markup[.role] = node.isInMenu ? "menuitemradio" : "radio"
        let isSelected = node.attributes.bool(.isSelected)
        markup[.ariaChecked] = isSelected ? "true" : "false"
        if node.attributes.bool(.isDisabled) { markup[.disabled] = "true" }
        markup.events = node.element.events.mask
        markup.isSlot = true
        return Box(markup)
    }
}

extension WebNode {
    /// The options inside, in order.
    var pickerOptions: [WebNode] { kind == .option ? [self] : children.flatMap(\.pickerOptions) }
}
