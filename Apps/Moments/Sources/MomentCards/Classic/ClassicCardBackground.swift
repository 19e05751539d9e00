import DesignKit
import SwiftUI

extension View {
    /// Adds a card behind the view, in the style of the environment.
    public func styledCard(radius: CGFloat) -> some View { modifier(StyledCard(radius: radius)) }

    /// Adds the shadow that avatars have on cards of the classic style.
    public func styledAvatar() -> some View { modifier(StyledAvatar()) }

    /// Adds a card of the classic style behind the view: blurred material with a wide shadow below.
    func classicCard() -> some View {
        background {
            RoundedRectangle(cornerRadius: CornerRadius.classic, style: .continuous)
                .fill(.regularMaterial.shadow(.drop(color: .black.opacity(0.15), radius: 20, y: 20)))
        }
    }
}

private struct StyledCard: ViewModifier {
    let radius: CGFloat
    @Environment(\.cardStyle) private var style

    func body(content: Content) -> some View {
        switch style {
        case .modern: content.card(radius: radius)
        case .classic: content.classicCard()
        }
    }
}

private struct StyledAvatar: ViewModifier {
    @Environment(\.cardStyle) private var style

    func body(content: Content) -> some View {
        content.shadow(color: .black.opacity(style == .classic ? 0.25 : 0), radius: 5, y: 3)
    }
}

#if DEBUG
#Preview("Styled card, modern", traits: .sizeThatFitsLayout) {
    Text(verbatim: "A card")
        .padding(Spacing.l)
        .styledCard(radius: CornerRadius.medium)
        .previewRow()
}

#Preview("Styled card, classic", traits: .sizeThatFitsLayout) {
    Text(verbatim: "A card")
        .padding(Spacing.l)
        .styledCard(radius: CornerRadius.medium)
        .padding(.bottom, Spacing.xl)
        .previewRow()
        .environment(\.cardStyle, .classic)
}

#Preview("Styled avatar, modern", traits: .sizeThatFitsLayout) {
    AvatarView(name: "Alan Turing", url: nil, size: .large)
        .styledAvatar()
        .previewRow()
}

#Preview("Styled avatar, classic", traits: .sizeThatFitsLayout) {
    AvatarView(name: "Alan Turing", url: nil, size: .large)
        .styledAvatar()
        .previewRow()
        .environment(\.cardStyle, .classic)
}
#endif
