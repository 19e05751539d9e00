import SwiftUI

/// A slice between two shares of a circle, with a hole in the middle.
public struct Sector: Shape {
    public var from: CGFloat
    public var to: CGFloat
    public var hole: CGFloat

    public init(from: CGFloat, to: CGFloat, hole: CGFloat = 0) {
        self.from = from
        self.to = to
        self.hole = hole
    }

    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        get { AnimatablePair(from, to) }
        set { (from, to) = (newValue.first, newValue.second) }
    }

    public func path(in rect: CGRect) -> Path {
        let start = Angle.degrees(360 * Double(from) - 90)
        let end = Angle.degrees(360 * Double(to) - 90)
        var path = Path()
        path.addArc(center: rect.center, radius: rect.radius, startAngle: start, endAngle: end, clockwise: false)
        path.addArc(center: rect.center, radius: rect.radius * hole, startAngle: end, endAngle: start, clockwise: true)
        path.closeSubpath()
        return path
    }
}
