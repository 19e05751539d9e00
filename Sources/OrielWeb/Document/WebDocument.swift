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

    private var nodes: [Element.ID: WebNode] = [:]
    /// The nodes that listen, by number.
    private var listeners: [UInt32: DOMNode] = [:]
    private var lastNumber: UInt32 = 0
    /// Elements whose nodes stand away from where they are declared, in order of appearance.
    var portals: [WebNode] = []
    private var changed: [WebNode] = []
    private var animations: [Element.ID: Animation] = [:]
    private var commands: [PageCommand] = []
    /// Whether somebody has got the page, so that changes of it have to be told.
    private var hasClient = false
    private var encoder: OperationEncoder
    /// What is kept while the page rests; nil while it does not.
    private var resting: RestingPage?
    private let styles: StyleTable

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
        guard let node = listeners[number], let view = node.owner else { return }
        set(attribute, of: node, to: value)
        markForDrawing(view)
    }

    /// Has the client do something that is no change of the page, after the changes that wait.
    package func send(_ command: PageCommand) { commands.append(command) }

    /// Whether there are commands that no client has been given.
    package var hasCommands: Bool { !commands.isEmpty }

    // MARK: - Rest

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

    // MARK: - Mirror

    private func adopt(_ tree: ElementTree, parent: WebNode) -> WebNode {
        let node = WebNode(tree, parent: parent)
        register(node)
        return node
    }

    private func register(_ node: WebNode) {
        nodes[node.id] = node
        if node.portalTarget != nil { portals.append(node) }
        if let parent = node.parent, parent.flags.contains(.isDrawnAround) || parent.kind.drawsContent {
            node.flags.insert(.isDrawnAround)
        }
        for child in node.children { register(child) }
    }

    private func unregister(_ node: WebNode) {
        nodes[node.id] = nil
        node.flags.insert(.isGone)
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

    // MARK: - Marks

    private func mark(_ node: WebNode, _ flags: WebNode.Flags) {
        let marks: WebNode.Flags = [.needsBox, .needsChildren, .needsLayout]
        if node.flags.isDisjoint(with: marks) { changed.append(node) }
        node.flags.formUnion(flags)
        if node.flags.contains(.isDrawnAround) || node.kind.drawsContent { markDrawers(of: node) }
    }

    /// Has what shows a node as a part of its own box drawn anew.
    private func markDrawers(of node: WebNode) {
        var ancestor: WebNode? = node
        while let view = ancestor {
            if view.kind.drawsContent, !view.flags.contains(.needsBox) {
                view.flags.insert(.needsBox)
                changed.append(view)
            }
            guard view.flags.contains(.isDrawnAround) else { return }
            ancestor = view.parent
        }
    }

    func markForDrawing(_ node: WebNode) { mark(node, .needsBox) }

    private func markStructure(of node: WebNode, animation: Animation?) {
        if let animation { animations[node.id] = animation }
        mark(node, [.needsChildren, .needsLayout])
        markWhatFollowsProportions(of: node)
    }

    /// Has the views drawn anew that are as large as one whose proportions may have changed, and the stack it is in.
    private func markWhatFollowsProportions(of node: WebNode) {
        var node = node
        while node !== root {
            mark(node, .needsBox)
            guard node.kind == .aspectRatio || node.kind == .padding || node.renderer.keepsFrame,
                let parent = node.parent
            else { return }
            node = parent
        }
    }

    /// Has the places that take what comes out of new portals put in order; what is not drawn yet takes them when it is.
    private func markPortalTargets(in node: WebNode) {
        if let target = node.portalTarget {
            let host = portalHost(target, of: node)
            if host === root || host.box != nil { mark(host, .needsChildren) }
        }
        for child in node.children { markPortalTargets(in: child) }
    }

    private func markPortalTarget(of node: WebNode) {
        if let target = node.portalTarget { mark(portalHost(target, of: node), .needsChildren) }
    }

    // MARK: - Layout

    /// The children, each with what it is told.
    private func childContexts(of node: WebNode) -> some Sequence<(WebNode, LayoutContext)> {
        let renderer = node.renderer
        let context = renderer.childContext(of: node)
        let layer = renderer.boundsLayer ? node.children.last : nil
        return node.children.lazy.map { ($0, $0 === layer ? LayoutContext() : context) }
    }

    /// Computes what a tree and all in it are told and how they answer.
    private func layOut(_ node: WebNode) {
        for (child, context) in childContexts(of: node) {
            child.context = context
            layOut(child)
        }
        answer(node)
    }

    /// Computes how a node answers; its children have answered.
    ///
    /// - Returns: Whether the answer is another one than before.
    @discardableResult
    private func answer(_ node: WebNode) -> Bool {
        if node === root { return false }
        let old = (node.traits, node.merge, node.flags.contains(.isMerged), node.isEmpty)
        let renderer = node.renderer
        node.traits = renderer.traits(of: node)
        if renderer.isEmpty(node) {
            node.flags.insert(.isEmpty)
        } else {
            node.flags.remove(.isEmpty)
        }
        if let content = renderer.content(of: node), let merge = renderer.merge(node, into: content.merge) {
            node.merge = merge
            node.flags.insert(.isMerged)
        } else {
            node.merge = renderer.mergeState(of: node)
            node.flags.remove(.isMerged)
        }
        if node.kind == .background {
            BackgroundRenderer.absorbLayer(of: node, isMerged: node.flags.contains(.isMerged))
        }
        let isMerged = node.flags.contains(.isMerged)
        let hasOneChild = node.onlyChild != nil
        if hasOneChild != node.flags.contains(.hasOneChild) {
            node.flags.formSymmetricDifference(.hasOneChild)
            if node.box != nil { mark(node, .needsBox) }
            for child in node.children where child.host?.box != nil { mark(child, .needsBox) }
        }
        // The nodes of a view and its content cannot be taken apart or put together; they are made anew.
        if isMerged != old.2, node.box != nil || node.children.contains(where: { $0.host?.box != nil }) {
            forgetNodes(of: node)
        }
        // How soft views begin depends on whether their stack expands.
        if old.0 != node.traits, node.kind == .vStack || node.kind == .hStack {
            for child in node.children where child.host?.box != nil && !child.traits.isDisjoint(with: .soft) {
                mark(child, .needsBox)
            }
        }
        return old != (node.traits, node.merge, isMerged, node.isEmpty)
    }

    /// Brings the layout of what changed up to date, and marks what has to be drawn anew for it.
    private func refreshLayout() {
        var index = 0
        // Marking appends to the list.
        while index < changed.count {
            let node = changed[index]
            index += 1
            guard node.flags.contains(.needsLayout), !node.flags.contains(.isGone) else { continue }
            refreshContexts(of: node)
            refreshAnswers(from: node)
        }
    }

    private func refreshContexts(of node: WebNode) {
        for (child, context) in childContexts(of: node) {
            let isNew = child.host?.box == nil
            guard isNew || child.context != context else { continue }
            child.context = context
            if isNew {
                layOut(child)
            } else {
                mark(child, .needsBox)
                refreshContexts(of: child)
                answer(child)
            }
        }
    }

    private func refreshAnswers(from node: WebNode) {
        var node = node
        let oldHost = node.outermost.host
        while answer(node) {
            mark(node, .needsBox)
            guard let parent = node.parent else { break }
            if parent.flags.contains(.isMerged) || node.outermost.host !== oldHost { mark(parent, .needsBox) }
            // A container's own rule may depend on what is inside.
            mark(parent, .needsBox)
            node = parent
        }
    }

    // MARK: - Drawing

    /// What has to be shown where the view stands; nil if it shows nothing there.
    private func shownNode(of view: WebNode) -> DOMNode? {
        guard view.portalTarget == nil, !view.isEmpty else { return nil }
        return drawnNode(of: view)
    }

    private func drawnNode(of view: WebNode) -> DOMNode? {
        guard let host = view.host else { return nil }
        if host.box == nil { draw(host) }
        return host.box
    }

    /// Makes the nodes of a view that has none, with all in it.
    private func draw(_ host: WebNode) {
        host.box = make(compose(host).markup, of: host)
        fill(host)
    }

    /// Puts the children of a view that has just been drawn into its slot.
    private func fill(_ host: WebNode) {
        if let slot = host.slot, slot.children.isEmpty || host === root {
            slot.children = wantedChildren(of: host, in: slot)
            for child in slot.children { child.parent = slot }
        }
        for (target, node) in host.portals ?? [:] where node !== host.slot {
            node.children = portalNodes(to: target, at: host)
            for child in node.children { child.parent = node }
        }
    }

    private func wantedChildren(of host: WebNode, in slot: DOMNode) -> [DOMNode] {
        var wanted = host.children.compactMap(shownNode)
        if host === root { wanted += portalNodes(to: .page, at: root) }
        return wanted
    }

    private func portalNodes(to target: PortalTarget, at host: WebNode) -> [DOMNode] {
        portals.filter { $0.portalTarget == target && portalHost(target, of: $0) === host }.compactMap(drawnNode)
    }

    /// The view whose node takes what comes out of a portal.
    private func portalHost(_ target: PortalTarget, of node: WebNode) -> WebNode {
        guard target != .page else { return root }
        var ancestor = node.parent
        while let view = ancestor {
            if view.portals?[target] != nil || view.kind.ends(target) { return view }
            // A sheet is declared inside a page, and its items are not that page's.
            if view.kind.isInFrontOfBars { return root }
            ancestor = view.parent
        }
        return root
    }

    /// The box of a view with what is merged into it.
    private func compose(_ host: WebNode) -> Box {
        var box = host.renderer.box(of: host)
        var view = host
        while let parent = view.parent, parent.flags.contains(.isMerged), parent.renderer.content(of: parent) === view {
            view = parent
            view.renderer.decorate(&box, with: view)
        }
        if !box.transforms.isEmpty { box.markup.inline[.transform] = box.transforms.reversed().joined(separator: " ") }
        if box.shell == nil, host.renderer.keepsFrame { host.proportions?.shape(&box) }
        if var shell = box.shell {
            box.moveItemProperties(to: &shell)
            shell.parts = [box.markup]
            box.markup = shell
        }
        return box
    }

    private func itemStyle(of host: WebNode, _ box: Box) -> Style {
        let view = host.outermost
        guard let container = view.parent, view.portalTarget == nil else { return Style() }
        let placement =
            container === root ? Placement(.wrapper) : container.renderer.placement(of: view, in: container)
        let maxLength = placement.mode == .horizontalStack ? box.maxWidth : box.maxHeight
        var rule = ItemRule(
            traits: view.traits,
            context: view.context,
            priority: view.priority,
            maxLength: placement.mode == .horizontalStack || placement.mode == .verticalStack ? maxLength : nil,
            placement: placement
        )
        rule.isInHuggingColumn = container.kind == .vStack && !container.traits.contains(.expandsVertically)
        var style = rule.style
        if container.mayShareByProportions, view.traits.isSuperset(of: .expands), let limit = view.limit {
            let isRow = container.kind == .hStack
            style[isRow ? .maxWidth : .maxHeight] = limit.css(alongRow: isRow)
        }
        return style
    }

    private func make(_ markup: Markup, of host: WebNode) -> DOMNode {
        host.slot = nil
        host.portals = nil
        return makeNode(markup, of: host, isOutermost: true)
    }

    private func makeNode(_ markup: Markup, of host: WebNode, isOutermost: Bool) -> DOMNode {
        let node = DOMNode(markup.tag)
        node.owner = host
        let look = look(of: markup, host: host, isOutermost: isOutermost)
        node.ownStyle = look.own
        node.itemStyle = look.item
        node.inlineStyle = look.inline
        node.attributes = markup.attributes
        node.events = markup.events
        node.text = markup.text
        for part in markup.parts {
            let child = makeNode(part, of: host, isOutermost: false)
            child.parent = node
            node.children.append(child)
        }
        if markup.isSlot { host.slot = node }
        if let target = markup.portal { host.portals = (host.portals ?? [:]).merging([target: node]) { $1 } }
        return node
    }

    private func look(
        of markup: Markup,
        host: WebNode,
        isOutermost: Bool
    ) -> (own: UInt32, item: UInt32, inline: String) {
        var inline = markup.inline
        guard isOutermost else { return (number(of: markup.style, inline: &inline), 0, inline.css) }
        var ownStyle = markup.style
        var itemStyle = itemStyle(of: host, maxima(of: host) ?? Box(markup))
        // No property stands in both classes: which of two rules counts would depend on which came first.
        for declaration in itemStyle.declarations where ownStyle[declaration.property] != nil {
            switch declaration.property {
            case .minWidth, .minHeight: itemStyle[declaration.property] = nil
            default: ownStyle[declaration.property] = nil
            }
        }
        let item = number(of: itemStyle, inline: &inline)
        let own = number(of: ownStyle, inline: &inline)
        return (own, item, inline.css)
    }

    /// The frame of finite greatest lengths that decides how a box grows in its stack.
    private func maxima(of host: WebNode) -> Box? {
        var view = host.outermost
        // Names, paint and the like around a frame hang on its node.
        while view.kind != .frame {
            guard view.flags.contains(.isMerged), let content = view.renderer.content(of: view) else { return nil }
            view = content
        }
        var box = Box(Markup())
        box.maxWidth = view.attributes.number(.maxWidth).flatMap { $0.isFinite ? $0 : nil }
        box.maxHeight = view.attributes.number(.maxHeight).flatMap { $0.isFinite ? $0 : nil }
        return box
    }

    private func number(of style: Style, inline: inout Style) -> UInt32 {
        if let number = styles.number(of: style) { return number }
        inline.merge(style)
        return 0
    }

    // MARK: - Changes

    /// The operations that bring the page from how it was at the last call, or at the mount, to how it is now.
    ///
    /// - Returns: No bytes if nothing on the page is different.
    package func encodeChanges() -> [UInt8] {
        bringUpToDate()
        for command in commands {
            guard let command = command.encoded(number: number(of:)) else { continue }
            encoder.command(command.name, argument: command.argument, number: command.reply)
        }
        commands.removeAll()
        return encoder.take()
    }

    /// Works out what follows from the changes for the page; the operations wait for whoever asks for them.
    private func bringUpToDate() {
        guard !changed.isEmpty else { return }
        refreshLayout()
        redrawChanged()
        reorderChanged()
        changed.removeAll(keepingCapacity: false)
        animations.removeAll()
    }

    private func redrawChanged() {
        var index = 0
        while index < changed.count {
            let node = changed[index]
            index += 1
            guard node.flags.contains(.needsBox), !node.flags.contains(.isGone) else { continue }
            node.flags.remove(.needsBox)
            redraw(node)
        }
    }

    /// Draws the box a view belongs to anew; in place if it has the same nodes as before.
    private func redraw(_ node: WebNode) {
        let outermost = node.outermost
        guard outermost !== root else { return }
        guard let host = outermost.host, let old = host.box else {
            // A view without a node gets one where its container is put in order.
            if let container = outermost.parent { mark(container, .needsChildren) }
            return
        }
        let box = compose(host)
        if outermost.isEmpty || host.isEmpty {
            forgetNodes(of: outermost)
            if let container = outermost.parent { mark(container, .needsChildren) }
        } else if matches(old, box.markup, host: host) {
            encoder.animate(with: animations[node.id].map(Timing.init))
            update(old, box.markup, host: host, isOutermost: true)
        } else {
            forgetNodes(of: host)
            if let container = outermost.parent { mark(container, .needsChildren) }
        }
        if outermost.portalTarget != nil { markPortalTarget(of: outermost) }
    }

    private func matches(_ node: DOMNode, _ markup: Markup, host: WebNode) -> Bool {
        guard node.tag == markup.tag, (host.slot === node) == markup.isSlot,
            (node.text != nil) == (markup.text != nil)
        else { return false }
        if let target = markup.portal, host.portals?[target] !== node { return false }
        if markup.isSlot || markup.portal != nil { return true }
        guard node.children.count == markup.parts.count else { return false }
        return zip(node.children, markup.parts).allSatisfy { matches($0, $1, host: host) }
    }

    private func update(_ node: DOMNode, _ markup: Markup, host: WebNode, isOutermost: Bool) {
        let look = look(of: markup, host: host, isOutermost: isOutermost)
        let isKnown = node.number != 0
        if (look.own, look.item) != (node.ownStyle, node.itemStyle) {
            (node.ownStyle, node.itemStyle) = (look.own, look.item)
            if isKnown { encoder.setClasses(of: node.number, own: look.own, item: look.item) }
        }
        if look.inline != node.inlineStyle {
            node.inlineStyle = look.inline
            if isKnown { encoder.setInlineStyle(of: node.number, to: look.inline) }
        }
        if markup.attributes != node.attributes { updateAttributes(of: node, to: markup.attributes) }
        if let text = markup.text, let old = node.text, !old.utf8.elementsEqual(text.utf8) {
            node.text = text
            if isKnown { updateText(of: node, from: old, to: text) }
        }
        if markup.events != node.events {
            node.events = markup.events
            if isKnown {
                listeners[node.number] = node.events == 0 ? nil : node
                encoder.setEvents(of: node.number, to: node.events)
            }
        }
        guard !markup.isSlot, markup.portal == nil else { return }
        for (child, part) in zip(node.children, markup.parts) {
            update(child, part, host: host, isOutermost: false)
        }
    }

    private func updateAttributes(of node: DOMNode, to new: [DOMAttribute.Pair]) {
        let old = node.attributes
        node.attributes = new
        guard node.number != 0 else { return }
        for attribute in new where !old.contains(attribute) {
            encoder.setAttribute(attribute.name, of: node.number, to: attribute.value)
        }
        for attribute in old where !new.contains(where: { $0.name == attribute.name }) {
            encoder.setAttribute(attribute.name, of: node.number, to: nil)
        }
    }

    private func updateText(of node: DOMNode, from old: String, to new: String) {
        if let splice = TextSplice(from: old, to: new) {
            encoder.spliceText(of: node.number, offset: splice.offset, count: splice.count, with: splice.text)
        } else {
            encoder.setText(of: node.number, to: new)
        }
    }

    private func set(_ attribute: DOMAttribute, of node: DOMNode, to value: String) {
        var markup = Markup()
        markup.attributes = node.attributes
        markup[attribute] = value
        node.attributes = markup.attributes
    }

    /// Forgets the nodes of a view and of all that is in it, because they cannot be moved into others.
    private func forgetNodes(of view: WebNode) {
        view.box = nil
        view.slot = nil
        view.portals = nil
        for child in view.children {
            forgetNodes(of: child)
            if child.portalTarget != nil { markPortalTarget(of: child) }
        }
    }

    // MARK: - Order

    private func reorderChanged() {
        var index = 0
        while index < changed.count {
            let node = changed[index]
            index += 1
            if node.flags.contains(.needsChildren), !node.flags.contains(.isGone) { reorder(node) }
            node.flags.subtract([.needsBox, .needsChildren, .needsLayout])
        }
    }

    private func reorder(_ view: WebNode) {
        guard let host = view.host ?? nearestHost(of: view) else { return }
        // A view merged into its content has no children of its own to put in order: its container has.
        if host !== view || view.flags.contains(.isMerged) || view.box == nil {
            if let container = view.outermost.parent, container !== view { return reorder(container) }
        }
        encoder.animate(with: animations[view.id].map(Timing.init))
        if let slot = host.slot { reorder(slot, to: wantedChildren(of: host, in: slot)) }
        for (target, node) in host.portals ?? [:] where node !== host.slot {
            reorder(node, to: portalNodes(to: target, at: host))
        }
    }

    private func nearestHost(of view: WebNode) -> WebNode? {
        var ancestor = view.outermost.parent
        while let view = ancestor {
            if let host = view.host, host.box != nil { return host }
            ancestor = view.outermost.parent
        }
        return nil
    }

    private func reorder(_ slot: DOMNode, to wanted: [DOMNode]) {
        let old = slot.children
        slot.children = wanted
        for child in wanted { child.parent = slot }
        // A slot the client does not know is inserted with what is in it.
        guard hasClient, slot.number != 0 || slot === rootNode else { return }
        let difference = ChildDifference(from: old, to: wanted)
        for run in difference.removals {
            encoder.remove(old[run.lowerBound].number, count: run.count)
            for child in old[run] { forgetNumbers(in: child) }
        }
        if let order = difference.order {
            encoder.permute(first: order.first.number, order: order.indices)
        }
        for move in difference.moves { encoder.move(move.node.number, before: move.before?.number) }
        for insertion in difference.insertions {
            for child in insertion.nodes { number(child) }
            encoder.insert(insertion.nodes, into: slot.number, before: insertion.before?.number)
        }
    }

    /// Gives a node and all in it the next numbers, in document order.
    private func number(_ node: DOMNode) {
        if node !== rootNode {
            lastNumber += 1
            node.number = lastNumber
            if node.events != 0 { listeners[node.number] = node }
        }
        for child in node.children { number(child) }
    }

    private func forgetNumbers(in node: DOMNode) {
        listeners[node.number] = nil
        node.number = 0
        for child in node.children { forgetNumbers(in: child) }
    }

    // MARK: - HTML

    /// The whole page as it is now: what a browser gets that has nothing yet.
    ///
    /// Numbers all nodes anew, so operations encoded after this are for the client that gets the page.
    ///
    /// Commands that wait are not for the page but for its client: they come with the next changes.
    package func makePage() -> PageContent {
        wake()
        bringUpToDate()
        // The page says all that the operations would.
        encoder.reset()
        hasClient = true
        listeners.removeAll()
        let first = lastNumber + 1
        number(rootNode)
        var html = HTMLWriter()
        for child in rootNode.children { html.append(child) }
        var rules = ""
        for style in html.styles.sorted() {
            encoder.note(style)
            rules += "." + StyleTable.className(style) + "{" + styles.declarations(of: style) + "}"
        }
        return PageContent(
            body: html.text,
            rules: rules,
            firstNumber: first,
            nodeCount: Int(lastNumber + 1 - first)
        )
    }

    /// What is inside the live part of the page.
    package var html: String {
        wake()
        bringUpToDate()
        var html = HTMLWriter()
        for child in rootNode.children { html.append(child) }
        return html.text
    }
}

/// A page as it is sent to a browser that has nothing yet.
package struct PageContent: Sendable {
    /// The markup inside the live part.
    package let body: String
    /// The rules of the classes in it.
    package let rules: String
    /// The number of the first node.
    package let firstNumber: UInt32
    package let nodeCount: Int
}
