/// Assigns ids to elements and finds the elements that listen to events.
@MainActor
final class ElementIndex {
    @exclusivity(unchecked) private var last: UInt32 = 0
    /// The highest id sent to the renderer.
    private(set) var lastAnnounced = Element.ID(rawValue: 0)
    /// Nil until the first event arrives: a page that is only read needs no index.
    @exclusivity(unchecked) private var listeners: [Element.ID: Unmanaged<ElementNode>]?

    func makeID() -> Element.ID {
        last += 1
        return Element.ID(rawValue: last)
    }

    /// Releases the index, which is rebuilt at the next event.
    func releaseListeners() { listeners = nil }

    /// Runs `body`; if it returns true, the ids it has assigned are free for reuse.
    func borrowNumbers(_ body: () -> Bool) {
        let first = last
        if body() { last = first }
    }

    /// Records that all elements made so far have been sent to the renderer.
    func announceAll() { lastAnnounced = Element.ID(rawValue: last) }

    /// Returns the mounted node of an element that listens to events.
    func listener(_ id: Element.ID, in root: ViewNode?) -> ElementNode? {
        if listeners == nil {
            listeners = [:]
            root?.forEachElement { note($0) }
        }
        return listeners?[id]?.takeUnretainedValue()
    }

    /// Updates the index for an element that is new, or has started or stopped listening.
    func note(_ node: ElementNode) {
        guard listeners != nil else { return }
        listeners?[node.id] = node.element.events.isEmpty ? nil : Unmanaged.passUnretained(node)
    }

    func remove(_ node: ElementNode) { listeners?[node.id] = nil }
}

extension ViewGraph {
    /// Sends an event to the element it is addressed to.
    ///
    /// - Returns: Why the event was ignored; nil if the element received it.
    @discardableResult
    package func send(_ event: ElementEvent, to id: Element.ID) -> EventRefusal? {
        rebuildContent()
        guard let node = elementIndex.listener(id, in: root) else { return .unknown }
        guard node.element.events.contains(event.kind) else { return .notListening }
        if node.element.attributes.bool(.isDisabled) { return .disabled }
        if node.isHidden { return .hidden }
        for part in extensions.all {
            if let refusal = part.refusal(of: event, to: node) { return refusal }
        }
        for part in extensions.all { part.elementWillReceive(event, node) }
        inSurroundings { node.deliver(event) }
        for part in extensions.all { part.elementDidReceive(event, node) }
        return nil
    }

    /// The elements on screen, outermost first.
    package var elementTrees: [ElementTree] {
        rebuildContent()
        var trees: [ElementTree] = []
        root?.firstChild?.appendTrees(to: &trees)
        return trees
    }
}

extension ElementNode {
    /// Whether an ancestor hides the element, so that the user cannot reach it.
    fileprivate final var isHidden: Bool {
        var ancestor: ViewNode? = self
        while let current = ancestor {
            if let node = current.elementNode, node.element.hidesContent {
                return true
            }
            ancestor = current.parent
        }
        return false
    }
}

extension ViewNode {
    /// Appends this node's element, or the outermost elements below it.
    final func appendTrees(to trees: inout [ElementTree]) {
        if let node = elementNode {
            var children: [ElementTree] = []
            forEachChild { $0.appendTrees(to: &children) }
            trees.append(ElementTree(id: node.id, element: node.element, children: children))
        } else {
            forEachChild { $0.appendTrees(to: &trees) }
        }
    }

    /// Calls `body` for each element in this node.
    fileprivate final func forEachElement(_ body: (ElementNode) -> Void) {
        if let node = elementNode { body(node) }
        forEachChild { $0.forEachElement(body) }
    }

    /// Calls `body` for this node's element, or the outermost ones below it, in document order.
    final func forEachOutermostElement(_ body: (ElementNode) -> Void) {
        if let elementNode {
            body(elementNode)
        } else {
            forEachChild { $0.forEachOutermostElement(body) }
        }
    }
}
