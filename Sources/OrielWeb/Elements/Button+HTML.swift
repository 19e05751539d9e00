import OrielCore
import OrielProtocol

/// A button; its content is the label.
package enum ButtonRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        if node.isDisclosure { return [.expandsHorizontally, .softHorizontally] }
        return node.attributes.bool(.fillsWidth)
            ? node.traitsOfChildren.union(.expandsHorizontally) : node.traitsOfChildren
    }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .horizontalStack)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.button)
        markup[.type] = "button"
        markup.describeControl(node)
        markup.describeInput(node)
        markup[.dataRole] = node.attributes.string(.role)
        describeBrowserAction(of: node, in: &markup)
        markup[.dataEdge] = node.placeInCard
        if node.isInMenu { markup[.role] = "menuitem" }
        if let label = node.attributes.string(.label) { markup[.ariaLabel] = label }
        if markup.events.contains(.longPress) {
            // The press ends when the pointer is lifted, regardless of the duration.
            markup[.dataDuration] = "2147483647"
        }
        appendShape(of: node, to: &markup)
        switch node.attributes.string(.role) {
        case "increment": markup.text = "+"
        case "decrement": markup.text = "\u{2212}"
        case "disclosure", "outline", "outline-arrow":
            markup[.ariaExpanded] = node.attributes.bool(.isOn) ? "true" : "false"
            markup.isSlot = true
        default:
            if let label = node.plainLabel { markup.write(label) } else { markup.isSlot = true }
        }
        return Box(markup)
    }

    /// Describes the client's own action on a tap; see `Client/files.js`.
    private static func describeBrowserAction(of node: WebNode, in markup: inout Markup) {
        switch node.attributes.string(.role) {
        case "files":
            markup[.accept] = node.attributes.string(.contentType)
            markup[.dataCount] = node.attributes.number(.count).map { String(Int($0)) }
        case "share": markup[.dataValue] = node.attributes.string(.value)
        case "date":
            markup[.ariaHasPopup] = "dialog"
            markup[.ariaExpanded] = node.attributes.bool(.isOn) ? "true" : "false"
        default: break
        }
    }

    private static func appendShape(of node: WebNode, to markup: inout Markup) {
        switch node.attributes.string(.borderShape) {
        case "capsule": markup.style[.borderRadius] = "999px"
        case "circle":
            markup.style[.borderRadius] = "50%"
            markup.style[.aspectRatio] = "1"
        case "roundedRectangle":
            if let radius = node.attributes.number(.cornerRadius) { markup.style[.borderRadius] = px(max(radius, 0)) }
        default: break
        }
    }
}

extension Markup {
    /// Adds the text of a label to the node of its button.
    fileprivate mutating func write(_ label: WebNode) {
        let label = TextRenderer.box(of: label).markup
        text = label.text
        for declaration in label.style.declarations where ![.display, .marginBlock].contains(declaration.property) {
            style.append(declaration.property, declaration.value)
        }
        // The line is in the middle, whatever the height of the button.
        style.append(.alignItems, "center")
        // The padding of a bordered button contains the space between lines; see `trimsLabel` for other buttons.
        if self[.dataStyle]?.hasPrefix("bordered") == true { style.append(.labelTrim, TextStyle.trim) }
    }
}

extension WebNode {
    /// Whether the view is a button whose node contains its title and has the margins of a text. In bars, menus and dialogs, the
    /// style sheet determines the sizes of buttons.
    func trimsLabel(in container: WebNode, _ placement: Placement) -> Bool {
        plainLabel != nil && placement.mode != .free && container.kind != .toolbarItem
            && attributes.string(.controlStyle)?.hasPrefix("bordered") != true
    }

    fileprivate var isDisclosure: Bool { ["disclosure", "outline"].contains(attributes.string(.role)) }

    /// The label of a button if it is a text without a look of its own. The button's node then contains the text.
    var plainLabel: WebNode? {
        switch attributes.string(.role) {
        case "increment", "decrement", "disclosure", "outline", "outline-arrow": return nil
        default: break
        }
        guard kind == .button, let label = onlyChild, label.kind == .text else { return nil }
        return label.attributes.isEmpty && label.element.events.isEmpty ? label : nil
    }
}
