import OrielProtocol

/// Writes nodes as markup and collects the classes they use.
struct HTMLWriter {
    private(set) var text = ""
    private(set) var styles: Set<UInt32> = []
    /// The classes of the animations with which nodes enter.
    private let entrances: [ObjectIdentifier: String]

    init(entrances: [ObjectIdentifier: String] = [:]) { self.entrances = entrances }

    /// - Parameter chosen: The selected value of the menu that contains this option.
    mutating func append(_ node: DOMNode, chosen: String? = nil) {
        let name = node.tag.name
        text += "<"
        text += name
        appendClasses(of: node)
        if !node.events.isEmpty { text += " data-e=\(node.events.rawValue)" }
        var drawing: String?
        for attribute in node.attributes where attribute.name != .value || !node.tag.hasValueInside {
            if attribute.name == .drawing { drawing = attribute.value } else { append(attribute) }
        }
        if !node.inlineStyle.isEmpty { appendAttribute("style", node.inlineStyle) }
        let value = node.attributes.first { $0.name == .value }?.value
        if node.tag == .option, let chosen, value == chosen { text += " selected" }
        text += ">"
        if node.tag.isVoid { return }
        // The text of a text area is its value. The parser drops a first line break, so one is added.
        if node.tag == .textarea, let value {
            text += "\n"
            appendEscaped(value)
        }
        if let content = node.text { appendEscaped(content) }
        if let drawing { text += drawing }
        // The options of a menu state its value.
        let chosenInside = node.tag == .select ? value : chosen
        for child in node.children { append(child, chosen: chosenInside) }
        text += "</"
        text += name
        text += ">"
    }

    private mutating func appendClasses(of node: DOMNode) {
        let classes = [node.ownStyle, node.itemStyle].filter { $0 != 0 }
        styles.formUnion(classes)
        var names = classes.map(StyleTable.className)
        if !entrances.isEmpty, let name = entrances[ObjectIdentifier(node)] { names.append(name) }
        guard let first = names.first else { return }
        text += names.count == 1 ? " class=\(first)" : " class=\"\(names.joined(separator: " "))\""
    }

    private mutating func append(_ attribute: DOMAttribute.Pair) {
        let name = attribute.name
        if name.isFlag {
            if attribute.value != "false" { text += " " + name.name }
            return
        }
        appendAttribute(name.name, attribute.value)
    }

    private mutating func appendAttribute(_ name: String, _ value: String) {
        text += " "
        text += name
        text += "=\""
        appendEscaped(value)
        text += "\""
    }

    private mutating func appendEscaped(_ string: String) {
        guard string.utf8.contains(where: { $0 == 38 || $0 == 60 || $0 == 62 || $0 == 34 || $0 == 39 || $0 == 0 })
        else {
            text += string
            return
        }
        for scalar in string.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "'": text += "&#39;"
            case "\0": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
    }
}
