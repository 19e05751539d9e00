import OrielCore
import OrielProtocol

/// The accessibility properties of a view, for screen readers and tests.
package enum AccessibilityRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        let names = node.attributes.names
        // Its events identify the node, and a node can have only one such listener.
        if names.contains(.isAdjustable) { return nil }
        var state = state
        if names.contains(.identifier) {
            guard !state.hasIdentifier else { return nil }
            state.hasIdentifier = true
            // Tests ask for the frame of the view with this identifier.
            state.phase = .closed
        }
        return state
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let attributes = node.attributes
        if let identifier = attributes.string(.identifier) { box.markup[.dataTestID] = identifier }
        if node.describedView == nil { describe(&box, with: node) }
        if attributes.bool(.isHiddenFromAccessibility) { box.markup[.ariaHidden] = "true" }
        switch attributes.string(.accessibilityChildren) {
        case "ignore": box.reading = .ignoringContent
        case "combine": box.reading = .combiningContent
        case "contain": if box.markup[.role] == nil, box.markup.isPlain { box.markup[.role] = "group" }
        default: break
        }
        if attributes.bool(.isAdjustable) { makeAdjustable(&box.markup, node) }
    }

    /// Adds what assistive technology says about a view, except for the structure of its content.
    private static func describe(_ box: inout Box, with node: WebNode) {
        let attributes = node.attributes
        if let traits = attributes.string(.traits) { add(traits, to: &box.markup) }
        if let traits = attributes.string(.removedTraits) { remove(traits, from: &box.markup) }
        if let level = attributes.number(.headingLevel) { makeHeading(&box.markup, level: level) }
        if let label = attributes.string(.label) { name(label, in: &box.markup) }
        if attributes[.labelParts] != nil { compose(&box.markup, of: node) }
        if let role = attributes.string(.pairRole), let id = attributes.string(.pairID) {
            pair(role, "pair-" + id.nameOfNode, in: &box.markup)
        }
        if let help = attributes.string(.help) {
            box.markup[.title] = help
            describe(help, in: &box.markup)
        }
        if let hint = attributes.string(.hint) { describe(hint, in: &box.markup) }
        if let detail = attributes.string(.accessibilityDetail) { append(detail, to: &box.markup) }
        if let value = attributes.string(.accessibilityValue) { say(value, in: &box.markup) }
    }

    /// Adds what modifiers around the view's node say about the view, and makes the view one element if its modifiers ask for it.
    static func complete(_ box: inout Box, of host: WebNode) {
        if host.kind.isDescribed {
            var outer = host.outermost
            while let parent = outer.parent, parent.passesDescription(to: outer) {
                if parent.kind == .accessibility { describe(&box, with: parent) }
                outer = parent
            }
        }
        if let reading = box.reading { makeOneElement(&box.markup, reading, of: host) }
    }

    /// Makes a view one element. A view with controls inside stays a group, because the user must reach them.
    private static func makeOneElement(_ markup: inout Markup, _ reading: AccessibilityReading, of host: WebNode) {
        // Elements of other roles are read as a whole, without their content.
        guard markup.isPlain, markup[.role] == nil || markup[.role] == "group" else { return }
        if host.containsControls {
            markup[.role] = "group"
        } else if markup[.ariaLabel] != nil {
            // The only role without a meaning of its own whose content is not read.
            markup[.role] = "img"
        } else if reading == .combiningContent {
            // Safari reads it as one text. Other browsers do not know the role and read one text after another.
            if markup.text == nil { markup[.role] = "text" }
        } else {
            markup[.role] = "group"
        }
    }

    /// Changes the part of a node that has the name and state: a control inside a label, the button of a menu, or the node itself.
    private static func changeBearer(of markup: inout Markup, _ change: (inout Markup) -> Void) {
        let controls: Set<DOMTag> = [.input, .select, .textarea]
        if markup.tag == .label || markup[.dataKind] == "slider" || markup[.dataKind] == "progress",
            let index = markup.parts.lastIndex(where: { controls.contains($0.tag) || $0[.dataKind] == "track" })
        {
            change(&markup.parts[index])
        } else if let index = markup.parts.firstIndex(where: { $0[.ariaHasPopup] != nil }) {
            change(&markup.parts[index])
        } else {
            change(&markup)
        }
    }

    private static func name(_ label: String, in markup: inout Markup) {
        changeBearer(of: &markup) { name(label, bearer: &$0) }
    }

    private static func name(_ label: String, bearer: inout Markup) {
        // An empty text would say that the image is a decoration.
        if bearer.tag == .img { return bearer[.alt] = label }
        bearer[.ariaLabel] = label
        // Browsers ignore the name of a box without a role.
        if bearer[.role] == nil, bearer.isPlain { bearer[.role] = bearer.text == nil ? "group" : "img" }
    }

    /// Names a view by texts and its own label.
    private static func compose(_ markup: inout Markup, of node: WebNode) {
        changeBearer(of: &markup) { bearer in
            let own = bearer[.ariaLabel] ?? bearer[.alt] ?? node.spokenContent
            if let label = node.attributes.composedLabel(around: own) { name(label, bearer: &bearer) }
        }
    }

    /// Names the content of a pair by the label. The text of content without a role remains a part of the name.
    private static func pair(_ role: String, _ label: String, in markup: inout Markup) {
        if role == "label" { return markup[.id] = label }
        changeBearer(of: &markup) { bearer in
            guard bearer.isPlain, bearer[.role] == nil else { return bearer[.ariaLabelledBy] = label }
            bearer[.id] = label + "-content"
            bearer[.ariaLabelledBy] = "\(label) \(label)-content"
            // Browsers ignore the name of a box without a role.
            bearer[.role] = bearer.text == nil ? "group" : "img"
        }
    }

    private static func describe(_ text: String, in markup: inout Markup) {
        changeBearer(of: &markup) { bearer in
            guard let old = bearer[.ariaDescription] else { return bearer[.ariaDescription] = text }
            // The inner one of two hints wins. Facts follow the hint, also those that were added before it.
            if old.hasPrefix(factMark) { bearer[.ariaDescription] = text + ", " + old }
        }
    }

    /// Adds a fact after the description.
    private static func append(_ fact: String, to markup: inout Markup) {
        changeBearer(of: &markup) { bearer in
            bearer[.ariaDescription] = bearer[.ariaDescription].map { "\($0), \(fact)" } ?? factMark + fact
            if bearer[.role] == nil, bearer.isPlain, bearer.text == nil { bearer[.role] = "group" }
        }
    }

    /// Begins a description that consists of facts. Screen readers do not read it.
    private static var factMark: String { "\u{2060}" }

    /// Sets the value of an element with a range. For others the value precedes the description, where screen readers find it.
    private static func say(_ value: String, in markup: inout Markup) {
        changeBearer(of: &markup) { bearer in
            let ranges: Set<String> = ["slider", "spinbutton", "progressbar", "meter", "scrollbar"]
            if bearer[.type] == "range" || bearer[.role].map(ranges.contains) == true {
                bearer[.ariaValueText] = value
            } else {
                bearer[.ariaDescription] = [value, bearer[.ariaDescription]].compactMap(\.self).joined(separator: ", ")
                if bearer[.role] == nil, bearer.isPlain, bearer.text == nil { bearer[.role] = "group" }
            }
        }
    }

    private static func add(_ traits: String, to markup: inout Markup) {
        for trait in traits.split(separator: " ") {
            switch trait {
            case "button":
                guard markup.tag != .button else { continue }
                markup[.role] = "button"
                if markup.events.contains(.tap) { markup[.tabIndex] = "0" }
            case "header": makeHeading(&markup, level: 0)
            case "link": if markup.tag != .a { markup[.role] = "link" }
            case "image": markup[.role] = "img"
            case "searchField": if markup.tag == .input { markup[.role] = "searchbox" }
            case "selected":
                if markup[.role] == "button" || markup.tag == .button {
                    markup[.ariaPressed] = "true"
                } else {
                    markup[.ariaCurrent] = "true"
                }
            case "modal": markup[.ariaModal] = "true"
            case "updatesFrequently": markup[.ariaLive] = "off"
            case "toggle": makeToggle(&markup)
            case "tabBar": markup[.role] = "tablist"
            case "summary": markup[.role] = "status"
            default: break
            }
        }
    }

    /// Sets the off state. The selected trait has already set the on state.
    private static func makeToggle(_ markup: inout Markup) {
        if markup.tag == .button || markup[.role] == "button" {
            if markup[.ariaPressed] == nil { markup[.ariaPressed] = "false" }
        } else {
            markup[.role] = "switch"
            markup[.ariaChecked] = markup[.ariaCurrent] ?? "false"
            markup[.ariaCurrent] = nil
        }
    }

    private static func remove(_ traits: String, from markup: inout Markup) {
        for trait in traits.split(separator: " ") {
            switch trait {
            case "button" where markup[.role] == "button", "header" where markup[.role] == "heading",
                "link" where markup[.role] == "link":
                markup[.role] = nil
            case "image" where markup[.role] == "img":
                markup[.role] = nil
                markup[.ariaLabel] = nil
            case "selected":
                markup[.ariaPressed] = nil
                markup[.ariaCurrent] = nil
            default: break
            }
        }
    }

    /// - Parameter level: The heading level; 0 if none is set.
    private static func makeHeading(_ markup: inout Markup, level: Double) {
        markup[.role] = "heading"
        if level > 0 || markup[.ariaLevel] == nil { markup[.ariaLevel] = number(level > 0 ? level : 2) }
    }

    /// Makes the view respond to arrow keys, like a slider.
    private static func makeAdjustable(_ markup: inout Markup, _ node: WebNode) {
        guard !node.attributes.bool(.isDisabled) else { return }
        markup[.role] = "slider"
        markup[.tabIndex] = "0"
        markup[.dataKeys] = node.attributes.string(.keys)
        markup.events.formUnion(node.element.events.mask)
    }
}

