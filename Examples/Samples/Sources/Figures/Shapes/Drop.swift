import SwiftUI

/// A drop of water.
public struct Drop: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        let rect = rect.square
        path.move(to: rect.point(0.5, 0))
        path.addQuadCurve(to: rect.point(0.82, 0.62), control: rect.point(0.78, 0.36))
        path.addArc(
            center: rect.point(0.5, 0.66),
            radius: rect.width * 0.32,
            startAngle: .degrees(-7),
            endAngle: .degrees(187),
            clockwise: false
        )
        path.addQuadCurve(to: rect.point(0.5, 0), control: rect.point(0.22, 0.36))
        path.closeSubpath()
        return path
    }
}
