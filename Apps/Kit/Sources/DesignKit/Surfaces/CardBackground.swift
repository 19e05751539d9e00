import SwiftUI

/// A rounded card of frosted glass behind the content.
public struct CardBackground: ViewModifier {
    private let radius: CGFloat
    @Environment(\.theme) private var theme

    public init(radius: CGFloat = CornerRadius.card) { self.radius = radius }

    public func body(content: Content) -> some View {
        content
            .background {
                RoundedRectangle(cornerRadius: radius, style: .continuous)
                    .fill(.regularMaterial.shadow(.drop(color: Palette.cardShadow, radius: 12, y: 6)))
                    .fill(theme.card.opacity(0.6))
                    .strokeBorder(theme.hairline, lineWidth: 1)
            }
    }
}

extension View {
    /// Adds a card behind the view.
    public func card(radius: CGFloat = CornerRadius.card) -> some View {
        modifier(CardBackground(radius: radius))
    }
}

extension Palette {
    /// The shadow of cards.
    static let cardShadow = Color(light: 0x2A2459, dark: 0x000000).opacity(0.12)
}

#Preview("Card, light", traits: .sizeThatFitsLayout) {
    Text(verbatim: "A card of frosted glass")
        .padding(Spacing.l)
        .card()
        .padding(Spacing.xl)
        .background { Ground() }
}

#Preview("Card, dark", traits: .sizeThatFitsLayout) {
    Text(verbatim: "A card of frosted glass")
        .padding(Spacing.l)
        .card()
        .padding(Spacing.xl)
        .background { Ground() }
        .preferredColorScheme(.dark)
}

#Preview("Card, small corners over blobs", traits: .sizeThatFitsLayout) {
    Text(verbatim: "A card of frosted glass")
        .padding(Spacing.l)
        .card(radius: CornerRadius.small)
        .padding(Spacing.xl)
        .background { BlobShape(.wide).fill(Palette.blobWarm) }
}
