import SwiftUI

/// A trapezoid, narrower at the top.
public struct Trapezoid: Shape {
    public var top: CGFloat

    public init(top: CGFloat = 0.6) {
        self.top = top
    }

    public var animatableData: CGFloat {
        get { top }
        set { top = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        let inset = (1 - top) / 2
        return Path(corners: [rect.point(inset, 0), rect.point(1 - inset, 0), rect.point(1, 1), rect.point(0, 1)])
    }
}
