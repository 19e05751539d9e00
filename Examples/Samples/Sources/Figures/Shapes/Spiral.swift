import SwiftUI

/// A spiral from the centre.
public struct Spiral: Shape {
    public var turns: Int

    public init(turns: Int = 3) {
        self.turns = turns
    }

    public func path(in rect: CGRect) -> Path {
        Path(samples: 40 * max(1, turns)) { share in
            CGPoint(
                center: rect.center,
                angle: .degrees(360 * Double(share) * Double(max(1, turns))),
                radius: rect.radius * share
            )
        }
    }
}
