import SwiftUI

/// The area below a line through shares of the height; it can change into another with as many.
struct AreaShape: Shape {
    var heights: [CGFloat]
    var isClosed = true

    func path(in rect: CGRect) -> Path {
        guard heights.count > 1 else { return Path() }
        let points = heights.indices.map { rect.point(CGFloat($0) / CGFloat(heights.count - 1), 1 - heights[$0]) }
        var path = Path()
        path.addLines(points)
        if isClosed {
            path.addLine(to: rect.point(1, 1))
            path.addLine(to: rect.point(0, 1))
            path.closeSubpath()
        }
        return path
    }
}
