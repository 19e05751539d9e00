import SwiftUI

/// A round button style that looks raised, and inset while pressed or on.
public struct SoftButtonStyle: ButtonStyle {
    private let isSunk: Bool
    private let diameter: CGFloat
    @Environment(\.theme) private var theme

    public init(isSunk: Bool = false, diameter: CGFloat = 46) {
        self.isSunk = isSunk
        self.diameter = diameter
    }

    public func makeBody(configuration: Configuration) -> some View {
        let isDown = configuration.isPressed || isSunk
        configuration.label
            .frame(width: diameter, height: diameter)
            .background(SoftFace.style(isDown: isDown, theme), in: .capsule)
            .scaleEffect(configuration.isPressed ? 0.92 : 1)
            .animation(.pop, value: configuration.isPressed)
    }
}

extension ButtonStyle where Self == SoftButtonStyle {
    /// A round button that looks raised.
    ///
    /// - Parameter isSunk: Whether the button looks pressed, for example as a toggle that is on.
    public static func soft(isSunk: Bool = false, diameter: CGFloat = 46) -> SoftButtonStyle {
        SoftButtonStyle(isSunk: isSunk, diameter: diameter)
    }
}

/// The background of a soft button: raised with light from the upper left, or inset with shade there.
enum SoftFace {
    /// Both looks have the same shadows, some of them clear, so that one turns into the other.
    static func style(isDown: Bool, _ theme: Theme) -> some ShapeStyle {
        let (shade, glow) = (theme.shade, theme.glow)
        return theme.softFace
            .shadow(.inner(color: isDown ? shade : .clear, radius: 3, x: 4, y: 4))
            .shadow(.inner(color: isDown ? glow : .clear, radius: 3, x: -4, y: -4))
            .shadow(.drop(color: isDown ? .clear : shade.opacity(0.75), radius: 5, x: 4, y: 4))
            .shadow(.drop(color: isDown ? .clear : glow, radius: 4, x: -3, y: -3))
    }
}

#Preview("Soft button, raised and sunk", traits: .sizeThatFitsLayout) {
    HStack(spacing: Spacing.l) {
        ForEach([false, true], id: \.self) { isSunk in
            Button(action: {}) { Image(systemName: "play.fill") }
                .buttonStyle(.soft(isSunk: isSunk))
        }
    }
    .padding(Spacing.l)
    .background(Palette.softFace)
}

#Preview("Soft button, large in dark mode", traits: .sizeThatFitsLayout) {
    HStack(spacing: Spacing.l) {
        ForEach([false, true], id: \.self) { isSunk in
            Button(action: {}) { Image(systemName: "play.fill") }
                .buttonStyle(.soft(isSunk: isSunk, diameter: 80))
        }
    }
    .padding(Spacing.l)
    .background(Palette.softFace)
    .preferredColorScheme(.dark)
}
