import Foundation
package import OrielCore
package import OrielProtocol

/// The page of one session: applies the patches of its graph, and encodes the page as HTML or its changes as operations.
///
/// Patches are applied to a mirror of the graph's elements immediately. Their effects on the page are computed only on
/// request, so a client that reads slowly gets one frame for many flushes. Not safe for concurrent use. It is not bound
/// to the main actor, so encoding can run in parallel with the graph.
///
///     let document = WebDocument()
///     document.mount(trees)
///     document.html                       // <div class="s1 s2">…
///     document.take(patches)
///     let operations = document.encodeChanges()
package final class WebDocument {
    /// The page's nodes or, while the page is idle, the data to rebuild them from.
    enum Contents {
        case tree(PageTree)
        case released(ReleasedPage)
    }

    /// Only ``tree`` and `releaseContent()` use it.
    @exclusivity(unchecked) var contents = Contents.tree(PageTree())
    var lastNumber: UInt32 = 0
    var commands: [PageCommand] = []
    /// Whether nodes of removed views are still registered as listeners, because the page has not been updated since.
    var hasNodesWithoutView = false
    /// The views that patches have removed, until ``releaseRemoved()``.
    private var removed: [WebNode] = []
    /// Whether a client has the page, so that changes must be encoded.
    var hasClient = false
    var encoder: OperationEncoder
    var mayHaveNewTitle = false
    var mayHaveNewScheme = false
    var mayHaveNewLanguage = false
    /// The looks of nodes before they are updated in place; nil unless the entrances of a page are being made.
    var replacedLooks: [Look]?
    /// What the browser animates by itself.
    var courses = TransitionCourses()
    /// The animation of the view that is being redrawn.
    var redrawnAnimation: Animation?
    /// The time in seconds after their frame at which the client applies the operations that are being encoded.
    var momentDelay = 0.0
    /// Returns the seconds since a fixed time. Tests replace it.
    var now: () -> Double = { ProcessInfo.processInfo.systemUptime }
    /// The colour scheme of the window, set by a view in it; nil for the browser's.
    var scheme: String?
    /// The scheme if no view sets one.
    let defaultScheme: String?
    let styles: StyleTable

    /// - Parameter scheme: The colour scheme of the window if no view sets one; nil for the browser's.
    package init(styles: StyleTable = .shared, scheme: String? = nil) {
        self.styles = styles
        self.scheme = scheme
        defaultScheme = scheme
        encoder = OperationEncoder(styles: styles)
        SymbolLibrary.provideDrawings()
    }

    /// The page's nodes. The first access to a released page rebuilds them.
    @inline(__always) var tree: PageTree {
        switch contents {
        case .tree(let tree): return tree
        case .released(let page): return rebuild(page)
        }
    }

    /// Mounts a tree. Call it once.
    package func mount(_ trees: [ElementTree]) {
        let root = tree.root
        precondition(root.children.isEmpty, "A document shows one tree; create another document for another tree.")
        tree.nodes.reserveCapacity(trees.reduce(0) { $0 + $1.elementCount })
        for tree in trees { root.children.append(adopt(tree, parent: root)) }
        layOut(root)
        fill(root)
        forgetModels()
    }

    // MARK: - Looking up

    /// The result of looking for the element that listens to an event on a node.
    package enum ListenerLookup: Equatable {
        case found(Element.ID)
        /// The page has no such node, or nothing on the node listens to any event.
        case unknown
        /// The node listens to other events only.
        case notListening
    }

    /// Returns the element that listens to an event on a node.
    package func listener(of number: UInt32, to kind: EventKind) -> ListenerLookup {
        if hasNodesWithoutView { bringUpToDate() }
        guard let node = tree.listeners[number], var view = node.owner else { return .unknown }
        let event = Element.Events(kind)
        while true {
            if view.element.events.contains(event) { return .found(view.id) }
            guard let parent = view.parent, parent.host === view.host, parent.flags.contains(.isMerged) else {
                return .notListening
            }
            view = parent
        }
    }

    package func node(of id: Element.ID) -> WebNode? {
        guard let node = tree.nodes[id.rawValue], !node.flags.contains(.isGone) else { return nil }
        return node
    }

    /// Returns the number of the node that shows an element.
    package func number(of id: Element.ID) -> UInt32? {
        guard let view = node(of: id), let number = view.shownScroller?.number ?? view.shownBox?.number,
            number != 0
        else { return nil }
        return number
    }

    /// The number of nodes on the page.
    package var nodeCount: Int {
        return Self.count(tree.rootNode) - 1
    }

    private static func count(_ node: DOMNode) -> Int { node.children.reduce(1) { $0 + count($1) } }

    // MARK: - Values from the client

    /// Notes a value that the user entered into a control and that the client already shows.
    package func noteClientValue(_ value: String, of attribute: DOMAttribute, on number: UInt32) {
        if hasNodesWithoutView { bringUpToDate() }
        guard let node = tree.listeners[number], let view = node.owner else { return }
        set(attribute, of: node, to: value)
        markForDrawing(view)
        guard !encoder.isEmpty else { return }
        // The operations that wait can set an older value. The client applies them, because their frame answers the event.
        encoder.skipWaiting()
        encoder.setAttribute(attribute, of: number, to: value)
    }

    private func set(_ attribute: DOMAttribute, of node: DOMNode, to value: String) {
        var markup = Markup()
        markup.attributes = node.attributes
        markup[attribute] = value
        node.attributes = markup.attributes
    }

    /// Queues a command for the client. It runs after the pending changes.
    package func send(_ command: PageCommand) { commands.append(command) }

    /// Whether there are commands that have not been sent.
    package var hasCommands: Bool { !commands.isEmpty }

    // MARK: - Mirror

    private func adopt(_ tree: ElementTree, parent: WebNode) -> WebNode {
        let node = WebNode(tree, parent: parent)
        register(node)
        return node
    }

    private func register(_ node: WebNode) {
        tree.nodes[node.id.rawValue] = node
        if node.concernsTitle { mayHaveNewTitle = true }
        if node.portalTarget != nil { tree.portals.append(node) }
        if node.kind == .appearance { tree.appearances.append(node) }
        markContainers(of: node)
        if let parent = node.parent, parent.flags.contains(.isDrawnAround) || parent.drawsContent {
            node.flags.insert(.isDrawnAround)
        }
        if let parent = node.parent, parent.flags.contains(.isInLabel) || parent.kind.hasLabel {
            node.flags.insert(.isInLabel)
        }
        for child in node.children { register(child) }
    }

    /// Removes all traces of a view except its number, which ``releaseRemoved()`` removes.
    private func unregister(_ node: WebNode, animation: Animation?) {
        if node.concernsTitle { mayHaveNewTitle = true }
        node.flags.insert(.isGone)
        hasNodesWithoutView = true
        if node.kind == .appearance { tree.appearances.removeAll { $0 === node } }
        markContainers(of: node)
        if node.portalTarget != nil {
            tree.portals.removeAll { $0 === node }
            markPortalTarget(of: node, animation: animation)
        }
        for child in node.children { unregister(child, animation: animation) }
    }

    /// Applies the patches of one flush or several. Their effects appear with the next `encodeChanges()` or `html`.
    package func take(_ patches: [Patch]) {
        guard !patches.isEmpty else { return }
        releaseRemoved()
        encoder.skipWaiting()
        momentDelay = 0
        var parentsOfRemoved: [WebNode] = []
        for patch in patches { take(patch, parentsOfRemoved: &parentsOfRemoved) }
        dropRemoved(from: &parentsOfRemoved)
    }

    private func take(_ patch: Patch, parentsOfRemoved: inout [WebNode]) {
        switch patch.operation {
        case .insert(let trees, let parent, let before):
            dropRemoved(from: &parentsOfRemoved)
            let parent = parent.flatMap(node(of:)) ?? tree.root
            let portalCount = tree.portals.count
            tree.nodes.reserveCapacity(tree.nodes.count + trees.reduce(0) { $0 + $1.elementCount })
            let new = trees.map { adopt($0, parent: parent) }
            if tree.portals.count > portalCount {
                for node in new { markPortalTargets(in: node, animation: patch.animation) }
            }
            let index = before.flatMap { id in parent.children.lastIndex { $0.id == id } } ?? parent.children.endIndex
            parent.children.insert(contentsOf: new, at: index)
            markStructure(of: parent, animation: patch.animation)
        case .remove(let id):
            guard let node = node(of: id), let parent = node.parent else { return }
            unregister(node, animation: patch.animation)
            if parentsOfRemoved.last !== parent { parentsOfRemoved.append(parent) }
            markStructure(of: parent, animation: patch.animation)
        case .move(let id, let before):
            dropRemoved(from: &parentsOfRemoved)
            guard let node = node(of: id), let parent = node.parent else { return }
            parent.children.removeAll { $0 === node }
            let index = before.flatMap { id in parent.children.lastIndex { $0.id == id } } ?? parent.children.endIndex
            parent.children.insert(node, at: index)
            markStructure(of: parent, animation: patch.animation)
        case .permute(let first, let order):
            dropRemoved(from: &parentsOfRemoved)
            guard let node = node(of: first), let parent = node.parent,
                let start = parent.children.firstIndex(where: { $0 === node })
            else { return }
            let run = Array(parent.children[start..<(start + order.count)])
            for (position, index) in order.enumerated() { parent.children[start + position] = run[Int(index)] }
            markStructure(of: parent, animation: patch.animation)
        case .moment(let milliseconds):
            // A client that gets the whole page needs only the final state.
            guard hasClient else { return }
            dropRemoved(from: &parentsOfRemoved)
            encodeChangesSoFar()
            encoder.wait(milliseconds: milliseconds)
            momentDelay = Double(milliseconds) / 1000
        case .scroll(let id, let anchor):
            send(.scroll(id, anchor: anchor, animation: patch.animation))
        case .scrollContent(let id, let x, let y):
            send(.scrollContent(id, x: x, y: y, animation: patch.animation))
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
            if name == .alignment, let node = node(of: id) { markAligned(in: node) }
            if name == .alternatesRows, let node = node(of: id) { markRows(in: node) }
        case .setEvents(let id, let events):
            change(id, patch.animation) { $0.events = events }
        }
    }

    func change(_ id: Element.ID, _ animation: Animation?, _ body: (inout Element) -> Void) {
        guard let node = node(of: id) else { return }
        body(&node.element)
        if node.concernsTitle { mayHaveNewTitle = true }
        if let animation { tree.animations[id] = animation }
        mark(node, [.needsBox, .needsLayout])
        markContainers(of: node)
        if node.flags.contains(.hasGuide) { markAlignedViews(around: node) }
        switch node.kind {
        case .padding:
            markWhatFollows(node)
            markLimitedWidths(around: node)
        case .frame, .safeAreaPadding: markLimitedWidths(around: node)
        case .aspectRatio, .layoutPriority, .zIndex, .gridCell, .alignmentGuide: markWhatFollows(node)
        case .hStack, .vStack:
            // Spacers, and the margins in their place, compensate for the spacing of their stack.
            for child in node.children where child.isSpacer || child.flags.contains(.precedesMargin) {
                mark(child, .needsBox)
            }
            markRuns(in: node)
            markLimitedWidths(around: node)
        case .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .list: markRuns(in: node)
        case .spacer:
            node.parent?.children.first { $0.flags.contains(.precedesMargin) }.map { mark($0, .needsBox) }
            markLimitedWidths(around: node)
        case .accessibility: node.describedView.map { mark($0, .needsBox) }
        // A button may draw its label.
        case .text: if let button = node.parent, button.kind == .button { mark(button, [.needsBox, .needsLayout]) }
        default: break
        }
    }

    /// Marks the views of the stack that contains a view with a guide.
    private func markAlignedViews(around node: WebNode) {
        var ancestor = node.parent
        while let view = ancestor, view.passesTraits { ancestor = view.parent }
        if let stack = ancestor, stack.alignsGuides { markAlignedViews(in: stack) }
    }

    /// Removes nodes from their parents, many at a time.
    private func dropRemoved(from parents: inout [WebNode]) {
        guard !parents.isEmpty else { return }
        for parent in parents {
            removed += parent.children.lazy.filter { $0.flags.contains(.isGone) }
            parent.children.removeAll { $0.flags.contains(.isGone) }
        }
        parents.removeAll()
    }

    /// Releases the memory of the views that patches have removed.
    ///
    /// This takes as long as it takes to encode the removal of many views, so it is done when the client has been sent its frame
    /// ([decision 96](../../../Docs/Decisions/0096-memory-of-removed-views-is-released-after-the-answer.md)).
    package func releaseRemoved() {
        guard !removed.isEmpty else { return }
        for view in removed { removeFromTable(view) }
        removed = []
    }

    private func removeFromTable(_ view: WebNode) {
        if tree.nodes[view.id.rawValue] === view { tree.nodes[view.id.rawValue] = nil }
        for child in view.children { removeFromTable(child) }
    }
}
