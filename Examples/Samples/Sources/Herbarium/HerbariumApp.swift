import HerbariumKit
import SwiftUI

/// Pictures of plants, in the language of the reader. The views and their resources are in a package of their own.
@main
struct HerbariumApp: App {
    private let catalog = Result { try PlantCatalog() }

    var body: some Scene {
        WindowGroup {
            switch catalog {
            case .success(let catalog):
                CatalogView(catalog: catalog)
            case .failure(let error):
                ContentUnavailableView(
                    "No plants",
                    systemImage: "leaf",
                    description: Text(error.localizedDescription)
                )
            }
        }
    }
}
