internal import Dispatch
internal import OrielCore

/// The graphs that a change of data has rebuilt while nobody used their pages. Only a few of them stay in memory.
///
/// A change that many idle pages show rebuilds all of them at about the same time, and each would keep its memory until it has been idle
/// for a while. So if there are too many, those that were rebuilt first release their content again.
@MainActor
final class WokenGraphs {
    static let shared = WokenGraphs(limit: 8)

    private struct Entry {
        weak var graph: ViewGraph?
    }

    private let limit: Int
    private var entries: [Entry] = []

    /// - Parameter limit: The most graphs that stay in memory.
    init(limit: Int) { self.limit = limit }

    /// Notes that a change of data has rebuilt the content of a graph.
    func add(_ graph: ViewGraph) {
        remove(graph)
        entries.append(Entry(graph: graph))
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
        let excess = entries.count - limit
        guard excess > 0 else { return }
        // A graph with pending work comes here again at the end of its turn.
        let settled = entries.compactMap { $0.graph }.filter { !$0.hasPendingWork }.prefix(excess)
        // Before bodies run, which may rebuild other graphs.
        entries.removeAll { entry in settled.contains { $0 === entry.graph } }
        for graph in settled { graph.releaseContentAgain() }
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
