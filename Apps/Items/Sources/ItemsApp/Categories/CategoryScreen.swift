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
                MissingPage.item
            }
        }
        .environment(\.rowStyle, style)
        .navigationTitle(group.map { Text(verbatim: $0.name(in: language)) } ?? MissingPage.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) { RowStyleButton(style: $style) }
        }
    }

    private var group: ItemGroup? { model.state.value?.group(id) }
}

extension MissingPage {
    /// The content of an address without an item or a category.
    static var item: MissingPage { MissingPage(message: Text("The catalogue has nothing at this address.")) }
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
    MissingPage.item
}

#Preview("Missing page, dark") {
    MissingPage.item
        .preferredColorScheme(.dark)
}
