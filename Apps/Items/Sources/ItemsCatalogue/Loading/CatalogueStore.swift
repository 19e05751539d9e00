import Foundation
import Synchronization

/// A source of the catalogue.
public protocol CatalogueStore: Sendable {
    /// The catalogue if it has been loaded, so that a page can show it at once.
    var loaded: Catalogue? { get }

    /// Loads the catalogue.
    func load() async throws -> Catalogue
}

/// The catalogue in the resources of the app, decoded once for all pages of the process.
public final class BundledCatalogue: CatalogueStore {
    public static let shared = BundledCatalogue()

    private let state = Mutex<Catalogue?>(nil)

    private init() {}

    public var loaded: Catalogue? { state.withLock { $0 } }

    /// Reads and decodes the file, on a thread of the pool.
    ///
    /// - Throws: `CocoaError` if the file is missing, or `DecodingError`.
    public nonisolated func load() async throws -> Catalogue {
        if let loaded { return loaded }
        guard let file = Bundle.module.url(forResource: "Catalogue", withExtension: "json") else {
            throw CocoaError(.fileNoSuchFile)
        }
        let catalogue = try Catalogue(from: Data(contentsOf: file))
        state.withLock { $0 = catalogue }
        return catalogue
    }
}
