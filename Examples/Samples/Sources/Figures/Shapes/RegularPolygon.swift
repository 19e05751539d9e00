import SwiftUI

/// A polygon with equal sides, a corner at the top.
public struct RegularPolygon: Shape {
    public var sides: Int

    public init(sides: Int = 6) {
        self.sides = sides
    }

    public func path(in rect: CGRect) -> Path {
        let corners = (0..<max(3, sides)).map { index in
            CGPoint(
                center: rect.center,
                angle: .degrees(360 / Double(max(3, sides)) * Double(index) - 90),
                radius: rect.radius
            )
        }
        return Path(corners: corners)
    }
}
