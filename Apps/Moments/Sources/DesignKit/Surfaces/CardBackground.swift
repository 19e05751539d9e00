import SwiftUI

/// A rounded sheet of frosted glass behind what is on it.
public struct CardBackground: ViewModifier {
    private let radius: CGFloat

    public init(radius: CGFloat = CornerRadius.card) { self.radius = radius }

    public func body(content: Content) -> some View {
        content
            .background {
                ZStack {
                    // A shadow around the glass itself would keep it from seeing what lies behind.
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
    /// Puts the view on a card.
    public func card(radius: CGFloat = CornerRadius.card) -> some View {
        modifier(CardBackground(radius: radius))
    }
}

extension Palette {
    /// What cards throw on the ground.
    static let cardShadow = Color(light: 0x2A2459, dark: 0x000000).opacity(0.12)
}
