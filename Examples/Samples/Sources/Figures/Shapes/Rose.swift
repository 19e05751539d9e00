import SwiftUI

/// A rose curve; an odd number has as many petals, an even one twice as many.
public struct Rose: Shape {
    public var petals: Int

    public init(petals: Int = 3) {
        self.petals = petals
    }

    public func path(in rect: CGRect) -> Path {
        Path(samples: 360) { share in
            let angle = Angle.radians(Double(share) * 2 * .pi)
            return CGPoint(
                center: rect.center,
                angle: angle,
                radius: rect.radius * cos(CGFloat(petals) * angle.radians)
            )
        }
    }
}
