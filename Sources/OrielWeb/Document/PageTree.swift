import OrielCore

/// The nodes of a page, with look-up tables for them.
final class PageTree {
    /// The view of the window. Its slot is the live part of the page.
    let root = WebNode()
    let rootNode = DOMNode(.div)

    /// The views by the numbers of their elements. Numbers are hashed faster than ids.
    @exclusivity(unchecked) var nodes: [UInt32: WebNode] = [:]
    /// The nodes that receive events, by number.
    @exclusivity(unchecked) var listeners: [UInt32: DOMNode] = [:]
    /// Elements whose nodes are shown away from their declaration, in order of appearance.
    @exclusivity(unchecked) var portals: [WebNode] = []
    /// Views with their own colour scheme, direction or language.
    @exclusivity(unchecked) var appearances: [WebNode] = []
    @exclusivity(unchecked) var changed: [WebNode] = []
    /// The views that are laid out like the views before them.
    @exclusivity(unchecked) var alike: [WebNode] = []
    @exclusivity(unchecked) var animations: [Element.ID: Animation] = [:]

    init() {
        rootNode.owner = root
        root.box = rootNode
        root.slot = rootNode
        root.portals = [.page: rootNode]
    }
}
