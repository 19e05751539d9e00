/// A graph in which nothing happens takes little memory.
///
/// A node costs 150 bytes and more, and most of a page's only follow from others: all of what a body has made, if nothing in
/// it remembers anything. Of such content the graph keeps the view it was made of and what the renderer knows. As soon as
/// something is to be evaluated or an event comes, everything is made again, before anybody looks:
///
///     List ─ ForEach ─ 40 rows of 19 nodes          List
///                                           rest()   └─ its body's value, 320 elements (shared with other sessions)
@MainActor
extension ViewGraph {
    /// Content of fewer nodes is not worth it.
    fileprivate static let leastContent = 6

    /// Lets go of nodes that can be made again, until something happens; does nothing while there is work to do.
    package func rest() {
        guard let root, !isResting, !hasPendingWork, !isBusy, changes.isEmpty else { return }
        elementIndex.rest()
        var hosts: [ViewNode] = []
        _ = root.gatherHosts(into: &hosts)
        // Nothing rests until all is let go: what a body does here is not to wake the graph halfway.
        var contents: [RestingContent] = []
        Evaluation.enter(self) {
            for host in hosts {
                guard let content = host.firstChild, let keeper = host.makeContentKeeper() else { continue }
                var states: [HandedOnState] = []
                content.gatherState(into: &states)
                guard isMadeAgain(content, by: keeper, in: host, taking: states) else { continue }
                var builder = ElementRecord.Builder()
                content.appendElements(to: &builder)
                var sources: [ObjectIdentifier: DependencySource] = [:]
                content.gatherSources(into: &sources)
                // What the node itself reads wakes the graph as well.
                let others = sources.values.filter { !host.depends(on: $0, orOnMoreThan: .max) }
                for source in others { host.hold(source) }
                contents.append(
                    RestingContent(
                        node: host,
                        keeper: keeper,
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
        restingContents = contents
    }

    /// Whether content that is made again is as it is now.
    ///
    /// It is made once on trial: a body may give its views objects it has just made, or show a random number.
    private func isMadeAgain(
        _ content: ViewNode,
        by keeper: ContentKeeper,
        in host: ViewNode,
        taking states: [HandedOnState]
    ) -> Bool {
        let observer = bodyObserver
        bodyObserver = nil
        defer { bodyObserver = observer }
        var isSame = false
        elementIndex.borrowNumbers {
            let trial = mount(keeper, in: host, taking: states)
            isSame = content.isSame(as: trial)
            trial.unmount()
            if !states.isEmpty { content.takeBackState() }
            return true
        }
        return isSame
    }

    /// Makes again what was let go.
    ///
    /// Nothing it depends on has changed yet: what is about to change wakes the graph first, so that the change finds the
    /// graph as it was. But a body can look at what nobody can follow, such as the time, and a change on another thread is
    /// heard of too late; where a body then shows something else, the renderer is told.
    func wake() {
        guard isResting else { return }
        let contents = restingContents
        restingContents = []
        // These bodies have run before, and nobody is to think that something has made them run again.
        let observer = bodyObserver
        bodyObserver = nil
        Evaluation.enter(self) {
            elementIndex.borrowNumbers {
                var isSame = true
                for content in contents where !restore(content) { isSame = false }
                return isSame
            }
        }
        bodyObserver = observer
        if !changes.isEmpty { scheduleFlush() }
        wakeHandler?()
    }

    /// - Returns: Whether the content has the same structure as before.
    private func restore(_ content: RestingContent) -> Bool {
        let node = content.node
        let child = mount(content.keeper, in: node, taking: content.states)
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
    /// The numbers of the elements that are in no other of the record.
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
    /// Whether this node itself would be the same if it were made anew.
    private final var isReplaceable: Bool {
        let marks: Flags = [.hasPreferences, .observesPreferences, .concealsContent, .showsError, .isDirty, .isRoot]
        guard flags.isDisjoint(with: marks), canBeMadeAgain else { return false }
        var isAwaitable = true
        forEachSource { if !$0.isEnvironment, !$0.canBeAwaited { isAwaitable = false } }
        return isAwaitable
    }

    /// Whether another node and all in it look the same and hold the same objects.
    fileprivate final func isSame(as other: ViewNode) -> Bool {
        guard type === other.type, holdsSameObjects(as: other) else { return false }
        if flags.contains(.hasElement) {
            let (a, b) = (unsafeDowncast(self, to: ElementNode.self), unsafeDowncast(other, to: ElementNode.self))
            guard a.element == b.element else { return false }
        }
        var (child, otherChild) = (firstChild, other.firstChild)
        while let a = child, let b = otherChild {
            guard a.isSame(as: b) else { return false }
            (child, otherChild) = (a.nextSibling, b.nextSibling)
        }
        return child == nil && otherChild == nil
    }

    /// Finds what is read by this node and those in it, besides the environment.
    fileprivate final func gatherSources(into sources: inout [ObjectIdentifier: DependencySource]) {
        forEachSource { if !$0.isEnvironment { sources[ObjectIdentifier($0)] = $0 } }
        forEachChild { $0.gatherSources(into: &sources) }
    }

    /// Finds the outermost nodes whose whole content can be made again.
    ///
    /// - Returns: How many nodes there are from this one on, if it and all in it can be made again; then it is not yet
    ///   decided which node keeps what they are made of.
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
            if size >= ViewGraph.leastContent, keepsContent {
                hosts.append(self)
                return nil
            }
        }
        for child in replaceable { child.appendHosts(to: &hosts) }
        return nil
    }

    /// Finds the outermost nodes in this one that can keep what their content was made of.
    private final func appendHosts(to hosts: inout [ViewNode]) {
        if keepsContent, contentSize >= ViewGraph.leastContent {
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

    /// Appends the elements from this node on, in document order.
    ///
    /// - Returns: How many there are.
    @discardableResult
    fileprivate final func appendElements(to builder: inout ElementRecord.Builder) -> Int {
        var size = 0
        if flags.contains(.hasElement) {
            let node = unsafeDowncast(self, to: ElementNode.self)
            var childCount = 0
            forEachChild { childCount += $0.outermostElementCount }
            builder.append(node.id, node.element, childCount: childCount)
            size = 1
        }
        forEachChild { size += $0.appendElements(to: &builder) }
        if flags.contains(.hasElement) { builder.endTree(size: size) }
        return size
    }

    /// Appends the nodes with an element from this one on, in document order, each with the number of those directly in it.
    ///
    /// - Returns: How many of them are outermost.
    @discardableResult
    fileprivate final func appendElements(to list: inout [(node: ElementNode, childCount: Int)]) -> Int {
        let index = list.count
        if flags.contains(.hasElement) { list.append((unsafeDowncast(self, to: ElementNode.self), 0)) }
        var count = 0
        forEachChild { count += $0.appendElements(to: &list) }
        guard flags.contains(.hasElement) else { return count }
        list[index].childCount = count
        return 1
    }
}
