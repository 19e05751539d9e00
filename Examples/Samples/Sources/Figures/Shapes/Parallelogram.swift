import SwiftUI

/// A parallelogram that leans to the trailing side.
public struct Parallelogram: Shape {
    public var slant: CGFloat

    public init(slant: CGFloat = 0.25) {
        self.slant = slant
    }

    public var animatableData: CGFloat {
        get { slant }
        set { slant = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        Path(corners: [rect.point(slant, 0), rect.point(1, 0), rect.point(1 - slant, 1), rect.point(0, 1)])
    }
}
