import DesignKit
import ItemsCatalogue
import SwiftUI

/// The screen with all items, a search field, and two buttons in the bar: the size of the rows, and their order.
struct ItemsScreen: View {
    @ObservedObject var viewModel: ItemsViewModel
    @AppStorage(StorageKey.rowStyle) private var style = RowStyle.large

    var body: some View {
        CatalogueView { _ in
            VStack(spacing: 0) {
                SearchField(text: searchText, prompt: Text("Name or keyword"))
                    .padding(.horizontal, Spacing.s)
                    .padding(.vertical, Spacing.xs)
                    .column()
                content
            }
        }
        .environment(\.rowStyle, style)
        .navigationTitle(Text("Catalogue"))
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
            ToolbarItemGroup(placement: .topBarTrailing) {
                RowStyleButton(style: $style)
                sortButton
            }
        }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.content {
        case .items(let items):
            ScrollView { ItemRows(items: items) }
        case .nothingFound(let text):
            EmptyStateView(
                symbol: "magnifyingglass",
                title: Text("Nothing found for “\(text)”"),
                message: Text("Try another word, in English or in Chinese.")
            )
            .frame(maxHeight: .infinity)
        }
    }

    private var searchText: Binding<String> {
        Binding {
            viewModel.searchText
        } set: {
            viewModel.searchTextChanged(to: $0)
        }
    }

    private var sortButton: some View {
        let current = viewModel.order?.text ?? Text("Unicode order")
        return SortButton(
            ItemSort.allCases,
            selection: viewModel.order?.sort,
            title: Text("Sort items"),
            message: Text("Now: \(current)"),
            value: current
        ) { sort in
            sort.text
        } choose: { sort in
            if let sort { viewModel.sortTapped(sort) } else { viewModel.clearSortTapped() }
        }
    }
}

#Preview("Items, light") {
    NavigationStack { ItemsScreen(viewModel: .sample) }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
}

#Preview("Items, dark") {
    NavigationStack { ItemsScreen(viewModel: .sample) }
        .environmentObject(CatalogueModel(store: SampleCatalogue()))
        .preferredColorScheme(.dark)
}