/// How assistive technology reads a view that is one element.
package enum AccessibilityReading: Sendable {
    /// Only the label and the value of the view.
    case ignoringContent
    /// The texts and labels in the view, one after another.
    case combiningContent
}

extension WebNode {
    /// The text, image or control that an accessibility modifier describes if padding or other modifiers are between the two, so
    /// that the modifier has a node of its own; nil if the modifier describes its own node.
    var describedView: WebNode? {
        guard kind == .accessibility, !isElementOfItsOwn else { return nil }
        var view = self
        while let content = view.traitContent, view.passesDescription(to: content) { view = content }
        return view.kind.isDescribed && view.host !== host ? view.host : nil
    }

    /// Whether what is said about the view is said about its content.
    fileprivate func passesDescription(to content: WebNode) -> Bool {
        switch kind {
        case .overlay, .tap, .gesture, .focusable, .keyPress: return false
        case .accessibility: return !isElementOfItsOwn && traitContent === content
        default: return traitContent === content
        }
    }

    /// Whether the view is an element for assistive technology, whatever its content is.
    private var isElementOfItsOwn: Bool {
        attributes[.accessibilityChildren] != nil || attributes.bool(.isAdjustable)
    }

    /// Whether the view draws its content as part of its own box, so that a change in the content redraws the box.
    var drawsContent: Bool {
        if kind != .accessibility { return kind.drawsContent }
        if attributes[.labelParts] != nil { return true }
        return attributes.string(.accessibilityChildren).map { $0 != "contain" } ?? false
    }

