import SwiftUI

/// A heart.
public struct Heart: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let rect = rect.square
        var path = Path()
        path.move(to: rect.point(0.5, 0.95))
        path.addCurve(to: rect.point(0, 0.3), control1: rect.point(0.35, 0.75), control2: rect.point(0, 0.6))
        path.addCurve(to: rect.point(0.5, 0.2), control1: rect.point(0, -0.05), control2: rect.point(0.42, -0.02))
        path.addCurve(to: rect.point(1, 0.3), control1: rect.point(0.58, -0.02), control2: rect.point(1, -0.05))
        path.addCurve(to: rect.point(0.5, 0.95), control1: rect.point(1, 0.6), control2: rect.point(0.65, 0.75))
        path.closeSubpath()
        return path
    }
}
