import OrielCore

/// A control on screen, with the names a test may call it by.
struct FoundControl: CustomStringConvertible {
    let id: Element.ID
    let element: Element
    /// The accessible name first.
    let names: [String]

    var description: String {
        let state = element.attributes.bool(.isDisabled) ? " (disabled)" : ""
        return "\(element.kind.rawValue) \"\(names.first ?? "")\"\(state)"
    }
}

extension ElementTree {
    /// The texts a person can see in this element.
    var visibleTexts: [String] {
        switch element.kind {
        case .hidden, .textField: []
        case .opacity where element.attributes.number(.opacity) == 0: []
        case .text, .error: [element.text ?? ""]
        default: children.flatMap(\.visibleTexts)
        }
    }

    /// The controls in this element in document order.
    ///
    /// - Parameter label: What an accessibility modifier just outside calls this element.
    func controls(label: String? = nil) -> [FoundControl] {
        guard element.kind != .hidden else { return [] }
        let label = element.attributes.string(.label) ?? label
        var result: [FoundControl] = []
        if !element.events.isEmpty {
            result.append(FoundControl(id: id, element: element, names: names(label: label)))
        }
        // A label belongs to the nearest thing inside that can bear it, if there is only one.
        let passesOn = element.events.isEmpty && children.count == 1
        for child in children { result += child.controls(label: passesOn ? label : nil) }
        return result
    }

    private func names(label: String?) -> [String] {
        var names: [String] = []
        if let label { names.append(label) }
        let texts = children.flatMap(\.labelTexts)
        if !texts.isEmpty { names.append(texts.joined(separator: " ")) }
        if texts.count > 1 { names += texts }
        if let placeholder = element.attributes.string(.placeholder) { names.append(placeholder) }
        return names
    }

    /// The texts that name a control, those of an accessibility label inside in place of what it covers.
    private var labelTexts: [String] {
        if element.attributes.bool(.isHiddenFromAccessibility) { return [] }
        if let label = element.attributes.string(.label) { return [label] }
        if element.kind == .text { return [element.text ?? ""] }
        return children.flatMap(\.labelTexts)
    }
}