    /// The texts in the view, and the labels of views in it, as they are read.
    fileprivate var spokenContent: String {
        children.compactMap { child -> String? in
            if child.attributes.bool(.isHiddenFromAccessibility) { return nil }
            if child.kind == .text { return child.element.text }
            if child.kind == .accessibility, let label = child.attributes.string(.label) { return label }
            let content = child.spokenContent
            return child.attributes.composedLabel(around: content) ?? content
        }
        .filter { !$0.isEmpty }
        .joined(separator: ", ")
    }

    fileprivate var containsControls: Bool { children.contains { $0.kind.isControl || $0.containsControls } }
}

extension Element.Kind {
    /// Whether accessibility modifiers around paddings of a view of the kind describe the view itself.
    fileprivate var isDescribed: Bool {
        switch self {
        case .text, .image, .symbol, .shape, .progress, .gauge: true
        case .tap, .gesture, .disclosure: false
        default: isControl
        }
    }
}

extension String {
    /// The text as a part of the id of a node, which may have no spaces.
    fileprivate var nameOfNode: String {
        unicodeScalars.map { scalar in
            let isPlain = scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
            return isPlain || scalar == "-" ? String(scalar) : "_" + String(scalar.value, radix: 16)
        }
        .joined()
    }
}

extension Markup {
    /// Whether the tag has no meaning of its own.
    var isPlain: Bool { tag == .div || tag == .span }
}
