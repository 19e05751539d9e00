import SwiftUI

/// A rounded card of frosted glass behind the content.
public struct CardBackground: ViewModifier {
    private let radius: CGFloat

    public init(radius: CGFloat = CornerRadius.card) { self.radius = radius }

    public func body(content: Content) -> some View {
        content
            .background {
                ZStack {
                    // Draw the shadow on a separate shape: a shadow on the material would affect its background blur.
                    RoundedRectangle(cornerRadius: radius, style: .continuous)
                        .fill(Palette.card.opacity(0.55))
                        .shadow(color: Palette.cardShadow, radius: 12, y: 6)
                    RoundedRectangle(cornerRadius: radius, style: .continuous)
                        .fill(.regularMaterial)
                    RoundedRectangle(cornerRadius: radius, style: .continuous)
                        .fill(Palette.card.opacity(0.6))
                    RoundedRectangle(cornerRadius: radius, style: .continuous)
                        .strokeBorder(Palette.hairline, lineWidth: 1)
                }
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
