import DesignKit
import ItemsCatalogue
import SwiftUI

/// The screen with the starred items of this browser, and the progress in each category.
struct CollectionScreen: View {
    @AppStorage(StorageKey.starred) private var starred = StarredItems()

    var body: some View {
        CatalogueView { catalogue in
            let items = starred.items(among: catalogue.items)
            if items.isEmpty {
                EmptyStateView(
                    "No stars yet",
                    symbol: "star",
                    message: "Tap the star of an item to add it to your collection. This browser keeps it."
                )
                .frame(maxHeight: .infinity)
            } else {
                ScrollView {
                    VStack(alignment: .leading, spacing: Spacing.s) {
                        title(Text("Progress by category"))
                        ProgressRings(catalogue: catalogue, starred: items)
                            .padding(.horizontal, Spacing.s)
                        title(Text("\(items.count) of \(catalogue.items.count) items"))
                    }
                    .column()
                    ItemRows(items: items)
                        .padding(.top, Spacing.s)
                }
            }
        }
        .environment(\.rowStyle, .compact)
        .navigationTitle(Text("Collection"))
        .navigationBarTitleDisplayMode(.inline)
    }

    private func title(_ text: Text) -> some View {
        text
            .font(.sectionTitle)
            .foregroundStyle(Palette.text)
            .padding(.horizontal, Spacing.m)
            .padding(.top, Spacing.s)
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityAddTraits(.isHeader)
    }
}

#Preview("Collection, light") {
    NavigationStack { CollectionScreen() }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
}

#Preview("Collection, dark") {
    NavigationStack { CollectionScreen() }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
        .preferredColorScheme(.dark)
}
