import DesignKit
import SwiftUI

/// A row that a tap chooses, with a check mark while it is chosen.
public struct ChoiceRow<Content: View>: View {
    private let name: Text
    private let isChosen: Bool
    private let action: @MainActor () -> Void
    private let content: Content

    /// - Parameter name: What screen readers say.
    public init(
        _ name: Text,
        isChosen: Bool,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder content: () -> Content
    ) {
        self.name = name
        self.isChosen = isChosen
        self.action = action
        self.content = content()
    }

    public var body: some View {
        Button(action: action) {
            HStack(spacing: Spacing.s) {
                content
                    .frame(maxWidth: .infinity, alignment: .leading)
                Image(systemName: "checkmark")
                    .font(.system(size: 16, weight: .semibold))
                    .foregroundStyle(Palette.accent)
                    .opacity(isChosen ? 1 : 0)
                    .accessibilityHidden(true)
            }
            .multilineTextAlignment(.leading)
            .frame(minHeight: 44)
            .contentShape(.rect)
        }
        .buttonStyle(.plain)
        .accessibilityLabel(name)
        .accessibilityAddTraits(isChosen ? [.isToggle, .isSelected] : .isToggle)
    }
}

#Preview("Choice, chosen", traits: .sizeThatFitsLayout) {
    ChoiceRow(Text(verbatim: "Family"), isChosen: true) {
    } content: {
        Text(verbatim: "Family")
    }
    .padding()
}

#Preview("Choice, not chosen and long", traits: .sizeThatFitsLayout) {
    let name = "Everybody who was at the lake in the summer of 2019, and those who would have liked to come"
    ChoiceRow(Text(verbatim: name), isChosen: false) {
    } content: {
        Text(verbatim: name)
    }
    .padding()
}
