import OrielCore

extension ElementTree {
    /// The texts a person can see in this element.
    var visibleTexts: [String] {
        if element.hidesContent { return [] }
        return switch element.kind {
        // What stands in fields is their value, and menus are closed.
        case .textField, .secureField, .textEditor, .searchField, .menuItems, .backButton: []
        case .text, .error, .title, .subtitle, .choiceTitle: [element.text ?? ""]
        case .toggle where element.attributes.bool(.hidesLabel): []
        case .picker: visibleParts.flatMap(\.visibleTexts)
        case .label where element.attributes.string(.labelStyle) == "iconOnly":
            children.filter { $0.element.kind == .labelIcon }.flatMap(\.visibleTexts)
        case .label where element.attributes.string(.labelStyle) == "titleOnly":
            children.filter { $0.element.kind == .labelTitle }.flatMap(\.visibleTexts)
        default: shownChildren.flatMap(\.visibleTexts)
        }
    }

    /// The children but for labels that are kept from view.
    private var shownChildren: [ElementTree] {
        element.attributes.bool(.hidesLabel) ? children.filter { $0.element.kind != .controlLabel } : children
    }

    /// What of a picker is in view: a menu that is closed shows its label and the option chosen.
    private var visibleParts: [ElementTree] {
        switch element.attributes.string(.controlStyle) {
        case "segmented", "inline", "radioGroup", "palette": shownChildren
        default:
            shownChildren.filter { $0.element.kind == .controlLabel }
                + options.filter { $0.element.attributes.bool(.isSelected) }
        }
    }

    /// The options in a picker, in order.
    var options: [ElementTree] {
        element.kind == .option ? [self] : children.flatMap(\.options)
    }

    /// The controls in this element in document order, hidden ones included.
    ///
    /// - Parameters:
    ///   - givenNames: What accessibility modifiers just outside call this element.
    ///   - isHidden: Whether something outside hides it.
    ///   - isInMenu: Whether it is an item of a menu.
    func controls(givenNames: [String] = [], isHidden: Bool = false, isInMenu: Bool = false) -> [FoundControl] {
        let isHidden = isHidden || element.hidesContent
        let isInMenu = isInMenu || element.kind == .menuItems
        let givenNames = ownNames + givenNames
        // Listening to keys alone makes no control.
        guard !element.events.subtracting(.key).isEmpty || element.kind == .menu else {
            // A name belongs to the nearest thing inside that can bear it, if there is only one.
            let passedOn = children.count == 1 ? givenNames : []
            return children.flatMap { $0.controls(givenNames: passedOn, isHidden: isHidden, isInMenu: isInMenu) }
        }
        let control = FoundControl(
            id: id,
            element: element,
            names: names(givenNames),
            isHidden: isHidden,
            isInMenu: isInMenu
        )
        return [control] + children.flatMap { $0.controls(isHidden: isHidden, isInMenu: isInMenu) }
    }

    private var ownNames: [String] {
        [Attributes.Name.label, .identifier].compactMap { element.attributes.string($0) }
    }

    private func names(_ givenNames: [String]) -> [String] {
        // A sheet or an alert is no control that bears the names of what is in it.
        if element.kind.isModal { return givenNames }
        var names = givenNames
        if let text = element.text { names.append(text) }
        func add(_ texts: [String]) {
            if !texts.isEmpty { names.append(texts.joined(separator: " ")) }
            if texts.count > 1 { names += texts }
        }
        add(children.flatMap(\.labelTexts))
        add(children.flatMap(\.shownTexts))
        if let placeholder = element.attributes.string(.placeholder) { names.append(placeholder) }
        return names
    }

    /// The texts that name a control, those of an accessibility label inside in place of what it covers.
    ///
    /// The texts of a control inside another name the inner one alone.
    private var labelTexts: [String] {
        if element.hidesContent || !element.events.isEmpty || element.kind == .menuItems
            || element.attributes.bool(.isHiddenFromAccessibility)
        {
            return []
        }
        if let label = element.attributes.string(.label) { return [label] }
        if element.kind == .text { return [element.text ?? ""] }
        return children.flatMap(\.labelTexts)
    }

    /// The texts that stand in a control, whatever accessibility modifiers say.
    private var shownTexts: [String] {
        if element.hidesContent || !element.events.isEmpty || element.kind == .menuItems { return [] }
        if element.kind == .text { return [element.text ?? ""] }
        return children.flatMap(\.shownTexts)
    }
}

extension Element.Kind {
    /// Whether nothing behind such an element can be used.
    var isModal: Bool {
        switch self {
        case .sheet, .cover, .popover, .alert, .dialog: true
        default: false
        }
    }
}

extension [ElementTree] {
    /// What a person can use: what is in the foremost sheet or alert, or all if there is none.
    var foreground: [ElementTree] {
        // Numbers grow, so the one that was presented last has the highest.
        modals.max { $0.id < $1.id }.map { [$0] } ?? self
    }

    private var modals: [ElementTree] {
        flatMap { tree -> [ElementTree] in
            if tree.element.hidesContent { return [] }
            return (tree.element.kind.isModal ? [tree] : []) + tree.children.modals
        }
    }
}
