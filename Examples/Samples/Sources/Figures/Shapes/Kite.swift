import SwiftUI

/// A kite.
public struct Kite: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        Path(corners: [rect.point(0.5, 0), rect.point(0.85, 0.35), rect.point(0.5, 1), rect.point(0.15, 0.35)])
    }
}
