import SwiftUI

/// A star; its inner corners are at a share of the radius.
public struct Star: Shape {
    public var points: Int
    public var depth: CGFloat

    public init(points: Int = 5, depth: CGFloat = 0.45) {
        self.points = points
        self.depth = depth
    }

    public var animatableData: CGFloat {
        get { depth }
        set { depth = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        let count = max(2, points) * 2
        let corners = (0..<count).map { index in
            CGPoint(
                center: rect.center,
                angle: .degrees(360 / Double(count) * Double(index) - 90),
                radius: index.isMultiple(of: 2) ? rect.radius : rect.radius * depth
            )
        }
        return Path(corners: corners)
    }
}
