/// A source of data that views read and that notifies them of changes: a state, an environment value, an object.
@MainActor
class DependencySource {
    /// The readers, newest first.
    @exclusivity(unchecked) fileprivate var readers: Dependency?

    nonisolated init() {}

    /// Any one reader, used to reach a graph.
    final var anyReader: ViewNode? { readers?.node }

    /// Records that the node being evaluated, if there is one, depends on this source.
    @inline(__always)
    final func noteRead() {
        if let node = Evaluation.node { node.depend(on: self) }
    }

    /// Marks all readers dirty.
    ///
    /// - Parameter transaction: The transaction of the change; nil stands for the ambient one.
    final func invalidateReaders(_ transaction: Transaction? = nil) {
        if let graph = readers?.node.graph, graph.isReleased { graph.rebuildContent(for: self) }
        var reader = readers
        while let current = reader {
            current.node.graph.invalidate(current.node, transaction: transaction, source: self)
            reader = current.nextReader
        }
    }

    /// Marks the readers that are on screen dirty.
    final func invalidateVisibleReaders() {
        guard hasVisibleReader else { return }
        // Rebuilt readers register again.
        if let graph = readers?.node.graph, graph.isReleased { graph.rebuildContent(for: self) }
        var reader = readers
        while let current = reader {
            if !current.node.isConcealed { current.node.graph.invalidate(current.node, source: self) }
            reader = current.nextReader
        }
    }

    private var hasVisibleReader: Bool {
        var reader = readers
        while let current = reader {
            if !current.node.isConcealed { return true }
            reader = current.nextReader
        }
        return false
    }

    /// Whether this changes only during a flush, and only while no content of the graph is released.
    var isEnvironment: Bool { false }

    /// Whether this stands for the `@Observable` properties that a node has read.
    var isObservation: Bool { false }

    /// Whether readers can be released until the source announces a change; see `ViewGraph.releaseContent()`.
    var announcesChanges: Bool { false }

    /// Whether this changes only while an event is handled, when no content is released, and has its value again when
    /// content is rebuilt. Released content does not keep it.
    var changesOnlyInEvents: Bool { false }

    /// Called when the last reader has left.
    func lastReaderDidLeave() {}
}

/// A record that one node reads one source: an edge in two lists, removed from each in constant time.
@MainActor
final class Dependency {
    unowned(unsafe) fileprivate let node: ViewNode
    let source: DependencySource
    /// The evaluation in which the node last read the source. The node's next evaluation drops older edges.
    fileprivate var epoch: UInt64
    /// The number of properties of the node that hold the edge regardless of what the body reads; two may observe the
    /// same object.
    fileprivate var holds = 0
    fileprivate(set) var nextOfNode: Dependency?
    fileprivate var nextReader: Dependency?
    unowned(unsafe) fileprivate var previousReader: Dependency?

    fileprivate init(node: ViewNode, source: DependencySource, epoch: UInt64) {
        self.node = node
        self.source = source
        self.epoch = epoch
        nextReader = source.readers
        previousReader = nil
        source.readers?.previousReader = self
        source.readers = self
    }

    fileprivate func leaveSource() {
        let next = nextReader
        if let previousReader {
            previousReader.nextReader = next
        } else {
            source.readers = next
        }
        next?.previousReader = previousReader
        nextReader = nil
        previousReader = nil
        if source.readers == nil { source.lastReaderDidLeave() }
    }
}

extension ViewNode {
    /// Makes this node a reader of a source until an evaluation ends without reading it.
    final func depend(on source: DependencySource) { edge(to: source).epoch = graph.epoch }

    /// Makes this node a reader of a source until `release(_:)`.
    final func hold(_ source: DependencySource) { edge(to: source).holds += 1 }

    final func release(_ source: DependencySource) {
        guard let edge = existingEdge(to: source) else { return }
        edge.holds -= 1
        if edge.holds == 0 { dropDependencies { $0 === edge } }
    }

    /// Drops the edges that the evaluation just completed did not renew.
    @inline(__always)
    final func dropStaleDependencies() {
        guard dependencies != nil else { return }
        let epoch = graph.epoch
        dropDependencies { $0.epoch < epoch && $0.holds == 0 }
    }

    final func dropDependencies() {
        if dependencies != nil { dropDependencies { _ in true } }
    }

    /// Returns whether this node already reads a source, or reads more than `limit` sources.
    final func depends(on source: DependencySource, orOnMoreThan limit: Int) -> Bool {
        var count = 0
        var edge = dependencies
        while let current = edge {
            count += 1
            if current.source === source || count > limit { return true }
            edge = current.nextOfNode
        }
        return false
    }

    /// Calls `body` for each source the node reads.
    final func forEachSource(_ body: (DependencySource) -> Void) {
        var edge = dependencies
        while let current = edge {
            body(current.source)
            edge = current.nextOfNode
        }
    }

    private func existingEdge(to source: DependencySource) -> Dependency? {
        var edge = dependencies
        while let current = edge {
            if current.source === source { return current }
            edge = current.nextOfNode
        }
        return nil
    }

    private func edge(to source: DependencySource) -> Dependency {
        if let edge = existingEdge(to: source) { return edge }
        let new = Dependency(node: self, source: source, epoch: graph.epoch)
        new.nextOfNode = dependencies
        dependencies = new
        return new
    }

    private func dropDependencies(where isObsolete: (Dependency) -> Bool) {
        var kept: Dependency?
        var edge = dependencies
        dependencies = nil
        while let current = edge {
            edge = current.nextOfNode
            current.nextOfNode = nil
            if isObsolete(current) {
                current.leaveSource()
            } else {
                if let kept { kept.nextOfNode = current } else { dependencies = current }
                kept = current
            }
        }
    }
}
