import SwiftUI

/// A leaf, with its tip at the upper right.
public struct Leaf: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: rect.point(0, 1))
        path.addQuadCurve(to: rect.point(1, 0), control: rect.point(0, 0))
        path.addQuadCurve(to: rect.point(0, 1), control: rect.point(1, 1))
        path.closeSubpath()
        return path
    }
}
