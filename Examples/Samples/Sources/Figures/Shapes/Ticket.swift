import SwiftUI

/// A ticket, with a notch on each side.
public struct Ticket: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let notch = rect.height * 0.15
        var path = Path()
        path.move(to: rect.point(0, 0))
        path.addLine(to: rect.point(1, 0))
        path.addArc(
            center: rect.point(1, 0.5),
            radius: notch,
            startAngle: .degrees(-90),
            endAngle: .degrees(90),
            clockwise: true
        )
        path.addLine(to: rect.point(1, 1))
        path.addLine(to: rect.point(0, 1))
        path.addArc(
            center: rect.point(0, 0.5),
            radius: notch,
            startAngle: .degrees(90),
            endAngle: .degrees(-90),
            clockwise: true
        )
        path.closeSubpath()
        return path
    }
}
