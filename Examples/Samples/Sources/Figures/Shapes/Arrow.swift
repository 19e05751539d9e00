import SwiftUI

/// An arrow to the trailing side.
public struct Arrow: Shape {
    public var headLength: CGFloat

    public init(headLength: CGFloat = 0.4) {
        self.headLength = headLength
    }

    public var animatableData: CGFloat {
        get { headLength }
        set { headLength = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        let head = 1 - headLength
        return Path(corners: [
            rect.point(0, 0.35), rect.point(head, 0.35), rect.point(head, 0.1), rect.point(1, 0.5),
            rect.point(head, 0.9),
            rect.point(head, 0.65), rect.point(0, 0.65),
        ])
    }
}
