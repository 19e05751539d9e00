import SwiftUI

/// The pictures of all plants; a tap opens one.
public struct CatalogView: View {
    let catalog: PlantCatalog

    public init(catalog: PlantCatalog) {
        self.catalog = catalog
    }

    public var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 16)], spacing: 16) {
                    ForEach(catalog.plants) { plant in
                        NavigationLink(value: plant) {
                            VStack {
                                PlantPicture(plant)
                                    .accessibilityHidden(true)
                                plant.name
                                    .font(.headline)
                            }
                            .padding()
                            .background(.background.secondary, in: .rect(cornerRadius: 12))
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding()
                Text("catalog.count \(catalog.plants.count)", bundle: .module)
                    .font(.footnote)
            }
            .navigationTitle(Text("catalog.title", bundle: .module))
            .navigationDestination(for: Plant.self) { PlantView(plant: $0) }
        }
    }
}
