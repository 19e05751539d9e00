import DesignKit
import ItemsCatalogue
import SwiftUI

/// The rows of items, for a scroll view; only those near the visible part are mounted.
struct ItemRows: View {
    let items: [Item]

    @AppStorage(StorageKey.starred) private var starred = StarredItems()
    @Environment(\.rowStyle) private var style

    var body: some View {
        LazyVStack(spacing: style == .large ? Spacing.xs : Spacing.xxs) {
            ForEach(items) { item in
                ItemRow(item: item, isStarred: starred[item.id]) { starred.toggle(item.id) }
            }
        }
        .padding(.horizontal, Spacing.s)
        .padding(.bottom, Spacing.xl)
        .column()
    }
}

#Preview("Rows, light") {
    NavigationStack { ScrollView { ItemRows(items: Catalogue.sample.items) } }
}

#Preview("Rows, dark") {
    NavigationStack { ScrollView { ItemRows(items: Catalogue.sample.items) } }
        .environment(\.rowStyle, .compact)
        .preferredColorScheme(.dark)
}
