import Synchronization

/// The documents that were used lately, by their text.
///
/// Two generations: when the young one is full it becomes the old one, and what the old one held and nobody asked for
/// since is forgotten. Bounded by the memory that documents take, so that a client that never repeats itself costs little.
final class DocumentCache: Sendable {
    private struct Generations {
        var young: [String: PreparedDocument] = [:]
        var old: [String: PreparedDocument] = [:]
        var bytes = 0
    }

    private let generations = Mutex(Generations())
    private let capacity: Int

    /// - Parameter capacity: How many bytes a generation holds, as `PreparedDocument.size` counts them.
    init(capacity: Int) {
        self.capacity = capacity
    }

    subscript(query: String) -> PreparedDocument? {
        generations.withLock { generations in
            if let document = generations.young[query] { return document }
            guard let document = generations.old[query] else { return nil }
            insert(document, query, &generations)
            return document
        }
    }

    func insert(_ document: PreparedDocument, for query: String) {
        generations.withLock { insert(document, query, &$0) }
    }

    private func insert(_ document: PreparedDocument, _ query: String, _ generations: inout Generations) {
        let size = document.size
        guard size <= capacity / 4 else { return }
        if generations.bytes + size > capacity {
            generations.old = generations.young
            generations.young = [:]
            generations.bytes = 0
        }
        generations.young[query] = document
        generations.bytes += size
    }
}
