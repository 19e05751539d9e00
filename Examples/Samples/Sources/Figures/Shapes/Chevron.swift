import SwiftUI

/// An arrow without a shaft, to the trailing side.
public struct Chevron: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        Path(corners: [
            rect.point(0, 0), rect.point(0.6, 0), rect.point(1, 0.5), rect.point(0.6, 1), rect.point(0, 1),
            rect.point(0.4, 0.5),
        ])
    }
}
