import DesignKit
import ItemsCatalogue
import SwiftUI

/// The screen with all categories and the number of their items.
struct CategoriesScreen: View {
    var body: some View {
        CatalogueView { catalogue in
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 150), spacing: Spacing.s)], spacing: Spacing.s) {
                    ForEach(catalogue.groups) { group in
                        NavigationLink(value: ItemsRoute.category(group.id)) {
                            CategoryCard(
                                group: group,
                                emoji: catalogue.items(in: group.id).first?.emoji ?? "",
                                count: catalogue.count(in: group.id)
                            )
                        }
                        .buttonStyle(.plain)
                    }
                }
                .padding(Spacing.s)
                .column()
            }
        }
        .navigationTitle(Text("Categories"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

#Preview("Categories, light") {
    NavigationStack { CategoriesScreen() }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
}

#Preview("Categories, dark") {
    NavigationStack { CategoriesScreen() }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
        .preferredColorScheme(.dark)
}
