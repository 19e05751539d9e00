import DesignKit
import ItemsCatalogue
import SwiftUI

/// An item's large picture, its name, and its variants.
struct ItemHeader: View {
    let item: Item
    @Binding var variant: ItemVariant?

    @Environment(\.itemLanguage) private var language

    var body: some View {
        VStack(spacing: Spacing.s) {
            ItemPicture(emoji: variant?.emoji ?? item.emoji, size: 120)
            Text(verbatim: item.name(in: language))
                .font(.pageTitle)
                .foregroundStyle(Palette.text)
                .multilineTextAlignment(.center)
                .accessibilityAddTraits(.isHeader)
            if !item.variants.isEmpty { VariantStrip(item: item, selection: $variant) }
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity)
        .card()
    }
}

#Preview("Header, light") {
    @Previewable @State var variant: ItemVariant?
    ItemHeader(item: Catalogue.sample.items[2], variant: $variant)
}

#Preview("Header, dark") {
    @Previewable @State var variant: ItemVariant?
    ItemHeader(item: Catalogue.sample.items[5], variant: $variant)
        .preferredColorScheme(.dark)
}
