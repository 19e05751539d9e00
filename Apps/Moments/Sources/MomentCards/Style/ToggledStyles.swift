import Combine
import DesignKit
import MomentsFoundations
import SwiftUI

/// The styles that toggles choose for the current person.
@MainActor
final class ToggledStyles: ObservableObject {
    @Published private(set) var cardStyle: CardStyle
    @Published private(set) var avatarShape: AvatarShape

    private var subscriptions: Set<AnyCancellable> = []

    init(_ toggles: any TogglesDataStoreType) {
        cardStyle = Self.cardStyle(toggles.isToggleOn(InternalToggle.isClassicStyleEnabled))
        avatarShape = Self.avatarShape(toggles.isToggleOn(InternalToggle.isRoundedAvatarEnabled))
        toggles.publisher(for: InternalToggle.isClassicStyleEnabled).dropFirst()
            .sink { [weak self] in self?.cardStyle = Self.cardStyle($0) }
            .store(in: &subscriptions)
        toggles.publisher(for: InternalToggle.isRoundedAvatarEnabled).dropFirst()
            .sink { [weak self] in self?.avatarShape = Self.avatarShape($0) }
            .store(in: &subscriptions)
    }

    private static func cardStyle(_ isClassic: Bool) -> CardStyle { isClassic ? .classic : .modern }
    private static func avatarShape(_ isRounded: Bool) -> AvatarShape { isRounded ? .circle : .square }
}

/// A modifier that sets the chosen styles, and changes them while its view is shown.
private struct ToggledStylesModifier: ViewModifier {
    @StateObject private var styles: ToggledStyles

    init(_ toggles: any TogglesDataStoreType) { _styles = StateObject(wrappedValue: ToggledStyles(toggles)) }

    func body(content: Content) -> some View {
        content
            .environment(\.cardStyle, styles.cardStyle)
            .environment(\.avatarShape, styles.avatarShape)
    }
}

extension View {
    /// Sets the styles of cards and avatars that toggles choose, and follows their changes.
    public func styles(of toggles: any TogglesDataStoreType) -> some View { modifier(ToggledStylesModifier(toggles)) }
}

#if DEBUG
#Preview("Toggled styles, modern", traits: .sizeThatFitsLayout) {
    AvatarView(name: "Alan Turing", url: nil, size: .large)
        .padding()
        .styledCard(radius: CornerRadius.medium)
        .styles(of: TogglesDataStore.preview(hasRoundAvatars: false))
        .previewRow()
}

#Preview("Toggled styles, classic", traits: .sizeThatFitsLayout) {
    AvatarView(name: "Alan Turing", url: nil, size: .large)
        .padding()
        .styledCard(radius: CornerRadius.medium)
        .styles(of: TogglesDataStore.preview(isClassic: true))
        .padding(.bottom, Spacing.xl)
        .previewRow()
}
#endif
