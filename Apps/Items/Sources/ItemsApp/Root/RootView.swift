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
            stack(.items) { ItemsScreen(viewModel: items) }
                .tabItem { Label("Catalogue", systemImage: "square.grid.2x2") }
                .tag(ItemsTab.items)
            stack(.categories) { CategoriesScreen() }
                .tabItem { Label("Categories", systemImage: "folder") }
                .tag(ItemsTab.categories)
            stack(.collection) { CollectionScreen() }
                .tabItem { Label("Collection", systemImage: "star") }
                .tag(ItemsTab.collection)
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

    private func stack(_ tab: ItemsTab, @ViewBuilder root: () -> some View) -> some View {
        NavigationStack(path: router.path(of: tab)) {
            root()
                .navigationDestination(for: ItemsRoute.self) { route in
                    switch route {
                    case .item(let id): ItemScreen(id: id)
                    case .category(let id): CategoryScreen(id: id)
                    }
                }
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
