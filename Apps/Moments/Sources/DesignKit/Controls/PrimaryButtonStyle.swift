import SwiftUI

/// The one button of a page that leads on: wide, in the colour of the app.
public struct PrimaryButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.action)
            .foregroundStyle(isEnabled ? Color.white : Palette.secondaryText)
            .padding(.horizontal, Spacing.l)
            .frame(maxWidth: .infinity, minHeight: 50)
            .background(isEnabled ? Palette.accentFill : Palette.well, in: .rect(cornerRadius: CornerRadius.medium))
            .opacity(configuration.isPressed ? 0.85 : 1)
            .scaleEffect(configuration.isPressed ? 0.98 : 1)
            .animation(.pop, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PrimaryButtonStyle {
    /// The one button of a page that leads on.
    public static var primary: PrimaryButtonStyle { PrimaryButtonStyle() }
}

/// A small button beside others: words on a tinted capsule.
public struct PillButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(isEnabled ? Palette.accent : Palette.secondaryText)
            .padding(.horizontal, Spacing.m)
            .frame(minHeight: 36)
            .background(Palette.well, in: .capsule)
            .opacity(configuration.isPressed ? 0.7 : 1)
            .animation(.pop, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == PillButtonStyle {
    /// A small button beside others.
    public static var pill: PillButtonStyle { PillButtonStyle() }
}
