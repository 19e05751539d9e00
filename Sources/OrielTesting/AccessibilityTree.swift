import OrielCore
import OrielProtocol
import OrielWeb

/// The elements of a page as a browser reports them to assistive technologies.
///
/// It is made from the nodes of the page, by the rules of HTML-AAM and of the computation of accessible names, as far as pages of this
/// framework use them.
struct AccessibilityTree {
    private let document: WebDocument
    private var labels: [String: DOMNode] = [:]

    /// Returns the elements that can be reached: those in the frontmost dialog, or all.
    @MainActor
    static func elements(of document: WebDocument) -> [AccessibleElement] {
        document.withNodes { nodes in
            var tree = AccessibilityTree(document: document)
            for node in nodes { tree.note(node) }
            let dialogs = nodes.flatMap(tree.modals)
            return (dialogs.last.map { [$0] } ?? nodes).flatMap { tree.elements(of: $0, label: nil) }
        }
    }

    private init(document: WebDocument) { self.document = document }

    private mutating func note(_ node: DOMNode) {
        if let id = node[.id] { labels[id] = node }
        for child in node.children { note(child) }
    }

    private func modals(in node: DOMNode) -> [DOMNode] {
        if isHidden(node) { return [] }
        return (node.tag == .dialog && node[.dataModal] != nil ? [node] : []) + node.children.flatMap(modals)
    }

    // MARK: - Elements

    private func isHidden(_ node: DOMNode) -> Bool {
        node[.ariaHidden] == "true" || node.isOn(.hidden) || node.isOn(.inert)
            // The browser shows it when it is opened.
            || node[.popover] != nil
    }

    /// - Parameter label: The label around the node.
    private func elements(of node: DOMNode, label: DOMNode?) -> [AccessibleElement] {
        guard !isHidden(node) else { return [] }
        let label = node.tag == .label ? node : label
        guard let role = role(of: node) else {
            if let text = node.text, !text.isEmpty {
                // The texts of a label name its control.
                return label != nil && hasControl(label!) ? [] : [element(.text, node, name: text)]
            }
            let inner = node.children.flatMap { elements(of: $0, label: label) }
            // A box with a name of its own is a group.
            guard let name = node[.ariaLabel], !name.isEmpty else { return inner }
            return [element(.group, node, name: name, children: inner)]
        }
        let isLeaf = Self.leaves.contains(role)
        return [
            element(
                role,
                node,
                name: name(of: node, role: role, label: label),
                children: isLeaf ? [] : node.children.flatMap { elements(of: $0, label: nil) }
            )
        ]
    }

    private func hasControl(_ node: DOMNode) -> Bool {
        node.children.contains { [.input, .select, .textarea].contains($0.tag) || hasControl($0) }
    }

    private func element(
        _ role: AccessibilityRole,
        _ node: DOMNode,
        name: String,
        children: [AccessibleElement] = []
    ) -> AccessibleElement {
        AccessibleElement(
            role: role,
            name: name,
            value: value(of: node, role: role),
            hint: node[.ariaDescription] ?? node[.title].flatMap { $0 == name ? nil : $0 },
            level: role == .heading ? Self.level(of: node) : nil,
            states: states(of: node),
            // A group of one thing with the same name says nothing new.
            children: children.count == 1 && children[0].role == .text && children[0].name == name ? [] : children,
            target: [.tap, .change, .input, .select].lazy.compactMap { document.listener(at: node, to: $0) }.first
        )
    }

    // MARK: - Roles

    /// Roles whose content is their name.
    private static let leaves: Set<AccessibilityRole> = [
        .button, .link, .heading, .image, .tab, .toggle, .checkBox, .radioButton, .slider, .textField, .searchField,
        .spinButton, .comboBox, .menuItem, "menuitemradio", "menuitemcheckbox", .progressBar, .meter, .separator,
        "option",
    ]

    private func role(of node: DOMNode) -> AccessibilityRole? {
        if let role = node[.role], role != "none", role != "presentation" { return AccessibilityRole(rawValue: role) }
        switch node.tag {
        case .button, .summary: return .button
        case .a: return node[.href] == nil ? nil : .link
        case .h1, .h2, .h3, .h4, .h5, .h6: return .heading
        case .input: return role(ofInput: node[.type] ?? "text")
        case .textarea: return .textField
        case .select: return .comboBox
        case .img, .canvas: return .image
        case .dialog: return .dialog
        case .progress: return .progressBar
        case .meter: return .meter
        case .hr: return .separator
        case .ul, .ol: return .list
        case .li: return .listItem
        case .table: return .table
        case .tr: return .row
        case .td: return .cell
        case .th: return "columnheader"
        case .nav: return .navigation
        case .search: return .search
        case .fieldset, .details: return .group
        case .svg: return node[.ariaLabel] == nil ? nil : .image
        default: return nil
        }
    }

