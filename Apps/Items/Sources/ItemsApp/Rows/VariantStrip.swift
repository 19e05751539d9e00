import DesignKit
import ItemsCatalogue
import SwiftUI

/// A horizontal strip with an item's picture and its variants, of which one is selected.
struct VariantStrip: View {
    let item: Item
    /// Nil for the item's own picture.
    @Binding var selection: ItemVariant?

    var body: some View {
        ScrollView(.horizontal) {
            HStack(spacing: Spacing.xxs) {
                button(nil, emoji: item.emoji, label: Text("No skin tone"))
                ForEach(item.variants) { variant in
                    button(variant, emoji: variant.emoji, label: variant.tones.text)
                }
            }
        }
        .scrollIndicators(.hidden)
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text("Variants"))
    }

    private func button(_ variant: ItemVariant?, emoji: String, label: Text) -> some View {
        Button {
            selection = variant
        } label: {
            ItemPicture(emoji: emoji, size: 24)
                .frame(width: 44, height: 44)
                .background(
                    selection == variant ? AnyShapeStyle(Palette.well) : AnyShapeStyle(.clear),
                    in: .rect(cornerRadius: CornerRadius.small)
                )
                .overlay {
                    if selection == variant {
                        RoundedRectangle(cornerRadius: CornerRadius.small)
                            .strokeBorder(Palette.accent, lineWidth: 2)
                    }
                }
        }
        .buttonStyle(.plain)
        .accessibilityLabel(label)
        .accessibilityAddTraits(selection == variant ? [.isToggle, .isSelected] : .isToggle)
    }
}

#Preview("Variants, light") {
    @Previewable @State var variant: ItemVariant?
    VariantStrip(item: Catalogue.sample.items[2], selection: $variant)
}

#Preview("Variants, dark") {
    @Previewable @State var variant: ItemVariant?
    VariantStrip(item: Catalogue.sample.items[3], selection: $variant)
        .preferredColorScheme(.dark)
}
