import OrielProtocol

/// Writes nodes as markup and collects the classes they use.
///
/// The markup is written as bytes: a page has ten thousand pieces, and appending one to a text takes several times as
/// long.
struct HTMLWriter {
    private var bytes: [UInt8] = []
    private(set) var styles: Set<UInt32> = []
    /// The classes of the animations with which nodes enter.
    private let entrances: [ObjectIdentifier: String]

    init(entrances: [ObjectIdentifier: String] = [:]) { self.entrances = entrances }

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// - Parameter chosen: The selected value of the menu that contains this option.
    mutating func append(_ node: DOMNode, chosen: String? = nil) {
        let name = node.tag.name
        append("<")
        append(name)
        appendClasses(of: node)
        if !node.events.isEmpty {
            append(" data-e=")
            append(String(node.events.rawValue))
        }
        var drawing: String?
        for attribute in node.attributes where attribute.name != .value || !node.tag.hasValueInside {
            if attribute.name == .drawing { drawing = attribute.value } else { append(attribute) }
        }
        if !node.inlineStyle.isEmpty { appendAttribute("style", node.inlineStyle) }
        let value = node.attributes.first { $0.name == .value }?.value
        if node.tag == .option, let chosen, value == chosen { append(" selected") }
        append(">")
        if node.tag.isVoid { return }
        // The text of a text area is its value. The parser drops a first line break, so one is added.
        if node.tag == .textarea, let value {
            append("\n")
            appendEscaped(value)
        }
        if let content = node.text { appendEscaped(content) }
        if let drawing { append(drawing) }
        // The options of a menu state its value.
        let chosenInside = node.tag == .select ? value : chosen
        for child in node.children { append(child, chosen: chosenInside) }
        append("</")
        append(name)
        append(">")
    }

    private mutating func appendClasses(of node: DOMNode) {
        let entrance = entrances.isEmpty ? nil : entrances[ObjectIdentifier(node)]
        let count = (node.ownStyle == 0 ? 0 : 1) + (node.itemStyle == 0 ? 0 : 1) + (entrance == nil ? 0 : 1)
        guard count > 0 else { return }
        append(count == 1 ? " class=" : " class=\"")
        var separator = ""
        for style in [node.ownStyle, node.itemStyle] where style != 0 {
            styles.insert(style)
            append(separator)
            append(StyleTable.className(style))
            separator = " "
        }
        if let entrance {
            append(separator)
            append(entrance)
        }
        if count > 1 { append("\"") }
    }

    private mutating func append(_ attribute: DOMAttribute.Pair) {
        let name = attribute.name
        guard name.isFlag else { return appendAttribute(name.name, attribute.value) }
        guard attribute.value != "false" else { return }
        append(" ")
        append(name.name)
    }

    private mutating func appendAttribute(_ name: String, _ value: String) {
        append(" ")
        append(name)
        append("=\"")
        appendEscaped(value)
        append("\"")
    }

    private mutating func append(_ string: String) {
        var string = string
        string.withUTF8 { bytes.append(contentsOf: $0) }
    }

    private mutating func appendEscaped(_ string: String) {
        var string = string
        string.withUTF8 { utf8 in
            var start = 0
            for index in utf8.indices {
                guard let replacement = Self.replacement(of: utf8[index]) else { continue }
                bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start..<index]))
                append(replacement)
                start = index + 1
            }
            bytes.append(contentsOf: UnsafeBufferPointer(rebasing: utf8[start...]))
        }
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
