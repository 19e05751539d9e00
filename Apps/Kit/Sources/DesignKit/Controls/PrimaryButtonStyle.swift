import SwiftUI

/// The style of a page's main button: full width, in the accent colour.
public struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.action)
            .foregroundStyle(isEnabled ? Color.white : theme.secondaryText)
            .padding(.horizontal, Spacing.l)
            .padding(.vertical, Spacing.xs)
            .frame(maxWidth: .infinity, minHeight: 50)
            .background(isEnabled ? theme.accentFill : theme.well, in: .rect(cornerRadius: CornerRadius.medium))
            .opacity(configuration.isPressed ? 0.85 : 1)
            .scaleEffect(configuration.isPressed ? 0.98 : 1)
            .animation(.pop, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    /// The style of a page's main button.
    public static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

/// The style of a small secondary button: text on a tinted capsule.
public struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.theme) private var theme

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(isEnabled ? theme.accent : theme.secondaryText)
            .padding(.horizontal, Spacing.m)
            .padding(.vertical, Spacing.xxs)
            .frame(minHeight: 36)
            .background(theme.pill, in: .capsule)
            .opacity(configuration.isPressed ? 0.7 : 1)
            .animation(.pop, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    /// The style of a small secondary button.
    public static var pill: PillButtonStyle { PillButtonStyle() }
}

#Preview("Primary button", traits: .sizeThatFitsLayout) {
    Button(action: {}) { Text(verbatim: "Sign in") }
        .buttonStyle(.primary)
        .padding()
}

#Preview("Primary button, disabled", traits: .sizeThatFitsLayout) {
    Button(action: {}) { Text(verbatim: "Sign in") }
        .buttonStyle(.primary)
        .padding()
        .disabled(true)
}

#Preview("Primary button, long text", traits: .sizeThatFitsLayout) {
    Button(action: {}) { Text(verbatim: "Create the account and show me what my friends have written") }
        .buttonStyle(.primary)
        .padding()
}

#Preview("Pill button", traits: .sizeThatFitsLayout) {
    Button(action: {}) { Text(verbatim: "Show more") }
        .buttonStyle(.pill)
        .padding()
}

#Preview("Pill button, disabled", traits: .sizeThatFitsLayout) {
    Button(action: {}) { Text(verbatim: "Show more") }
        .buttonStyle(.pill)
        .padding()
        .disabled(true)
}
