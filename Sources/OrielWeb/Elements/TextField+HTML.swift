import OrielCore

/// A field for text; its label is its name for screen readers and its prompt if it has no other.
package enum TextFieldRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [.expandsHorizontally, .softHorizontally] }

    package static func box(of node: WebNode) -> Box {
        let isArea = node.attributes.string(.axis) == "vertical"
        var markup = Markup(isArea ? .textarea : .input)
        if !isArea { markup[.type] = "text" }
        let name = node.children.flatMap(\.texts).joined(separator: " ")
        markup[.value] = node.attributes.string(.value) ?? ""
        markup[.placeholder] = node.attributes.string(.placeholder) ?? name
        if !name.isEmpty { markup[.ariaLabel] = name }
        if node.attributes.bool(.isDisabled) { markup[.disabled] = "true" }
        markup.events = UInt32(node.element.events.rawValue)
        return Box(markup)
    }
}

extension WebNode {
    /// The texts inside, in document order.
    package var texts: [String] {
        (element.text.map { [$0] } ?? []) + children.flatMap(\.texts)
    }
}
