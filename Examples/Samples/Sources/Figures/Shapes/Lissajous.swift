import SwiftUI

/// The curve of two vibrations at right angles.
public struct Lissajous: Shape {
    public var horizontal: Int
    public var vertical: Int
    public var phase: CGFloat

    public init(horizontal: Int = 3, vertical: Int = 2, phase: CGFloat = 1.57) {
        self.horizontal = horizontal
        self.vertical = vertical
        self.phase = phase
    }

    public var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        Path(samples: 240) { share in
            let angle = share * 2 * .pi
            return rect.point(
                (1 + sin(angle * CGFloat(horizontal) + phase)) / 2,
                (1 + sin(angle * CGFloat(vertical))) / 2
            )
        }
    }
}