    private func role(ofInput type: String) -> AccessibilityRole? {
        switch type {
        case "checkbox": .checkBox
        case "radio": .radioButton
        case "range": .slider
        case "number": .spinButton
        case "search": .searchField
        case "button", "submit", "reset", "file": .button
        case "hidden": nil
        default: .textField
        }
    }

    private static func level(of node: DOMNode) -> Int? {
        if let level = node[.ariaLevel] { return Int(level) }
        let tags: [DOMTag] = [.h1, .h2, .h3, .h4, .h5, .h6]
        return tags.firstIndex(of: node.tag).map { $0 + 1 } ?? 2
    }

    // MARK: - Names

    private func name(of node: DOMNode, role: AccessibilityRole, label: DOMNode?) -> String {
        if let ids = node[.ariaLabelledBy] {
            let texts = ids.split(separator: " ").compactMap { labels[String($0)] }.map(text)
            if !texts.isEmpty { return texts.joined(separator: " ") }
        }
        if let name = node[.ariaLabel], !name.isEmpty { return name }
        if let label, [.input, .select, .textarea].contains(node.tag) {
            let name = text(label)
            if !name.isEmpty { return name }
        }
        if let alt = node[.alt], !alt.isEmpty { return alt }
        if Self.leaves.contains(role) || role == .cell || role == "columnheader" {
            let name = node.tag == .select || node.tag == .textarea ? "" : text(node)
            if !name.isEmpty { return name }
        }
        return node[.placeholder] ?? node[.title] ?? ""
    }

    /// The visible texts in a node, without those of controls.
    private func text(_ node: DOMNode) -> String {
        if isHidden(node) || [.select, .textarea].contains(node.tag) { return "" }
        if let label = node[.ariaLabel], !label.isEmpty { return label }
        if let text = node.text { return text }
        if let alt = node[.alt], !alt.isEmpty { return alt }
        return node.children.map(text).filter { !$0.isEmpty }.joined(separator: " ")
    }

    // MARK: - Values and states

    private func value(of node: DOMNode, role: AccessibilityRole) -> String? {
        if let text = node[.ariaValueText] { return text }
        switch role {
        case .textField, .searchField: return node[.type] == "password" ? nil : node[.value] ?? ""
        case .comboBox:
            let options = node.children.flatMap { $0.tag == .optgroup ? $0.children : [$0] }
            let selected = options.first { $0.isOn(.selected) } ?? options.first { $0[.value] == node[.value] }
            return selected.map(text) ?? ""
        case .slider, .spinButton, .progressBar, .meter: return node[.ariaValueNow] ?? node[.value]
        default: return nil
        }
    }

    private func states(of node: DOMNode) -> Set<AccessibleElement.State> {
        var states: Set<AccessibleElement.State> = []
        func set(_ state: AccessibleElement.State, if isOn: Bool) { if isOn { states.insert(state) } }
        set(.checked, if: node.isOn(.checked) || node[.ariaChecked] == "true")
        set(.mixed, if: node.isOn(.indeterminate) || node[.ariaChecked] == "mixed")
        set(.selected, if: node[.ariaSelected] == "true" || ![nil, "false"].contains(node[.ariaCurrent]))
        set(.pressed, if: node[.ariaPressed] == "true")
        set(.expanded, if: node[.ariaExpanded] == "true" || node.tag == .details && node.isOn(.open))
        set(.disabled, if: node.isOn(.disabled) || node[.ariaDisabled] == "true")
        set(.required, if: node.isOn(.required) || node[.ariaRequired] == "true")
        set(.busy, if: node[.ariaBusy] == "true")
        return states
    }
}

extension DOMNode {
    fileprivate subscript(attribute: DOMAttribute) -> String? {
        attributes.first { $0.name == attribute }?.value
    }

    /// Whether an attribute without a value is there; in the tree of a page, some have one.
    fileprivate func isOn(_ attribute: DOMAttribute) -> Bool { self[attribute].map { $0 != "false" } ?? false }
}
