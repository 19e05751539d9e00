import SwiftUI

/// A line up and down across the width.
public struct Zigzag: Shape {
    public var teeth: Int

    public init(teeth: Int = 5) {
        self.teeth = teeth
    }

    public func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines(
                (0...max(1, teeth) * 2).map { index in
                    rect.point(CGFloat(index) / CGFloat(max(1, teeth) * 2), index.isMultiple(of: 2) ? 1 : 0)
                }
            )
        }
    }
}
