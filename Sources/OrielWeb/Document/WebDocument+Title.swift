import OrielCore

extension WebDocument {
    /// What the page is called: the title of the innermost page of the navigation that shows; nil if there is none.
    package var title: String? {
        // A page that rests has none of its nodes.
        wake()
        return Self.title(in: root)
    }

    /// The title, if it may be another one than when it was asked for last.
    package func takeChangedTitle() -> String?? {
        guard mayHaveNewTitle else { return nil }
        let title = title
        // Looking at it may have made a page anew that rested, which sets the mark again.
        mayHaveNewTitle = false
        return .some(title)
    }

    private static func title(in node: WebNode) -> String? {
        if node.kind == .tab, !node.attributes.bool(.isSelected) { return nil }
        for child in node.children.reversed() {
            if let title = title(in: child) { return title }
        }
        return node.kind == .title ? node.element.text : nil
    }
}

extension WebNode {
    /// Whether a change of the view may be one of the page's title.
    var concernsTitle: Bool { kind == .title || kind == .tab }
}
