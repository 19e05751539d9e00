import DesignKit
import ItemsCatalogue
import SwiftUI

/// A row with an item's picture and name, a star, and its variants; the choice of a variant changes the picture.
struct ItemRow: View {
    let item: Item
    let isStarred: Bool
    let starTapped: @MainActor () -> Void

    @State private var variant: ItemVariant?
    @Environment(\.rowStyle) private var style
    @Environment(\.itemLanguage) private var language

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            HStack(spacing: Spacing.s) {
                // Beside the star, not around it: a tap on the star opens nothing.
                NavigationLink(value: ItemsRoute.item(item.id)) { summary }
                    .buttonStyle(.plain)
                FavouriteButton(.star, isOn: isStarred, label: Text("Star \(name)"), action: starTapped)
            }
            if style == .large, !item.variants.isEmpty {
                VariantStrip(item: item, selection: $variant)
            }
        }
        .padding(.horizontal, Spacing.s)
        .padding(.vertical, style == .large ? Spacing.xs : Spacing.xxs)
        .background(Palette.card, in: .rect(cornerRadius: CornerRadius.medium))
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: name))
    }

    private var name: String { item.name(in: language) }

    private var summary: some View {
        HStack(spacing: Spacing.s) {
            ItemPicture(emoji: variant?.emoji ?? item.emoji, size: style == .large ? 40 : 28)
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                Text(verbatim: name)
                    .font(.cardName)
                    .foregroundStyle(Palette.text)
                    .lineLimit(style == .large ? 2 : 1)
                    .multilineTextAlignment(.leading)
                if style == .large { facts }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
        .contentShape(.rect)
    }

    private var facts: some View {
        HStack(spacing: Spacing.s) {
            Fact(symbol: "calendar", text: Text(verbatim: String(item.year)))
            if !item.variants.isEmpty {
                Fact(symbol: "paintpalette", text: Text("\(item.variants.count) variants"))
            }
        }
    }
}

#Preview("Row, light") {
    NavigationStack { ItemRow(item: Catalogue.sample.items[2], isStarred: true) {} }
}

#Preview("Row, dark") {
    NavigationStack { ItemRow(item: Catalogue.sample.items[4], isStarred: false) {} }
        .preferredColorScheme(.dark)
}
