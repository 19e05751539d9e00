import Synchronization

/// A cache of recently used documents, keyed by their text.
///
/// It has two generations. When the young generation is full, it replaces the old one and evicts every document that
/// was not requested in the meantime. The limit is in bytes, so clients that never repeat a document use little memory.
final class DocumentCache: Sendable {
    private struct Generations {
        var young: [String: PreparedDocument] = [:]
        var old: [String: PreparedDocument] = [:]
        var bytes = 0
    }

    private let generations = Mutex(Generations())
    private let capacity: Int

    /// - Parameter capacity: The size of one generation in bytes, as counted by `PreparedDocument.size`.
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
