import SwiftUI

/// A round button style that looks raised, and inset while pressed or on.
public struct SoftButtonStyle: ButtonStyle {
    private let isSunk: Bool
    private let diameter: CGFloat

    public init(isSunk: Bool = false, diameter: CGFloat = 46) {
        self.isSunk = isSunk
        self.diameter = diameter
    }

    public func makeBody(configuration: Configuration) -> some View {
        let isDown = configuration.isPressed || isSunk
        configuration.label
            .frame(width: diameter, height: diameter)
            .background { SoftFace(isDown: isDown) }
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
struct SoftFace: View {
    let isDown: Bool

    var body: some View {
        if isDown {
            Circle()
                .fill(Palette.softFace)
                .overlay { rim(Palette.shade, moved: 3) }
                .overlay { rim(Palette.glow, moved: -3) }
                .clipShape(Circle())
        } else {
            Circle()
                .fill(Palette.softFace)
                .shadow(color: Palette.shade.opacity(0.75), radius: 5, x: 4, y: 4)
                .shadow(color: Palette.glow, radius: 4, x: -3, y: -3)
        }
    }

    /// Returns a blurred ring of which only the inner edge on one side is visible, the look of a hollow.
    private func rim(_ color: Color, moved distance: CGFloat) -> some View {
        Circle()
            .stroke(color, lineWidth: 5)
            .blur(radius: 3)
            .offset(x: distance, y: distance)
    }
}
