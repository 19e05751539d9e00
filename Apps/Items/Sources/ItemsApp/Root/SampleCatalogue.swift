import Foundation
import ItemsCatalogue

/// A store with a few items, for previews and tests.
struct SampleCatalogue: CatalogueStore {
    /// Whether loading fails.
    var fails = false

    var loaded: Catalogue? { fails ? nil : .sample }

    func load() async throws -> Catalogue {
        if fails { throw CocoaError(.fileReadCorruptFile) }
        return .sample
    }
}
