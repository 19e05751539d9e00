import OrielCore

/// A number in a range.
package enum SliderRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [.expandsHorizontally, .softHorizontally] }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        let attributes = node.attributes
        var markup = Markup()
        markup[.dataKind] = "slider"
        markup.describeControl(node)
        if attributes.string(.style) == "ticks" { markup[.dataRole] = "ticks" }
        if attributes[.showsIndicator] != nil { markup[.dataState] = "thumbless" }
        var labels = Markup(.span)
        labels[.dataKind] = "labels"
        labels.isSlot = true
        var input = Markup(.input)
        input[.type] = "range"
        input[.min] = number(attributes.number(.minimum) ?? 0)
        input[.max] = number(attributes.number(.maximum) ?? 1)
        input[.step] = attributes.number(.step).map(number) ?? "any"
        input[.value] = number(attributes.number(.value) ?? 0)
        let name = node.labelText()
        if !name.isEmpty { input[.ariaLabel] = name }
        let value = node.labelText(role: "value")
        if !value.isEmpty { input[.ariaValueText] = value }
        input.describeInput(node)
        if let neutral = attributes.number(.guideConstant) {
            input[.dataStyle] = "neutral"
            input.style[.neutral] = number(neutral)
            // The client moves the filled part with the thumb.
            input[.dataWatch] = "neutral"
            input.inline[.value] = number(fraction(of: attributes))
        }
        markup.parts = [labels, input]
        return Box(markup)
    }
}

extension SliderRenderer {
    /// The place of the value between the bounds.
    private static func fraction(of attributes: Attributes) -> Double {
        let (least, most) = (attributes.number(.minimum) ?? 0, attributes.number(.maximum) ?? 1)
        guard most > least else { return 0 }
        return min(max(((attributes.number(.value) ?? 0) - least) / (most - least), 0), 1)
    }
}

/// Two buttons that decrease and increase a value, with a label before them.
package enum StepperRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        node.hidesLabel ? [] : [.expandsHorizontally, .softHorizontally]
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup()
        markup[.dataKind] = "stepper"
        markup.describeControl(node)
        markup[.role] = "group"
        let name = node.labelText()
        if !name.isEmpty { markup[.ariaLabel] = name }
        if node.hidesLabel { markup[.dataState] = "unlabeled" }
        markup.isSlot = true
        return Box(markup)
    }
}

/// A date or a colour in the browser's native field.
package enum NativeFieldRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        node.hidesLabel ? [] : [.expandsHorizontally, .softHorizontally]
    }

    package static func placement(of node: WebNode) -> Placement { Placement(.wrapper, alignment: .leading) }

    package static func box(of node: WebNode) -> Box {
        let attributes = node.attributes
        var markup = Markup(.label)
        markup[.dataKind] = node.kind == .colorPicker ? "colorpicker" : "datepicker"
        markup.describeControl(node)
        markup.describeLabel(of: node)
        var label = Markup(.span)
        label[.dataKind] = "labels"
        if node.hidesLabel { label[.dataState] = "unseen" }
        label.isSlot = true
        var input = Markup(.input)
        input[.type] = type(of: node)
        input[.value] = attributes.string(.value) ?? ""
        input[.min] = attributes.string(.minimum)
        input[.max] = attributes.string(.maximum)
        input.describeInput(node)
        markup.parts = [label, input]
        return Box(markup)
    }

    private static func type(of node: WebNode) -> String {
        if node.kind == .colorPicker { return "color" }
        return switch node.attributes.string(.dateComponents) {
        case "date": "date"
        case "time": "time"
        default: "datetime-local"
        }
    }
}
