/// An element with all its descendants, as a value that can leave the main actor.
@usableFromInline package struct ElementTree: Sendable, Equatable {
    @usableFromInline package let id: Element.ID
    @usableFromInline package let element: Element
    @usableFromInline package let children: [ElementTree]

    @usableFromInline package init(id: Element.ID, element: Element, children: [ElementTree]) {
        self.id = id
        self.element = element
        self.children = children
    }

    /// The number of elements in the tree.
    @usableFromInline package var elementCount: Int {
        children.withUnsafeBufferPointer { trees in
            // By index, because an iterator copies each tree.
            trees.indices.reduce(1) { $0 + trees[$1].elementCount }
        }
    }
}

extension ElementTree: CustomStringConvertible {
    /// A textual form with one element per line, indented by depth: kind, id, text, and attributes.
    ///
    ///     vStack #1  alignment: leading, spacing: 12
    ///       text #2 "Counters"  font: largeTitle
    ///       button #3  disabled
    ///         text #4 "Create"
    @usableFromInline package var description: String {
        var lines: [String] = []
        append(to: &lines, indent: "")
        return lines.joined(separator: "\n")
    }

    private func append(to lines: inout [String], indent: String) {
        var line = "\(indent)\(element.kind.rawValue) \(id)"
        if let text = element.text { line += " \(String(reflecting: text))" }
        if !element.attributes.isEmpty { line += "  \(element.attributes)" }
        lines.append(line)
        for child in children { child.append(to: &lines, indent: indent + "  ") }
    }
}
