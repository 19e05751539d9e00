import DesignKit
import ItemsCatalogue
import SwiftUI

/// The screen with the items of a category.
struct CategoryScreen: View {
    let id: ItemGroup.ID

    @EnvironmentObject private var model: CatalogueModel
    @AppStorage(StorageKey.rowStyle) private var style = RowStyle.large
    @Environment(\.itemLanguage) private var language

    var body: some View {
        CatalogueView { catalogue in
            if catalogue.count(in: id) > 0 {
                ScrollView { ItemRows(items: catalogue.items(in: id)).padding(.top, Spacing.xs) }
            } else {
                MissingPage()
            }
        }
        .environment(\.rowStyle, style)
        .navigationTitle(group.map { Text(verbatim: $0.name(in: language)) } ?? Text("Page not found"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { RowStyleButton(style: $style) }
        }
    }

    private var group: ItemGroup? { model.state.value?.group(id) }
}

/// The content of an address without an item or a category.
struct MissingPage: View {
    var body: some View {
        EmptyStateView(
            symbol: "questionmark",
            title: Text("Page not found"),
            message: Text("The catalogue has nothing at this address.")
        )
        .frame(maxHeight: .infinity)
    }
}

#Preview("Items of a category, light") {
    NavigationStack { CategoryScreen(id: "people-body") }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
}

#Preview("Items of a category, dark") {
    NavigationStack { CategoryScreen(id: "animals-nature") }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
        .preferredColorScheme(.dark)
}

#Preview("Missing page, light") {
    MissingPage()
}

#Preview("Missing page, dark") {
    MissingPage()
        .preferredColorScheme(.dark)
}
