/// Memory reduction for idle graphs.
///
/// A node takes at least 150 bytes, and most nodes of a page can be derived from others: everything a body has built,
/// if its nodes keep no data that would be lost. For such content the graph keeps the elements known to the renderer.
/// Before the next evaluation or event, the body around it runs again, and the graph rebuilds all of it:
///
///     List ─ ForEach ─ 40 rows of 19 nodes          List
///                               releaseContent()   └─ 320 elements (shared with other sessions)
@MainActor
extension ViewGraph {
    /// Whether content is released.
    @inline(__always) package var isReleased: Bool { !idle.contents.isEmpty }

    /// The minimum number of nodes worth releasing.
    fileprivate static let leastContent = 6

    /// Releases nodes that can be rebuilt, until the next evaluation or event; does nothing while work is pending.
    package func releaseContent() {
        guard let root, !isReleased, !hasPendingWork, !isBusy, changes.isEmpty else { return }
        elementIndex.releaseListeners()
        changes.shrink()
        releaseSpareMemory()
        var hosts: [ViewNode] = []
        _ = root.gatherHosts(into: &hosts)
        // `idle.contents` is set after everything is released: a body that runs here must not rebuild the graph halfway.
        var contents: [ReleasedContent] = []
        idle.isReleasing = true
        Evaluation.enter(self) {
            for host in hosts {
                guard let content = host.firstChild else { continue }
                var states: [KeptState] = []
                content.gatherState(into: &states)
                states.removeSpareCapacity()
                var sources: [ObjectIdentifier: DependencySource] = [:]
                content.gatherSources(into: &sources)
                // Sources that the node itself reads make the graph rebuild as well.
                var others = sources.values.filter { !host.depends(on: $0, orOnMoreThan: .max) }
                others.removeSpareCapacity()
                // Held before the trial, which takes the state from its owners: a source without readers ends.
                for source in others { host.hold(source) }
                guard isEquivalentWhenRebuilt(content, in: host, taking: states) else {
                    for source in others { host.release(source) }
                    continue
                }
                var builder = ElementRecord.Builder()
                content.appendElements(to: &builder)
                contents.append(
                    ReleasedContent(
                        node: host,
                        elements: builder.finish(),
                        sources: others,
                        states: states
                    )
                )
                host.firstChild = nil
                content.unmount()
                for state in states { state.storage.changeOwner(to: host) }
            }
        }
        idle.isReleasing = false
        contents.removeSpareCapacity()
        idle.contents = contents
    }

    /// Returns whether rebuilt content is equivalent to the current content.
    ///
    /// Rebuilds it once as a trial: a body may give its views newly created objects, or show a random number.
    private func isEquivalentWhenRebuilt(
        _ content: ViewNode,
        in host: ViewNode,
        taking states: [KeptState]
    ) -> Bool {
        let (observer, trace) = (bodyObserver, trace)
        bodyObserver = nil
        self.trace = nil
        defer {
            bodyObserver = observer
            self.trace = trace
        }
        var isSame = false
        elementIndex.borrowNumbers {
            if let trial = remountContent(of: host, taking: states) {
                isSame = content.isSame(as: trial)
                trial.unmount()
            }
            if !states.isEmpty { content.reclaimState() }
            return true
        }
        return isSame
    }

    /// Rebuilds all released content.
    ///
    /// Nothing it depends on has changed yet: a source makes the graph rebuild before it changes, so that the change
    /// finds the graph as it was. But a body can read data that cannot be observed, such as the time, and changes on other
    /// threads are noticed too late; if a body then produces different output, the renderer is updated.
    func rebuildContent() {
        guard isReleased else { return }
        let contents = idle.contents
        idle.contents = []
        idle.isPartlyRebuilt = false
        rebuild(contents)
        idle.rebuildHandler?()
    }

