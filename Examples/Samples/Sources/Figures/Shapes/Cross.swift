import SwiftUI

/// A plus.
public struct Cross: Shape {
    public var thickness: CGFloat

    public init(thickness: CGFloat = 0.34) {
        self.thickness = thickness
    }

    public var animatableData: CGFloat {
        get { thickness }
        set { thickness = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        let arm = (1 - thickness) / 2
        let rect = rect.square
        return Path(corners: [
            rect.point(arm, 0), rect.point(1 - arm, 0), rect.point(1 - arm, arm), rect.point(1, arm),
            rect.point(1, 1 - arm), rect.point(1 - arm, 1 - arm), rect.point(1 - arm, 1), rect.point(arm, 1),
            rect.point(arm, 1 - arm), rect.point(0, 1 - arm), rect.point(0, arm), rect.point(arm, arm),
        ])
    }
}
