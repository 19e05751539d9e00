import SwiftUI

/// Lightning.
public struct Bolt: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        Path(corners: [
            rect.point(0.6, 0), rect.point(0.15, 0.58), rect.point(0.45, 0.58), rect.point(0.4, 1),
            rect.point(0.85, 0.4),
            rect.point(0.55, 0.4),
        ])
    }
}
