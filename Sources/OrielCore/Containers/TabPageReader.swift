/// Reports the pages of a paged tab view to its model.
struct TabPageReader {
    let model: TabModel
    let isPaged: Bool
    let selectedPage: Int?
}

extension TabPageReader: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func didMount(on node: ViewNode, state: inout Void) {
        read(node)
        if let page = model.selectedPage, page > 0 { show(page, in: node) }
    }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) {
        read(node)
        if let selectedPage, selectedPage != old.selectedPage { show(selectedPage, in: node) }
    }

    /// Scrolls to a page; has no effect if the user swiped there.
    @MainActor private func show(_ index: Int, in node: ViewNode) {
        var pages: [ElementNode] = []
        node.forEachOutermostElement { tabView in
            tabView.forEachChild { $0.forEachOutermostElement { pages.append($0) } }
        }
        guard pages.indices.contains(index) else { return }
        let animation = node.graph.transaction.animation
        node.graph.send(Patch(.scroll(pages[index].id, anchor: .center), animation: animation))
    }

    @MainActor private func read(_ node: ViewNode) {
        guard isPaged else { return }
        var pages: [AnyHashable] = []
        // The element of the tab view, then the elements of its pages.
        node.forEachOutermostElement { tabView in
            tabView.forEachChild { content in
                content.forEachOutermostElement { page in
                    pages.append(page.tagInTabView ?? AnyHashable(pages.count))
                }
            }
        }
        model.setPages(pages)
    }
}

extension ElementNode {
    /// The tag around a page's element, or the nearest one below it along a chain of only children, otherwise its id in a `ForEach`.
    fileprivate final var tagInTabView: AnyHashable? {
        if let tag = tagBelowTabView { return tag }
        var node: ViewNode? = firstChild
        while let current = node {
            if let tagged = current as? any TaggedNode { return AnyHashable(tagged.tagValue) }
            node = current.firstChild?.nextSibling == nil ? current.firstChild : nil
        }
        return idInTabView
    }

    private final var idInTabView: AnyHashable? {
        var row: ViewNode = self
        while let parent = row.parent, parent.elementNode?.element.kind != .tabView {
            if let rows = parent as? RowsNode { return rows.id(of: row) }
            row = parent
        }
        return nil
    }
}
