import Foundation

extension ViewGraph {
    /// Returns the tab, of the outermost tab view, to which an address belongs: the first one unless it names another.
    func tabItem(of path: String) -> ElementNode? {
        rebuildContent()
        let component = path.split(separator: "/").first.map { $0.removingPercentEncoding ?? String($0) }
        var items: [ElementNode] = []
        func search(_ node: ViewNode) {
            if let node = node.elementNode {
                if node.element.kind == .tabItem { items.append(node) }
                if node.element.kind == .tab { return }
            }
            var child = node.firstChild
            while let current = child {
                search(current)
                child = current.nextSibling
            }
        }
        if let root { search(root) }
        return items.first { $0.addressSlug != nil && $0.addressSlug == component }
            ?? items.first { $0.addressSlug == nil }
    }

    /// Taps the first link or tab on screen that leads to an address component. Returns false if there is none.
    func followLink(to slug: String) -> Bool {
        rebuildContent()
        var result: ElementNode?
        func search(_ node: ViewNode, isLink: Bool) {
            var isLink = isLink
            if let node = node.elementNode {
                if node.element.hidesContent { return }
                if node.element.kind == .navigationLink || node.element.kind == .tabItem {
                    isLink = (node.addressSlug ?? node.textSlug) == slug
                }
                if isLink, node.element.events.contains(.tap), !node.element.attributes.bool(.isDisabled),
                    !node.isBehindModal
                {
                    result = node
                    return
                }
            }
            var child = node.firstChild
            while let current = child, result == nil {
                search(current, isLink: isLink)
                child = current.nextSibling
            }
        }
        if let root { search(root, isLink: false) }
        result?.handle(.tap)
        return result != nil
    }

    /// Taps the first link that leads to an address component in rows that a first page has left out. Returns false if there is
    /// none.
    func followLinkInWaitingRows(to slug: String) -> Bool {
        // Lists in these rows may leave out rows, too.
        while let page = firstPage, page.mountRows() {
            flush()
            if followLink(to: slug) { return true }
        }
        return false
    }
}