    /// Rebuilds the released content that can depend on a source, which is about to change: the content of the source's
    /// readers and of all nodes below them. The next flush rebuilds the rest, before it evaluates anything.
    ///
    /// A change that many idle pages show rebuilds a few rows of each at about the same time, and each page as a whole
    /// only when its turn has come.
    ///
    /// - Returns: The nodes whose content has been rebuilt.
    func rebuildContent(dependingOn source: DependencySource) -> [ViewNode] {
        let contents = idle.contents
        // A flush evaluates nodes, which may have released content below them.
        guard source.announcesChanges, !isFlushing else {
            rebuildContent()
            return contents.map(\.node)
        }
        var dependent: [ReleasedContent] = []
        var others: [ReleasedContent] = []
        for content in contents {
            if content.node.isBelowReader(of: source) { dependent.append(content) } else { others.append(content) }
        }
        if others.isEmpty {
            rebuildContent()
        } else if !dependent.isEmpty {
            // Nothing rebuilds the others meanwhile: only one content at a time takes over its state.
            idle.contents = []
            rebuild(dependent)
            idle.contents = others
            idle.isPartlyRebuilt = true
            scheduleFlush()
        }
        return dependent.map(\.node)
    }

    private func rebuild(_ contents: [ReleasedContent]) {
        // These bodies have run before; the observer must not count them as triggered by a change.
        let (observer, trace) = (bodyObserver, trace)
        bodyObserver = nil
        self.trace = nil
        Evaluation.enter(self) {
            elementIndex.borrowNumbers {
                var isSame = true
                for content in contents where !restore(content) { isSame = false }
                return isSame
            }
        }
        bodyObserver = observer
        self.trace = trace
        // A body that finds other data can set other preferences.
        if !changes.isEmpty || preferences.hasPendingWork { scheduleFlush() }
    }

    /// - Returns: Whether the content has the same structure as before.
    private func restore(_ content: ReleasedContent) -> Bool {
        let node = content.node
        guard let child = remountContent(of: node, taking: content.states) else {
            preconditionFailure("A node whose content was released can mount it again.")
        }
        node.firstChild = child
        for source in content.sources { node.release(source) }
        var new: [(node: ElementNode, childCount: Int)] = []
        new.reserveCapacity(content.elements.count)
        child.appendElements(to: &new)
        var isSame = new.count == content.elements.count
        if isSame {
            var index = 0
            content.elements.forEach { _, entry in
                let (node, childCount) = new[index]
                if node.element.kind != entry.element.kind || childCount != Int(entry.childCount) { isSame = false }
                index += 1
            }
        }
        guard isSame else {
            changes.structureDidChange(node, from: content.elements.outermost)
            return false
        }
        var index = 0
        content.elements.forEach { id, entry in
            new[index].node.resume(as: id, shown: entry.element)
            index += 1
        }
        return true
    }
}

extension ElementRecord {
    /// The ids of the elements that are not inside another element of the record.
    fileprivate var outermost: [Element.ID] {
        var result: [Element.ID] = []
        var inner = 0
        forEach { id, entry in
            if inner == 0 { result.append(id) } else { inner -= 1 }
            inner += Int(entry.childCount)
        }
        return result
    }
}

extension ViewNode {
    /// Whether rebuilding this node itself yields an equivalent node.
    private final var isReplaceable: Bool {
        let marks: Flags = [.showsError, .isDirty, .isRoot]
        guard flags.isDisjoint(with: marks), let rebuildable, rebuildable.canBeRebuilt else { return false }
        guard !flags.contains(.concealsContent) || rebuildable.concealsContentAgain else { return false }
        var areAnnounced = true
        forEachSource { if !$0.isEnvironment, !$0.announcesChanges { areAnnounced = false } }
        return areAnnounced
    }

