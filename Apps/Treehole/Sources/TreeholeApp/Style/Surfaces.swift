import DesignKit
import SwiftUI

extension View {
    /// Puts the view on a card of the board.
    func panel() -> some View {
        padding(Spacing.m)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(Tone.card, in: .rect(cornerRadius: CornerRadius.medium))
            .overlay {
                RoundedRectangle(cornerRadius: CornerRadius.medium)
                    .strokeBorder(Tone.hairline, lineWidth: 1)
                    .allowsHitTesting(false)
            }
    }

    /// Puts the background of all pages behind the view.
    func ground() -> some View {
        background {
            LinearGradient(colors: [Tone.groundTop, Tone.groundBottom], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
                .accessibilityHidden(true)
        }
    }
}

/// A text field with an inset background.
struct ForestFieldStyle: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .padding(Spacing.s)
            .frame(minHeight: 48)
            .background(Tone.field, in: .rect(cornerRadius: CornerRadius.small))
            .overlay {
                RoundedRectangle(cornerRadius: CornerRadius.small)
                    .strokeBorder(Tone.hairline, lineWidth: 1)
                    .allowsHitTesting(false)
            }
    }
}

extension TextFieldStyle where Self == ForestFieldStyle {
    static var forest: ForestFieldStyle { ForestFieldStyle() }
}

/// The style of a page's main button.
struct ForestButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.action)
            .foregroundStyle(isEnabled ? Color.white : Tone.secondaryText)
            .padding(.horizontal, Spacing.l)
            .frame(maxWidth: .infinity, minHeight: 48)
            .background(isEnabled ? Tone.accentFill : Tone.well, in: .rect(cornerRadius: CornerRadius.small))
            .opacity(configuration.isPressed ? 0.8 : 1)
    }
}

/// The style of tags and small buttons: text on a tinted capsule.
struct ChipButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(Tone.accent)
            .padding(.horizontal, Spacing.s)
            .frame(minHeight: 32)
            .background(Tone.soft, in: .capsule)
            .opacity(configuration.isPressed ? 0.7 : 1)
    }
}

extension ButtonStyle where Self == ForestButtonStyle {
    static var forest: ForestButtonStyle { ForestButtonStyle() }
}

extension ButtonStyle where Self == ChipButtonStyle {
    static var chip: ChipButtonStyle { ChipButtonStyle() }
}
