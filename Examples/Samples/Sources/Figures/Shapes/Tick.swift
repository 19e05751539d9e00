import SwiftUI

/// A check mark as a line.
public struct Tick: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        Path { path in
            path.addLines([rect.point(0.1, 0.55), rect.point(0.4, 0.85), rect.point(0.9, 0.15)])
        }
    }
}
