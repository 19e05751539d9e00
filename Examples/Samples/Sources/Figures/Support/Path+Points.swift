import SwiftUI

extension Path {
    /// The polygon with these corners.
    init(corners: [CGPoint]) {
        self.init()
        addLines(corners)
        closeSubpath()
    }

    /// A curve sampled from 0 to 1.
    init(samples: Int, point: (CGFloat) -> CGPoint) {
        self.init()
        addLines((0...samples).map { point(CGFloat($0) / CGFloat(samples)) })
    }
}
