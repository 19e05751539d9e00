import SwiftUI

/// What two circles share.
public struct Lens: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let reach = rect.radius * 0.9
        var path = Path()
        path.move(to: CGPoint(x: rect.midX, y: rect.midY - reach))
        path.addQuadCurve(
            to: CGPoint(x: rect.midX, y: rect.midY + reach),
            control: CGPoint(x: rect.midX + reach, y: rect.midY)
        )
        path.addQuadCurve(
            to: CGPoint(x: rect.midX, y: rect.midY - reach),
            control: CGPoint(x: rect.midX - reach, y: rect.midY)
        )
        path.closeSubpath()
        return path
    }
}
