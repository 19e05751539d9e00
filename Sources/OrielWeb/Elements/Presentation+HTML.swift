import OrielCore

/// A sheet, a cover or a popover: a browser dialog, so the content behind it cannot be used.
package enum PresentationRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [] }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement {
        Placement(node.onlyChild != nil ? .wrapper : .verticalStack)
    }

    package static func box(of node: WebNode) -> Box {
        let attributes = node.attributes
        var markup = Markup(.dialog)
        markup[.dataKind] = node.kind.rawValue
        markup[.dataModal] = ""
        markup[.ariaLabel] = attributes.string(.label)
        markup[.dataVariant] = variant(of: node)
        markup[.dataIn] = "translate:0 100vh"
        markup[.dataOut] = "translate:0 100vh"
        if node.kind == .popover { point(&markup, of: node) }
        if let source = attributes.string(.matchID) {
            // Only fades if the source view is not on screen.
            markup[.dataZoom] = source
            markup[.dataIn] = "opacity:0"
            markup[.dataOut] = "opacity:0"
        }
        markup.events = node.element.events.mask
        if case .style(let style)? = attributes[.presentationBackground] {
            style.value.paint(&markup.style)
            // The style rules of presentations have a background of their own.
            markup.inline[.background] = markup.style[.background]
            markup.style[.background] = nil
        }
        if let radius = attributes.number(.presentationCornerRadius) {
            markup.style[.borderRadius] = px(max(radius, 0))
        }
        let detents = attributes.string(.detents)?.split(separator: " ").map(String.init) ?? []
        if let detent = attributes.string(.selectedDetent) ?? detents.first { markup.inline[.detent] = height(detent) }
        // In a narrow window a popover is a sheet, too, unless it is adapted to something else.
        if node.kind != .cover, !isPopoverEverywhere(node) {
            markup[.dataDetents] = detents.isEmpty ? "100dvh" : detents.map(height).joined(separator: " ")
        }
        var grabber = Markup()
        grabber[.dataKind] = "grabber"
        if !(attributes[.dragIndicator] == .bool(true) || (detents.count > 1 && attributes[.dragIndicator] == nil)) {
            grabber[.hidden] = "true"
        }
        var content = Markup()
        content[.dataKind] = "content"
        if node.onlyChild == nil { content[.dataVariant] = "column" }
        content.isSlot = true
        markup.parts = [grabber, content]
        return Box(markup)
    }

    /// The words of the form, and `wide` and `tall` for a popover whose content takes all of a width or height.
    private static func variant(of node: WebNode) -> String? {
        var words = node.attributes.string(.presentationForm).map { [$0] } ?? []
        if node.flags.contains(.isWide) { words.append("wide") }
        if node.flags.contains(.isTall) { words.append("tall") }
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// Has the client place a popover beside the view that it points to, where it grows out of its arrow. The style rules set the
    /// properties only where it is not a sheet.
    private static func point(_ markup: inout Markup, of node: WebNode) {
        let attributes = node.attributes
        guard let name = attributes.string(.popoverID) else { return }
        var words = ["popover", name, attributes.string(.arrowEdge) ?? "any"]
        words += [.anchorX, .anchorY, .x, .y, .width, .height].compactMap { attributes.number($0).map(number) }
        markup[.dataWatch] = words.joined(separator: " ")
        let away = "translate:var(--far,0 100vh);scale:var(--small,1);opacity:var(--faint,1)"
        markup[.dataIn] = away
        markup[.dataOut] = away
    }

    private static func isPopoverEverywhere(_ node: WebNode) -> Bool {
        let words = node.attributes.string(.presentationForm)?.split(separator: " ") ?? []
        return words.contains { $0 == "popover" || $0 == "fullScreenCover" }
            || node.kind == .popover && words.contains("none")
    }

    private static func height(_ detent: String) -> String {
        if detent == "medium" { return "50dvh" }
        if detent == "large" { return "100dvh" }
        if detent.hasSuffix("pt"), let points = Double(detent.dropLast(2)) { return px(points) }
        return "\(number((Double(detent) ?? 1) * 100))dvh"
    }
}

/// The view that a popover points to while it is shown. The client finds it by its name.
package enum PopoverSourceRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        box.markup[.dataAnchor] = node.attributes.string(.popoverID)
    }
}

/// An alert or dialog with buttons.
package enum ChoiceRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { [] }

    package static func childContext(of node: WebNode) -> LayoutContext { LayoutContext() }

    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        var markup = Markup(.dialog)
        markup[.dataKind] = node.kind.rawValue
        markup[.dataModal] = ""
        markup[.role] = "alertdialog"
        markup[.ariaLabel] = node.children.first { $0.kind == .choiceTitle }?.element.text ?? ""
        if node.attributes.bool(.hidesTitle) { markup[.dataVariant] = "untitled" }
        // An alert scales in; a dialog slides in from below.
        let away = node.kind == .alert ? "opacity:0;scale:1.1" : "translate:0 100vh"
        markup[.dataIn] = away
        markup[.dataOut] = node.kind == .alert ? "opacity:0" : away
        markup.events = node.element.events.mask
        markup.isSlot = true
        return Box(markup)
    }
}

/// The title, the message or the buttons of an alert or dialog.
package enum ChoicePartRenderer: ElementRenderer {
    package static func placement(of node: WebNode) -> Placement { Placement(.free) }

    package static func box(of node: WebNode) -> Box {
        guard node.kind != .choiceTitle else {
            var markup = Markup(.h2)
            markup.text = node.element.text ?? ""
            return Box(markup)
        }
        var markup = Markup()
        // The kind `actions` is already used for accessibility actions.
        markup[.dataKind] = node.kind == .actions ? "choices" : "message"
        // Three buttons and more have a line each.
        if node.kind == .actions, node.buttonCount > 2 { markup[.dataVariant] = "many" }
        markup.isSlot = true
        return Box(markup)
    }
}

extension WebNode {
    /// The number of views in the node other than text fields, counting those of collections.
    fileprivate var buttonCount: Int {
        childrenInFlow.reduce(0) { count, child in
            if child.kind == .lazyRows { return count + child.buttonCount }
            return count + ([.textField, .secureField].contains(child.host?.kind) ? 0 : 1)
        }
    }
}
