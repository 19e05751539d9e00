import DesignKit
import ItemsCatalogue
import SwiftUI

/// The root view: three tabs, each with its stack of pages.
struct RootView: View {
    @StateObject private var catalogue: CatalogueModel
    @StateObject private var items: ItemsViewModel
    @StateObject private var router = ItemsRouter()
    @Environment(\.locale) private var locale

    init(store: any CatalogueStore) {
        let catalogue = CatalogueModel(store: store)
        _catalogue = StateObject(wrappedValue: catalogue)
        _items = StateObject(wrappedValue: ItemsViewModel(catalogue: catalogue.catalogue))
    }

    private var language: ItemLanguage { ItemLanguage(best: locale) }

    var body: some View {
        TabView(selection: $router.tab) {
            router.stack(.items, Text("Catalogue"), symbol: "square.grid.2x2") {
                ItemsScreen(viewModel: items)
            } page: {
                page(of: $0)
            }
            router.stack(.categories, Text("Categories"), symbol: "folder") {
                CategoriesScreen()
            } page: {
                page(of: $0)
            }
            router.stack(.collection, Text("Collection"), symbol: "star") {
                CollectionScreen()
            } page: {
                page(of: $0)
            }
        }
        .environmentObject(catalogue)
        // Texts are in English or Chinese, so dates and numbers are, too.
        .environment(\.locale, language == .chinese ? language.locale : locale)
        .environment(\.itemLanguage, language)
        .tint(Palette.accent)
        .onOpenURL { router.open($0) }
        .onChange(of: language, initial: true) { items.languageChanged(to: language) }
        .task { await catalogue.load() }
    }

    @ViewBuilder private func page(of route: ItemsRoute) -> some View {
        switch route {
        case .item(let id): ItemScreen(id: id)
        case .category(let id): CategoryScreen(id: id)
        }
    }
}

extension EnvironmentValues {
    /// The language of names and keywords.
    @Entry var itemLanguage = ItemLanguage.english
}

#Preview("App, light") {
    RootView(store: SampleCatalogue())
}

#Preview("App, dark") {
    RootView(store: SampleCatalogue())
        .preferredColorScheme(.dark)
}
