import SwiftUI

/// The moon, lit from the right.
public struct Crescent: Shape {
    public var phase: CGFloat

    public init(phase: CGFloat = 0.35) {
        self.phase = phase
    }

    public var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        let top = CGPoint(x: rect.midX, y: rect.square.minY)
        let bend = rect.radius * (1 - 2 * phase) * 4 / 3
        var path = Path()
        path.addArc(
            center: rect.center,
            radius: rect.radius,
            startAngle: .degrees(-90),
            endAngle: .degrees(90),
            clockwise: false
        )
        path.addCurve(
            to: top,
            control1: CGPoint(x: rect.midX + bend, y: rect.square.maxY),
            control2: CGPoint(x: rect.midX + bend, y: rect.square.minY)
        )
        path.closeSubpath()
        return path
    }
}
