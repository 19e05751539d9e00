import SwiftUI

/// A round button that seems to rise from its ground, and to sink into it while it is held down or on.
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
    /// A round button that seems to rise from its ground.
    ///
    /// - Parameter isSunk: Whether it stays down, as a toggle does that is on.
    public static func soft(isSunk: Bool = false, diameter: CGFloat = 46) -> SoftButtonStyle {
        SoftButtonStyle(isSunk: isSunk, diameter: diameter)
    }
}

/// The ground of a soft button: lit from the upper left where it rises, shaded there where it is sunk.
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

    /// A blurred ring whose inner edge is seen on one side only: what a hollow looks like.
    private func rim(_ color: Color, moved distance: CGFloat) -> some View {
        Circle()
            .stroke(color, lineWidth: 5)
            .blur(radius: 3)
            .offset(x: distance, y: distance)
    }
}
