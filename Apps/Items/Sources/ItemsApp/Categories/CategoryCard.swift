import DesignKit
import ItemsCatalogue
import SwiftUI

/// A category with its first picture and the number of its items.
struct CategoryCard: View {
    let group: ItemGroup
    let emoji: String
    let count: Int

    @Environment(\.itemLanguage) private var language

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            ItemPicture(emoji: emoji, size: 40)
            Text(verbatim: group.name(in: language))
                .font(.cardName)
                .foregroundStyle(Palette.text)
                .lineLimit(2, reservesSpace: true)
            Text("\(count) items")
                .font(.cardNote)
                .foregroundStyle(Palette.secondaryText)
        }
        .multilineTextAlignment(.leading)
        .padding(Spacing.m)
        .frame(maxWidth: .infinity, minHeight: 150, alignment: .topLeading)
        .card()
    }
}

#Preview("Category, light") {
    CategoryCard(group: Catalogue.sample.groups[0], emoji: "😀", count: 162)
}

#Preview("Category, dark") {
    CategoryCard(group: Catalogue.sample.groups[1], emoji: "👋", count: 361)
        .preferredColorScheme(.dark)
}
