internal import OrielProtocol

/// Releases the memory of idle pages.
extension WebDocument {
    /// Whether the page has been reduced to its elements.
    package var isReleased: Bool { if case .released = contents { true } else { false } }

    /// Releases content that can be rebuilt on demand. Does nothing while changes or commands are pending.
    ///
    /// The rebuilt page must match the client's. So this method first rebuilds it once and compares. A page that
    /// depends on its history, such as the order of its sheets, is kept.
    package func releaseContent() {
        guard !isReleased, hasClient, tree.changed.isEmpty, commands.isEmpty, encoder.isEmpty else { return }
        releaseRemoved()
        courses = TransitionCourses()
        let page = ReleasedPage(root: tree.root, page: tree.rootNode)
        let trial = WebDocument(styles: styles)
        trial.mount(page.trees)
        guard trial.tree.rootNode.looksLike(tree.rootNode) else { return }
        contents = .released(page)
        encoder.shrink()
    }

    /// Rebuilds a released page.
    @inline(never)
    func rebuild(_ page: ReleasedPage) -> PageTree {
        let tree = PageTree()
        contents = .tree(tree)
        mount(page.trees)
        page.number(tree.rootNode)
        listen(below: tree.rootNode)
        return tree
    }

    private func listen(below node: DOMNode) {
        for child in node.children {
            if !child.events.isEmpty { tree.listeners[child.number] = child }
            listen(below: child)
        }
    }
}
