import SwiftUI

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }

    /// The radius of the largest circle inside.
    var radius: CGFloat { min(width, height) / 2 }

    /// The largest square in the middle.
    var square: CGRect { CGRect(x: midX - radius, y: midY - radius, width: 2 * radius, height: 2 * radius) }

    /// A point by its share of the width and of the height.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        CGPoint(x: minX + width * x, y: minY + height * y)
    }
}