    /// Returns whether another subtree looks the same and holds the same objects.
    fileprivate final func isSame(as other: ViewNode) -> Bool {
        guard type === other.type, rebuildable?.holdsSameObjects(as: other) != false,
            flags.contains(.concealsContent) == other.flags.contains(.concealsContent)
        else { return false }
        if let a = elementNode, let b = other.elementNode {
            guard a.element == b.element else { return false }
        }
        var (child, otherChild) = (firstChild, other.firstChild)
        while let a = child, let b = otherChild {
            guard a.isSame(as: b) else { return false }
            (child, otherChild) = (a.nextSibling, b.nextSibling)
        }
        return child == nil && otherChild == nil
    }

    /// Whether this node or one around it reads a source.
    fileprivate final func isBelowReader(of source: DependencySource) -> Bool {
        var ancestor: ViewNode? = self
        while let current = ancestor {
            if current.depends(on: source, orOnMoreThan: .max) { return true }
            ancestor = current.parent
        }
        return false
    }

    /// Collects the sources that this node and its descendants read and that can change while they are released.
    fileprivate final func gatherSources(into sources: inout [ObjectIdentifier: DependencySource]) {
        forEachSource { if !$0.isEnvironment, !$0.changesOnlyInEvents { sources[ObjectIdentifier($0)] = $0 } }
        forEachChild { $0.gatherSources(into: &sources) }
    }

    /// Collects the outermost nodes whose entire content can be rebuilt.
    ///
    /// - Returns: The number of nodes in this subtree if all of them can be rebuilt, in which case an ancestor decides
    ///   which node makes them again; otherwise nil.
    fileprivate final func gatherHosts(into hosts: inout [ViewNode]) -> Int? {
        var size = 0
        var replaceable: [ViewNode] = []
        var isContentReplaceable = true
        forEachChild { child in
            if let count = child.gatherHosts(into: &hosts) {
                size += count
                replaceable.append(child)
            } else {
                isContentReplaceable = false
            }
        }
        if isContentReplaceable {
            if isReplaceable { return size + 1 }
            if size >= ViewGraph.leastContent, rebuildable?.keepsContent == true {
                hosts.append(self)
                return nil
            }
        }
        for child in replaceable { child.appendHosts(to: &hosts) }
        return nil
    }

    /// Collects the outermost descendants that can keep the view their content was built from.
    private final func appendHosts(to hosts: inout [ViewNode]) {
        if rebuildable?.keepsContent == true, contentSize >= ViewGraph.leastContent {
            hosts.append(self)
        } else {
            forEachChild { $0.appendHosts(to: &hosts) }
        }
    }

    private final var contentSize: Int {
        var size = 0
        forEachChild { size += 1 + $0.contentSize }
        return size
    }

    private final var outermostElementCount: Int {
        if flags.contains(.hasElement) { return 1 }
        var count = 0
        forEachChild { count += $0.outermostElementCount }
        return count
    }

    /// Appends the elements of this subtree in document order.
    ///
    /// - Returns: The number of elements.
    @discardableResult
    fileprivate final func appendElements(to builder: inout ElementRecord.Builder) -> Int {
        var size = 0
        if let node = elementNode {
            var childCount = 0
            forEachChild { childCount += $0.outermostElementCount }
            builder.append(node.id, node.element, childCount: childCount)
            size = 1
        }
        forEachChild { size += $0.appendElements(to: &builder) }
        if flags.contains(.hasElement) { builder.endTree(size: size) }
        return size
    }

    /// Appends the nodes of this subtree that have an element, in document order, each with the number of its direct
    /// child elements.
    ///
    /// - Returns: The number of outermost ones.
    @discardableResult
    fileprivate final func appendElements(to list: inout [(node: ElementNode, childCount: Int)]) -> Int {
        let index = list.count
        if let node = elementNode { list.append((node, 0)) }
        var count = 0
        forEachChild { count += $0.appendElements(to: &list) }
        guard flags.contains(.hasElement) else { return count }
        list[index].childCount = count
        return 1
    }
}
