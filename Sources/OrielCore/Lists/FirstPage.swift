/// The rows that a browser's first page leaves out because they are below its first screen.
///
/// The page is built and sent sooner. The other rows follow as soon as the browser has connected. The height of a
/// row is unknown, but high rows have more nodes: a card with texts, a photo and buttons has about 300, a line of text 4.
@MainActor
final class FirstPage: GraphExtension {
    /// The number of nodes of the page's tree after which lists mount no further rows.
    private static let mostNodes = 1500
    /// The number of rows that each list mounts before it looks how large they are.
    static let leastRows = 4

    private unowned let graph: ViewGraph
    private(set) var isBeingBuilt = false
    private var waiting: [ObjectIdentifier: LazyRowsNode] = [:]

    init(graph: ViewGraph) { self.graph = graph }

    /// The number of nodes that lists may still mount.
    var room: Int { max(0, Self.mostNodes - graph.nodeCount) }

    func begin() { isBeingBuilt = true }

    func end() {
        isBeingBuilt = false
        mountRows()
    }

    /// Mounts the rows that have been left out so far. Returns false if there are none.
    @discardableResult
    func mountRows() -> Bool {
        let containers = waiting.values
        waiting = [:]
        for container in containers { container.mountRest() }
        return !containers.isEmpty
    }

    func add(_ container: LazyRowsNode) { waiting[ObjectIdentifier(container)] = container }
    func remove(_ container: LazyRowsNode) { waiting[ObjectIdentifier(container)] = nil }
}

extension ViewGraph {
    /// The page is being built for a browser that has not connected.
    ///
    /// - Parameter leavesOutRows: Whether lists leave out the rows below the first screen.
    package func beginFirstPage(leavesOutRows: Bool = true) {
        changes.appearances.isBuildingPage = true
        if leavesOutRows { self[FirstPage.self].begin() }
    }

    /// A browser has connected: mounts the rows that were left out, and begins animations without end.
    package func endFirstPage() {
        changes.appearances.endPage(in: self)
        extensions.existing(FirstPage.self)?.end()
    }

    /// The page that is being built for a browser that has not connected yet.
    var firstPage: FirstPage? { extensions.existing(FirstPage.self).flatMap { $0.isBeingBuilt ? $0 : nil } }
}
