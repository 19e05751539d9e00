/// A page in which nothing happens takes little memory.
extension WebDocument {
    /// Whether the page is kept as its elements alone.
    package var isResting: Bool { resting != nil }

    /// Lets go of what can be made again, until somebody asks for it; does nothing while there is something to tell.
    ///
    /// What is made again must be what the client has. So it is made once before anything is let go, and compared: what
    /// depends on how the page came about, such as the order of sheets, stays.
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

    /// Makes again what was let go.
    func wake() {
        guard let page = resting else { return }
        resting = nil
        mount(page.trees)
        page.number(rootNode)
        listen(below: rootNode)
    }

    private func listen(below node: DOMNode) {
        for child in node.children {
            if child.events != 0 { listeners[child.number] = child }
            listen(below: child)
        }
    }
}
