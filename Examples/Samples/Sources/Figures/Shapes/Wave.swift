import SwiftUI

/// A sine wave across the width.
public struct Wave: Shape {
    public var waves: CGFloat
    public var phase: CGFloat

    public init(waves: CGFloat = 2, phase: CGFloat = 0) {
        self.waves = waves
        self.phase = phase
    }

    public var animatableData: CGFloat {
        get { phase }
        set { phase = newValue }
    }

    public func path(in rect: CGRect) -> Path {
        Path(samples: 80) { share in
            CGPoint(
                x: rect.minX + rect.width * share,
                y: rect.midY + sin(share * 2 * .pi * waves + phase) * rect.height / 2
            )
        }
    }
}
