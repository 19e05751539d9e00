/// Releases the memory of idle pages.
extension WebDocument {
    /// Whether the page has been reduced to its elements.
    package var isResting: Bool { resting != nil }

    /// Releases content that can be rebuilt on demand. Does nothing while changes or commands are pending.
    ///
    /// The rebuilt page must match the client's. So this method first rebuilds it once and compares. A page that
    /// depends on its history, such as the order of its sheets, is kept.
    package func rest() {
        guard resting == nil, hasClient, changed.isEmpty, commands.isEmpty, encoder.isEmpty else { return }
        let page = RestingPage(root: root, page: rootNode)
        let trial = WebDocument(styles: styles)
        trial.mount(page.trees)
        guard trial.rootNode.looksLike(rootNode) else { return }
        resting = page
        nodes = [:]
        listeners = [:]
        portals = []
        changed = []
        animations = [:]
        root.children = []
        rootNode.children = []
        encoder.shrink()
    }

    /// Rebuilds the released content.
    func wake() {
        guard let page = resting else { return }
        resting = nil
        mount(page.trees)
        page.number(rootNode)
        listen(below: rootNode)
    }

    private func listen(below node: DOMNode) {
        for child in node.children {
            if !child.events.isEmpty { listeners[child.number] = child }
            listen(below: child)
        }
    }
}
