import DesignKit
import ItemsCatalogue
import SwiftUI

/// The screen of an item: a large picture, the variants, all facts, and more items of its category.
struct ItemScreen: View {
    let id: Item.ID

    @EnvironmentObject private var model: CatalogueModel
    @AppStorage(StorageKey.starred) private var starred = StarredItems()
    @State private var variant: ItemVariant?
    @Environment(\.itemLanguage) private var language

    var body: some View {
        CatalogueView { catalogue in
            if let item = catalogue.item(id) {
                ScrollView { page(of: item, in: catalogue) }
            } else {
                MissingPage.item
            }
        }
        .navigationTitle(item.map { Text(verbatim: $0.name(in: language)) } ?? MissingPage.title)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            if let item {
                ToolbarItemGroup(placement: .topBarTrailing) {
                    starButton(item)
                    ShareLink(item: variant?.emoji ?? item.emoji) {
                        Label("Share", systemImage: "square.and.arrow.up")
                    }
                }
            }
        }
    }

    private var item: Item? { model.state.value?.item(id) }

    private func page(of item: Item, in catalogue: Catalogue) -> some View {
        VStack(spacing: Spacing.m) {
            ItemHeader(item: item, variant: $variant)
            ItemFacts(item: item, group: catalogue.group(item.group))
            MoreOfGroup(items: catalogue.neighbours(of: item, limit: MoreOfGroup.limit), group: item.group)
        }
        .padding(Spacing.s)
        .padding(.bottom, Spacing.xl)
        .column()
    }

    private func starButton(_ item: Item) -> some View {
        Button {
            withAnimation(.pop) { starred.toggle(item.id) }
        } label: {
            Image(systemName: starred[item.id] ? "star.fill" : "star")
        }
        .accessibilityLabel(Text("Star"))
        .accessibilityAddTraits(starred[item.id] ? [.isToggle, .isSelected] : .isToggle)
    }
}

#Preview("Item, light") {
    NavigationStack { ItemScreen(id: 2) }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
}

#Preview("Item, dark") {
    NavigationStack { ItemScreen(id: 4) }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
        .preferredColorScheme(.dark)
}
