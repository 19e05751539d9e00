import OrielCore

extension WebDocument {
    /// The title of the innermost visible page of the navigation; nil if there is none.
    package var title: String? {
        return Self.title(in: tree.root)
    }

    /// Returns the title if it may have changed since the last call.
    package func takeChangedTitle() -> String?? {
        guard mayHaveNewTitle else { return nil }
        let title = title
        // Reading the title may have rebuilt a released page, which sets the flag again.
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
    /// Whether a change of the view can change the page's title.
    var concernsTitle: Bool { kind == .title || kind == .tab }
}
