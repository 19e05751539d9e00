import DesignKit
import SwiftUI

/// A small button that changes a friendship.
struct FriendshipButton: View {
    private let title: Text
    private let label: Text
    private let isMain: Bool
    private let action: @MainActor () async -> Void

    /// - Parameters:
    ///   - label: The accessibility label, which names the person.
    ///   - isMain: Whether it is the primary action.
    init(_ title: Text, label: Text, isMain: Bool = false, action: @escaping @MainActor () async -> Void) {
        self.title = title
        self.label = label
        self.isMain = isMain
        self.action = action
    }

    var body: some View {
        Button {
            Task { await action() }
        } label: {
            title
        }
        .buttonStyle(FriendshipButtonStyle(isMain: isMain))
        .accessibilityLabel(label)
    }
}

/// A capsule, filled for the primary action.
struct FriendshipButtonStyle: ButtonStyle {
    let isMain: Bool
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        let isFilled = isMain && isEnabled
        configuration.label
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(isFilled ? Color.white : isEnabled ? Palette.accent : Palette.secondaryText)
            .padding(.horizontal, Spacing.m)
            .padding(.vertical, Spacing.xxs)
            .frame(minHeight: 36)
            .background(isFilled ? Palette.accentFill : Palette.well, in: .capsule)
            .opacity(configuration.isPressed ? 0.7 : 1)
            .animation(.pop, value: configuration.isPressed)
    }
}

#Preview("Friendship button, main", traits: .sizeThatFitsLayout) {
    FriendshipButton(Text(verbatim: "Accept"), label: Text(verbatim: "Accept Linus"), isMain: true) {}
        .padding()
}

#Preview("Friendship button, other", traits: .sizeThatFitsLayout) {
    FriendshipButton(Text(verbatim: "Decline"), label: Text(verbatim: "Decline Linus")) {}
        .padding()
}

#Preview("Friendship button style, main and disabled", traits: .sizeThatFitsLayout) {
    Button(action: {}) { Text(verbatim: "Accept") }
        .buttonStyle(FriendshipButtonStyle(isMain: true))
        .padding()
        .disabled(true)
}

#Preview("Friendship button style, other and disabled", traits: .sizeThatFitsLayout) {
    Button(action: {}) { Text(verbatim: "Decline") }
        .buttonStyle(FriendshipButtonStyle(isMain: false))
        .padding()
        .disabled(true)
}
