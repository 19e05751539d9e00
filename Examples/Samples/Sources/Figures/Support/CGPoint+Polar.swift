import SwiftUI

extension CGPoint {
    /// A point at an angle and a distance; 0 degrees is to the right, and angles grow clockwise.
    init(center: CGPoint, angle: Angle, radius: CGFloat) {
        self.init(
            x: center.x + cos(angle.radians) * radius,
            y: center.y + sin(angle.radians) * radius
        )
    }
}
