import SwiftUI

/// Between an ellipse (2) and a rectangle (infinity).
public struct Superellipse: Shape {
    public var exponent: CGFloat

    public init(exponent: CGFloat = 4) {
        self.exponent = exponent
    }

    public var animatableData: CGFloat {
        get { exponent }
        set { exponent = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        var path = Path(samples: 120) { share in
            let angle = share * 2 * .pi
            let x = pow(abs(cos(angle)), 2 / exponent) * (cos(angle) < 0 ? -1 : 1)
            let y = pow(abs(sin(angle)), 2 / exponent) * (sin(angle) < 0 ? -1 : 1)
            return rect.point((1 + x) / 2, (1 + y) / 2)
        }
        path.closeSubpath()
        return path
    }
}
