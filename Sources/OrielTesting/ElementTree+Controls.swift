import OrielCore

extension ElementTree {
    /// The visible texts in this element.
    var visibleTexts: [String] {
        if element.hidesContent { return [] }
        return switch element.kind {
        // The content of a field is its value, and menus are closed.
        case .textField, .secureField, .textEditor, .searchField, .menuItems, .backButton, .dragPreview, .rowMenu: []
        case .text, .error, .title, .subtitle, .choiceTitle: [element.text ?? ""]
        case .toggle where element.attributes.bool(.hidesLabel): []
        case .picker: visibleParts.flatMap(\.visibleTexts)
        case .label where element.attributes.string(.labelStyle) == "iconOnly":
            children.filter { $0.element.kind == .labelIcon }.flatMap(\.visibleTexts)
        case .label where element.attributes.string(.labelStyle) == "titleOnly":
            children.filter { $0.element.kind == .labelTitle }.flatMap(\.visibleTexts)
        case .viewThatFits: fittingView?.visibleTexts ?? []
        default: shownChildren.flatMap(\.visibleTexts)
        }
    }

    /// The view that the browser has chosen.
    private var fittingView: ElementTree? {
        let index = Int(element.attributes.number(.index) ?? 0)
        return children.indices.contains(index) ? children[index] : children.last
    }

    /// The children without hidden labels.
    private var shownChildren: [ElementTree] {
        element.attributes.bool(.hidesLabel) ? children.filter { $0.element.kind != .controlLabel } : children
    }

    /// The visible parts of a picker; a closed menu shows its label and the selected option.
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

    /// Returns the controls in this element in document order, including hidden ones.
    ///
    /// - Parameters:
    ///   - givenNames: The names that enclosing accessibility modifiers give to this element.
    ///   - isHidden: Whether an enclosing element hides it.
    ///   - isInMenu: Whether it is a menu item.
    func controls(givenNames: [String] = [], isHidden: Bool = false, isInMenu: Bool = false) -> [FoundControl] {
        let isHidden = isHidden || element.hidesContent
        let isInMenu = isInMenu || element.kind == .menuItems || element.kind == .rowMenu
        let givenNames = ownNames + givenNames
        // An element that only listens to keys is not a control.
        guard !element.events.subtracting(.key).isEmpty || element.kind == .menu else {
            // A name passes to the nearest control inside, if there is a single child apart from a background.
            let named = children.count == 1 || element.kind == .background ? children.first?.id : nil
            return children.flatMap {
                $0.controls(givenNames: $0.id == named ? givenNames : [], isHidden: isHidden, isInMenu: isInMenu)
            }
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
        let attributes = element.attributes
        let label = attributes.composedLabel(around: visibleTexts.joined(separator: ", "))
        return [attributes.string(.label), label, attributes.string(.identifier)].compactMap { $0 }
    }

    private func names(_ givenNames: [String]) -> [String] {
        // A sheet or an alert does not take its name from its content.
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

    /// The texts that name a control; an accessibility label replaces the texts it covers.
    ///
    /// Texts of a nested control name only the nested control.
    private var labelTexts: [String] {
        if element.hidesContent || element.isControl || element.kind == .menuItems
            || element.attributes.bool(.isHiddenFromAccessibility)
        {
            return []
        }
        if let label = element.attributes.string(.label) { return [label] }
        let texts = children.flatMap(\.labelTexts)
        if let label = element.attributes.composedLabel(around: texts.joined(separator: ", ")) { return [label] }
        if element.kind == .text { return [element.text ?? ""] }
        return texts
    }

    /// The texts shown in a control, regardless of accessibility modifiers.
    private var shownTexts: [String] {
        if element.hidesContent || element.isControl || element.kind == .menuItems { return [] }
        if element.kind == .text { return [element.text ?? ""] }
        return children.flatMap(\.shownTexts)
    }
}

extension Element {
    /// Whether the element's texts name only itself: it does something else than being dragged and dropped on.
    fileprivate var isControl: Bool {
        kind == .dragPreview || kind == .rowMenu || !events.isSubset(of: [.lift, .drop])
    }
}

extension Element.Kind {
    /// Whether elements of this kind block interaction with everything behind them.
    var isModal: Bool {
        switch self {
        case .sheet, .cover, .popover, .alert, .dialog: true
        default: false
        }
    }
}

extension [ElementTree] {
    /// The elements that accept interaction: the frontmost sheet or alert, or everything if none is presented.
    var foreground: [ElementTree] {
        // IDs increase, so the element presented last has the highest.
        modals.max { $0.id < $1.id }.map { [$0] } ?? self
    }

    private var modals: [ElementTree] {
        flatMap { tree -> [ElementTree] in
            if tree.element.hidesContent { return [] }
            return (tree.element.kind.isModal ? [tree] : []) + tree.children.modals
        }
    }
}
