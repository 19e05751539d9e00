internal import Dispatch
internal import OrielCore

/// The graphs that a change of data has rebuilt while nobody used their pages. Only a few of them stay in memory.
///
/// A change that many idle pages show rebuilds all of them at about the same time, and each would keep its memory until it has been idle
/// for a while. So if there are too many, those that were rebuilt first release their content again. More of them stay of those that
/// changes rebuild again and again, such as pages that show a clock: they would be rebuilt each time.
@MainActor
final class WokenGraphs {
    static let shared = WokenGraphs(limit: 1, limitOfFrequent: 8)

    private struct Entry {
        weak var graph: ViewGraph?
        let isFrequent: Bool
    }

    private let limit: Int
    private let limitOfFrequent: Int
    private var entries: [Entry] = []

    /// - Parameters:
    ///   - limit: The most graphs that stay in memory of those that are rarely rebuilt.
    ///   - limitOfFrequent: The most of the others.
    init(limit: Int, limitOfFrequent: Int) {
        self.limit = limit
        self.limitOfFrequent = limitOfFrequent
    }

    /// Notes that a change of data has rebuilt the content of a graph.
    ///
    /// - Parameter isFrequent: Whether this has happened several times lately.
    func add(_ graph: ViewGraph, isFrequent: Bool) {
        remove(graph)
        entries.append(Entry(graph: graph, isFrequent: isFrequent))
        guard entries.count > limit else { return }
        // Not at once: the change that is being made may be one of the first graph, too. Usually the end of a graph's
        // turn comes earlier than this block, which waits behind all that other changes have queued.
        DispatchQueue.main.async { MainActor.assumeIsolated { self.releaseFirst() } }
    }

    /// Releases the content of the graphs that were rebuilt first, until few enough are left.
    ///
    /// Must not be called while a change is made.
    func releaseFirst() {
        // Those that have ended, and those whose session has released them since.
        entries.removeAll { $0.graph?.isReleased ?? true }
        let excess = excess(limit, isFrequent: false) + excess(limitOfFrequent, isFrequent: true)
        // Before bodies run, which may rebuild other graphs.
        entries.removeAll { entry in excess.contains { $0 === entry.graph } }
        for graph in excess { graph.releaseContentAgain() }
    }

    private func excess(_ limit: Int, isFrequent: Bool) -> [ViewGraph] {
        let graphs = entries.filter { $0.isFrequent == isFrequent }.compactMap(\.graph)
        // A graph with pending work comes here again at the end of its turn.
        return Array(graphs.filter { !$0.hasPendingWork }.prefix(max(0, graphs.count - limit)))
    }

    /// Notes that a page is used, or has ended.
    func remove(_ graph: ViewGraph) { entries.removeAll { $0.graph == nil || $0.graph === graph } }
}

extension ViewGraph {
    fileprivate func releaseContentAgain() {
        guard !isReleased else { return }
        releaseContent()
        if isReleased { idle.releaseHandler?() }
    }
}
