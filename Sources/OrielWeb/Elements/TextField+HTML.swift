import OrielCore

/// A text field. Its label is its name for screen readers, and its prompt if it has no other.
package enum TextFieldRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        node.kind == .textEditor ? .expands : [.expandsHorizontally, .softHorizontally]
    }

    package static func box(of node: WebNode) -> Box {
        let attributes = node.attributes
        let isArea = attributes.string(.axis) == "vertical" || node.kind == .textEditor
        var markup = Markup(isArea ? .textarea : .input)
        if !isArea { markup[.type] = node.kind == .secureField ? "password" : type(of: attributes) }
        markup.style = TextStyle(attributes).look
        switch attributes.string(.lineAlignment) {
        case "center": markup.style[.textAlign] = "center"
        case "trailing": markup.style[.textAlign] = "end"
        default: break
        }
        appendLines(attributes, to: &markup)
        markup.describeControl(node)
        markup.describeInput(node)
        markup[.dataKind] = node.kind == .textEditor ? "editor" : "field"
        markup[.value] = attributes.string(.value) ?? ""
        let name = node.children.flatMap(\.texts).joined(separator: " ")
        if node.kind != .textEditor { markup[.placeholder] = attributes.string(.placeholder) ?? name }
        if !name.isEmpty { markup[.ariaLabel] = name }
        describeKeyboard(attributes, in: &markup)
        if let watch = attributes.string(.watch) { markup[.dataWatch] = watch }
        return Box(markup)
    }

    /// Returns the input type for a keyboard type, because browsers offer more for specific input types.
    private static func type(of attributes: Attributes) -> String {
        switch attributes.string(.keyboard) {
        case "email": "email"
        case "tel": "tel"
        // A URL field rejects addresses without a scheme only on submission of a form, and this one has no form.
        case "url": "url"
        default: "text"
        }
    }

    private static func appendLines(_ attributes: Attributes, to markup: inout Markup) {
        guard markup.tag == .textarea, attributes.string(.axis) == "vertical" else { return }
        markup[.rows] = "1"
        if let least = attributes.number(.minimumLines), least > 1 { markup.style[.minHeight] = "\(number(least))lh" }
        if let most = attributes.number(.lineLimit), most > 0 { markup.style[.maxHeight] = "\(number(most))lh" }
    }

    private static func describeKeyboard(_ attributes: Attributes, in markup: inout Markup) {
        if markup.tag == .textarea || markup[.type] == "text" { markup[.inputMode] = attributes.string(.keyboard) }
        markup[.autoComplete] = attributes.string(.contentType)
        markup[.autoCapitalize] = attributes.string(.autocapitalization)
        markup[.enterKeyHint] = attributes.string(.submitLabel)
        if attributes.bool(.isAutocorrectionDisabled) {
            markup[.autoCorrect] = "off"
            markup[.spellcheck] = "false"
        }
    }
}

extension WebNode {
    /// The texts of the view and its descendants, in document order.
    package var texts: [String] {
        (element.text.map { [$0] } ?? []) + children.flatMap(\.texts)
    }
}
