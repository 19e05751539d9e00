import OrielCore

extension WebDocument {
    /// What the page is called: the title of the innermost page of the navigation; nil if there is none.
    package var title: String? {
        // A page that rests has none of its nodes.
        wake()
        return Self.title(in: root)
    }

    private static func title(in node: WebNode) -> String? {
        for child in node.children.reversed() {
            if let title = title(in: child) { return title }
        }
        return node.kind == .title ? node.element.text : nil
    }
}
