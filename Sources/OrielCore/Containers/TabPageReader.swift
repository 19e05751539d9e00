/// Tells the model of a paged tab view which pages there are.
struct TabPageReader {
    let model: TabModel
    let isPaged: Bool
}

extension TabPageReader: ViewModifier, BehaviorModifier {
    typealias Body = Never

    func didMount(on node: ViewNode, state: inout Void) { read(node) }

    func didUpdate(from old: Self, on node: ViewNode, state: inout Void) { read(node) }

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
    /// The tag around a page's element, or on the way down from it where it is the only thing inside.
    fileprivate final var tagInTabView: AnyHashable? {
        if let tag = tagBelowTabView { return tag }
        var node: ViewNode? = firstChild
        while let current = node {
            if let tagged = current as? any TaggedNode { return AnyHashable(tagged.tagValue) }
            node = current.firstChild?.nextSibling == nil ? current.firstChild : nil
        }
        return nil
    }
}
