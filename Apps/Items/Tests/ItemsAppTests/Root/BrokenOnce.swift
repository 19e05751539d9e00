import Foundation
import ItemsCatalogue
import Synchronization

/// A store that fails the first time.
final class BrokenOnce: CatalogueStore {
    private let hasFailed = Mutex(false)

    var loaded: Catalogue? { nil }

    func load() async throws -> Catalogue {
        let isFirst = hasFailed.withLock { hasFailed in
            defer { hasFailed = true }
            return !hasFailed
        }
        if isFirst { throw CocoaError(.fileReadCorruptFile) }
        return .sample
    }
}

/// `Thread.isMainThread` is not available in asynchronous code.
func isOnMainThread() -> Bool { Thread.isMainThread }
