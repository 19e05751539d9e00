import OrielCore
internal import OrielProtocol

extension Markup {
    /// Sets the attributes that all controls have: their colour, size and style.
    mutating func describeControl(_ node: WebNode) {
        let attributes = node.attributes
        if let style = attributes.string(.controlStyle) { self[.dataStyle] = style }
        if let size = attributes.string(.controlSize) { self[.dataVariant] = size }
        if case .color(let tint)? = attributes[.tint] { style[.tint] = tint.css }
    }

    /// Marks the label around a disabled input, which style rules cannot find from inside.
    mutating func describeLabel(of node: WebNode) {
        if node.attributes.bool(.isDisabled) { self[.dataState] = "disabled" }
    }

    /// Sets the state and the shortcut of the node that takes the keyboard's focus.
    mutating func describeInput(_ node: WebNode) {
        if node.attributes.bool(.isDisabled) { self[.disabled] = "true" }
        if let shortcut = node.attributes.string(.shortcut) {
            self[.ariaKeyShortcuts] = shortcut
            let name = ShortcutName.clientName(of: shortcut)
            self[.dataShortcut] = name
            // The client listens to the device only in pages that have such a button.
            if name.hasSuffix(":shake") { self[.dataWatch] = "shake" }
            // Buttons that are there for their keys only.
            if name == "0:undo" || name == "0:redo" {
                self[.dataWatch] = "undo"
                self[.ariaKeyShortcuts] = nil
                // Style rules of buttons have a display of their own.
                inline[.display] = "none"
            }
        }
        events.formUnion(node.element.events.mask)
    }
}

extension WebNode {
    /// Whether the label of a control is hidden.
    var hidesLabel: Bool { attributes.bool(.hidesLabel) }

    /// Returns the text of the labels with a role; nil for the label that names the control.
    func labelText(role: String? = nil) -> String {
        children.filter { $0.kind == .controlLabel && $0.attributes.string(.role) == role }
            .flatMap(\.texts).joined(separator: " ")
    }

    /// Whether the view is in a row of a list or form.
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
    /// Returns a shortcut in the client's form: the modifiers' bits and the key, `8:s` for `Meta+S`.
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
        // Whether Shift is needed for a punctuation mark depends on the layout of the keyboard, so it does not count.
        if isPunctuation(key) { bits &= ~1 }
        return "\(bits):\(key)"
    }

    /// Whether a key is one character other than an English letter, a digit, an underscore or a space.
    private static func isPunctuation(_ key: String) -> Bool {
        guard key.count == 1, let scalar = key.unicodeScalars.first else { return false }
        switch scalar {
        case "A"..."Z", "a"..."z", "0"..."9", "_", " ": return key.unicodeScalars.count > 1
        default: return true
        }
    }
}

/// A label next to a control, or its name for assistive technology.
package enum ControlLabelRenderer: ElementRenderer {
    package static var vanishesWithoutContent: Bool { true }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack, alignment: .leading)
    }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.span)
        markup[.dataKind] = "label"
        markup[.dataRole] = node.attributes.string(.role)
        if let fraction = node.attributes.number(.value) { markup.style[.value] = number(fraction) }
        markup.isSlot = true
        return Box(markup)
    }
}
