internal import Dispatch
internal import OrielCore

/// The graphs that a change of data has rebuilt while nobody used their pages. Only a few of them stay in memory.
///
/// A change that many idle pages show rebuilds all of them at about the same time, and each would keep its memory until it has been idle
/// for a while. So if there are too many, the one that was rebuilt first releases its content again.
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
        while entries.count > limit {
            // Not at once: the change that is being made may be one of this graph, too.
            DispatchQueue.main.async { [first = entries.removeFirst()] in
                MainActor.assumeIsolated { first.graph?.releaseContentAgain() }
            }
        }
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
