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
        let entrance = entrances.isEmpty ? nil : entrances[ObjectIdentifier(node)]
        let count = (node.ownStyle == 0 ? 0 : 1) + (node.itemStyle == 0 ? 0 : 1) + (entrance == nil ? 0 : 1)
        guard count > 0 else { return }
        text += count == 1 ? " class=" : " class=\""
        var separator = ""
        for style in [node.ownStyle, node.itemStyle] where style != 0 {
            styles.insert(style)
            text += separator
            text += StyleTable.className(style)
            separator = " "
        }
        if let entrance {
            text += separator
            text += entrance
        }
        if count > 1 { text += "\"" }
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
        var rest = string.utf8[...]
        while let index = rest.firstIndex(where: { Self.replacement(of: $0) != nil }) {
            text += Substring(rest[..<index])
            text += Self.replacement(of: rest[index]) ?? ""
            rest = rest[rest.index(after: index)...]
        }
        if rest.startIndex == string.startIndex { text += string } else { text += Substring(rest) }
    }

    /// The text that stands for a byte in markup; nil if the byte stands for itself.
    private static func replacement(of byte: UInt8) -> String? {
        switch byte {
        case UInt8(ascii: "&"): "&amp;"
        case UInt8(ascii: "<"): "&lt;"
        case UInt8(ascii: ">"): "&gt;"
        case UInt8(ascii: "\""): "&quot;"
        case UInt8(ascii: "'"): "&#39;"
        case 0: "\u{FFFD}"
        default: nil
        }
    }
}
