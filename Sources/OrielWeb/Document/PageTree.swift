import OrielCore

/// The nodes of a page, and how to find them.
final class PageTree {
    /// The view of the window. Its slot is the live part of the page.
    let root = WebNode()
    let rootNode = DOMNode(.div)

    var nodes: [Element.ID: WebNode] = [:]
    /// The nodes that receive events, by number.
    var listeners: [UInt32: DOMNode] = [:]
    /// Elements whose nodes are shown away from their declaration, in order of appearance.
    var portals: [WebNode] = []
    var changed: [WebNode] = []
    var animations: [Element.ID: Animation] = [:]

    init() {
        rootNode.owner = root
        root.box = rootNode
        root.slot = rootNode
        root.portals = [.page: rootNode]
    }
}
