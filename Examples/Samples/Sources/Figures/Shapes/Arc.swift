import SwiftUI

/// A part of a circle as a line, clockwise from the top.
public struct Arc: Shape {
    public var share: CGFloat

    public init(share: CGFloat = 0.75) {
        self.share = share
    }

    public var animatableData: CGFloat {
        get { share }
        set { share = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        Path { path in
            path.addArc(
                center: rect.center,
                radius: rect.radius,
                startAngle: .degrees(-90),
                endAngle: .degrees(-90 + 360 * Double(share)),
                clockwise: false
            )
        }
    }
}
