package import OrielCore

/// The page of one session: takes the patches of its graph, and says in HTML or in operations how the page changes.
///
/// Patches go into a mirror of the graph's elements at once. What follows from them for the page is worked out only when somebody asks:
/// a client that reads slowly gets one frame for many flushes. Not safe for use from several tasks at a time; it knows no
/// main actor, so encoding can run beside the graph.
///
///     let document = WebDocument()
///     document.mount(trees)
///     document.html                       // <div class="s1 s2">…
///     document.take(patches)
///     let operations = document.encodeChanges()
package final class WebDocument {
    /// Stands for the window; its slot is the live part of the page.
    package let root = WebNode()
    let rootNode = DOMNode(.div)

    var nodes: [Element.ID: WebNode] = [:]
    /// The nodes that listen, by number.
    var listeners: [UInt32: DOMNode] = [:]
    var lastNumber: UInt32 = 0
    /// Elements whose nodes stand away from where they are declared, in order of appearance.
    var portals: [WebNode] = []
    var changed: [WebNode] = []
    var animations: [Element.ID: Animation] = [:]
    var commands: [PageCommand] = []
    /// Whether nodes still listen whose views are gone, because nobody has asked for the page since.
    var hasNodesWithoutView = false
    /// Whether somebody has got the page, so that changes of it have to be told.
    var hasClient = false
    var encoder: OperationEncoder
    var mayHaveNewTitle = false
    /// What is kept while the page rests; nil while it does not.
    var resting: RestingPage?
    let styles: StyleTable

    package init(styles: StyleTable = .shared) {
        self.styles = styles
        encoder = OperationEncoder(styles: styles)
        rootNode.owner = root
        root.box = rootNode
        root.slot = rootNode
        root.portals = [.page: rootNode]
    }

    /// Shows a tree for the first time.
    package func mount(_ trees: [ElementTree]) {
        precondition(root.children.isEmpty, "A document shows one tree; make another document for another tree.")
        for tree in trees { root.children.append(adopt(tree, parent: root)) }
        layOut(root)
        fill(root)
    }

    // MARK: - Looking up

    /// The element that listens to an event on a node; nil if the node is not there or nothing of it listens.
    package func listener(of number: UInt32, to event: Element.Events) -> Element.ID? {
        wake()
        if hasNodesWithoutView { bringUpToDate() }
        guard let node = listeners[number], var view = node.owner else { return nil }
        while true {
            if view.element.events.contains(event) { return view.id }
            guard let parent = view.parent, parent.host === view.host, parent.flags.contains(.isMerged) else {
                return nil
            }
            view = parent
        }
    }

    package func node(of id: Element.ID) -> WebNode? {
        wake()
        return nodes[id]
    }

    /// The number of the node that shows an element.
    package func number(of id: Element.ID) -> UInt32? {
        wake()
        guard let number = nodes[id]?.host?.box?.number, number != 0 else { return nil }
        return number
    }

    /// How many nodes the page has.
    package var nodeCount: Int {
        wake()
        return Self.count(rootNode) - 1
    }

    private static func count(_ node: DOMNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

    // MARK: - What the client shows by itself

    /// Notes what a person has put into a control: the client shows it already.
    package func noteClientValue(_ value: String, of attribute: DOMAttribute, on number: UInt32) {
        wake()
        if hasNodesWithoutView { bringUpToDate() }
        guard let node = listeners[number], let view = node.owner else { return }
        set(attribute, of: node, to: value)
        markForDrawing(view)
    }

    private func set(_ attribute: DOMAttribute, of node: DOMNode, to value: String) {
        var markup = Markup()
        markup.attributes = node.attributes
        markup[attribute] = value
        node.attributes = markup.attributes
    }

    /// Has the client do something that is no change of the page, after the changes that wait.
    package func send(_ command: PageCommand) { commands.append(command) }

    /// Whether there are commands that no client has been given.
    package var hasCommands: Bool { !commands.isEmpty }

    // MARK: - Mirror

    private func adopt(_ tree: ElementTree, parent: WebNode) -> WebNode {
        let node = WebNode(tree, parent: parent)
        register(node)
        return node
    }

    private func register(_ node: WebNode) {
        nodes[node.id] = node
        if node.concernsTitle { mayHaveNewTitle = true }
        if node.portalTarget != nil { portals.append(node) }
        if let parent = node.parent, parent.flags.contains(.isDrawnAround) || parent.kind.drawsContent {
            node.flags.insert(.isDrawnAround)
        }
        for child in node.children { register(child) }
    }

    private func unregister(_ node: WebNode) {
        nodes[node.id] = nil
        if node.concernsTitle { mayHaveNewTitle = true }
        node.flags.insert(.isGone)
        hasNodesWithoutView = true
        if node.portalTarget != nil {
            portals.removeAll { $0 === node }
            markPortalTarget(of: node)
        }
        for child in node.children { unregister(child) }
    }

    /// Takes the changes of a flush. They show when `encodeChanges()` or `html` is asked for.
    package func take(_ patches: [Patch]) {
        guard !patches.isEmpty else { return }
        wake()
        var parentsOfRemoved: [WebNode] = []
        for patch in patches { take(patch, parentsOfRemoved: &parentsOfRemoved) }
        dropRemoved(from: &parentsOfRemoved)
    }

    private func take(_ patch: Patch, parentsOfRemoved: inout [WebNode]) {
        switch patch.operation {
        case .insert(let trees, let parent, let before):
            dropRemoved(from: &parentsOfRemoved)
            let parent = parent.flatMap { nodes[$0] } ?? root
            let new = trees.map { adopt($0, parent: parent) }
            for node in new { markPortalTargets(in: node) }
            let index = before.flatMap { id in parent.children.lastIndex { $0.id == id } } ?? parent.children.endIndex
            parent.children.insert(contentsOf: new, at: index)
            markStructure(of: parent, animation: patch.animation)
        case .remove(let id):
            guard let node = nodes[id], let parent = node.parent else { return }
            unregister(node)
            if parentsOfRemoved.last !== parent { parentsOfRemoved.append(parent) }
            markStructure(of: parent, animation: patch.animation)
        case .move(let id, let before):
            dropRemoved(from: &parentsOfRemoved)
            guard let node = nodes[id], let parent = node.parent else { return }
            parent.children.removeAll { $0 === node }
            let index = before.flatMap { id in parent.children.lastIndex { $0.id == id } } ?? parent.children.endIndex
            parent.children.insert(node, at: index)
            markStructure(of: parent, animation: patch.animation)
        case .permute(let first, let order):
            dropRemoved(from: &parentsOfRemoved)
            guard let node = nodes[first], let parent = node.parent,
                let start = parent.children.firstIndex(where: { $0 === node })
            else { return }
            let run = Array(parent.children[start..<(start + order.count)])
            for (position, index) in order.enumerated() { parent.children[start + position] = run[Int(index)] }
            markStructure(of: parent, animation: patch.animation)
        case .scroll(let id, let anchor):
            send(.scroll(id, anchor: anchor, animation: patch.animation))
        case .focus(let id): send(.focus(id))
        case .setText(let id, let text):
            change(id, patch.animation) { $0.text = text }
        case .spliceText(let id, let offset, let count, let text):
            change(id, patch.animation) { element in
                let old = element.text ?? ""
                let start = old.utf16.index(old.utf16.startIndex, offsetBy: offset)
                let end = old.utf16.index(start, offsetBy: count)
                element.text = String(old[..<start]) + text + String(old[end...])
            }
        case .setAttribute(let id, let name, let value):
            change(id, patch.animation) { $0.attributes[name] = value }
        case .setEvents(let id, let events):
            change(id, patch.animation) { $0.events = events }
        }
    }

    private func change(_ id: Element.ID, _ animation: Animation?, _ body: (inout Element) -> Void) {
        guard let node = nodes[id] else { return }
        body(&node.element)
        if node.concernsTitle { mayHaveNewTitle = true }
        if let animation { animations[id] = animation }
        mark(node, [.needsBox, .needsLayout])
        switch node.kind {
        case .aspectRatio, .padding: markWhatFollowsProportions(of: node)
        case .hStack, .vStack:
            // Spacers take back the spacing of their stack.
            for child in node.children where child.host?.kind == .spacer { mark(child, .needsBox) }
        default: break
        }
    }

    /// Takes removed nodes out of their parents, many at a time.
    private func dropRemoved(from parents: inout [WebNode]) {
        guard !parents.isEmpty else { return }
        for parent in parents { parent.children.removeAll { $0.flags.contains(.isGone) } }
        parents.removeAll()
    }
}
