import SwiftUI

/// A circle with a hole.
public struct Ring: InsettableShape {
    public var thickness: CGFloat
    private var inset: CGFloat = 0

    public init(thickness: CGFloat = 0.25) {
        self.thickness = thickness
    }

    public func path(in rect: CGRect) -> Path {
        let outer = rect.square.insetBy(dx: inset, dy: inset)
        let width = outer.radius * thickness
        return Path { path in
            path.addArc(
                center: outer.center,
                radius: outer.radius,
                startAngle: .zero,
                endAngle: .degrees(360),
                clockwise: false
            )
            path.closeSubpath()
            let inner = outer.radius - width
            path.move(to: CGPoint(x: outer.midX + inner, y: outer.midY))
            path.addArc(
                center: outer.center,
                radius: inner,
                startAngle: .degrees(360),
                endAngle: .zero,
                clockwise: true
            )
            path.closeSubpath()
        }
    }

    public func inset(by amount: CGFloat) -> Ring {
        var copy = self
        copy.inset += amount
        return copy
    }
}
