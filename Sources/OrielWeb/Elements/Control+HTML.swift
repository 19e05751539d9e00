import OrielCore

extension Markup {
    /// Describes what all controls have in common: whether they are enabled, their colour, size and style.
    mutating func describeControl(_ node: WebNode) {
        let attributes = node.attributes
        if let style = attributes.string(.controlStyle) { self[.dataStyle] = style }
        if let size = attributes.string(.controlSize) { self[.dataVariant] = size }
        if case .color(let tint)? = attributes[.tint] { style[.tint] = tint.css }
    }

    /// Gives the node that takes the keyboard's focus its state and shortcut.
    mutating func describeInput(_ node: WebNode) {
        if node.attributes.bool(.isDisabled) { self[.disabled] = "true" }
        if let shortcut = node.attributes.string(.shortcut) {
            self[.ariaKeyShortcuts] = shortcut
            self[.dataShortcut] = ShortcutName.clientName(of: shortcut)
        }
        events |= node.element.events.rawValue
    }
}

extension WebNode {
    /// Whether the label beside a control is kept from view.
    var hidesLabel: Bool { attributes.bool(.hidesLabel) }

    /// The texts in the labels of a role; nil stands for the label that names the control.
    func labelText(role: String? = nil) -> String {
        children.filter { $0.kind == .controlLabel && $0.attributes.string(.role) == role }
            .flatMap(\.texts).joined(separator: " ")
    }

    /// Whether the view stands in a row of a list or form.
    var isInRow: Bool {
        var ancestor = parent
        while let node = ancestor {
            switch node.kind {
            case .listRow: return true
            case .hStack, .vStack, .zStack, .scrollView, .page: return false
            default: ancestor = node.parent
            }
        }
        return false
    }
}

enum ShortcutName {
    /// A shortcut as the client looks for it: the modifiers' bits and the key, `8:s` for `Meta+S`.
    static func clientName(of shortcut: String) -> String {
        var bits = 0
        var key = ""
        for part in shortcut.split(separator: "+") {
            switch part {
            case "Shift": bits |= 1
            case "Control": bits |= 2
            case "Alt": bits |= 4
            case "Meta": bits |= 8
            case "Space": key = " "
            case "Plus": key = "+"
            default: key = part.lowercased()
            }
        }
        return "\(bits):\(key)"
    }
}

/// A label beside a control, or what assistive technology calls it by.
package enum ControlLabelRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack, alignment: .leading)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.span)
        markup[.dataKind] = "label"
        markup[.dataRole] = node.attributes.string(.role)
        markup.isSlot = true
        return Box(markup)
    }
}
