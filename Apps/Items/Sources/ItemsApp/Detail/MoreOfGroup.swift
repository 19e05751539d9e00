import DesignKit
import ItemsCatalogue
import SwiftUI

/// Links to other items of a category, and to all of them.
struct MoreOfGroup: View {
    /// The number of linked items.
    static let limit = 12

    let items: [Item]
    let group: ItemGroup.ID

    @Environment(\.itemLanguage) private var language

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            Text("More of this category")
                .font(.sectionTitle)
                .foregroundStyle(Palette.text)
                .accessibilityAddTraits(.isHeader)
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 56), spacing: Spacing.xs)], spacing: Spacing.xs) {
                ForEach(items) { item in
                    NavigationLink(value: ItemsRoute.item(item.id)) {
                        ItemPicture(emoji: item.emoji, size: 32)
                            .frame(maxWidth: .infinity, minHeight: 56)
                            .background(Palette.well, in: .rect(cornerRadius: CornerRadius.small))
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(verbatim: item.name(in: language)))
                }
            }
            NavigationLink(value: ItemsRoute.category(group)) { Text("Show all") }
                .buttonStyle(.pill)
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, alignment: .leading)
        .card()
    }
}

#Preview("More, light") {
    NavigationStack { MoreOfGroup(items: Catalogue.sample.items, group: "people-body") }
}

#Preview("More, dark") {
    NavigationStack { MoreOfGroup(items: Catalogue.sample.items, group: "people-body") }
        .preferredColorScheme(.dark)
}
