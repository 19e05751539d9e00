import SwiftUI

/// Petals around the centre.
public struct Flower: Shape {
    public var petals: Int

    public init(petals: Int = 7) {
        self.petals = petals
    }

    public func path(in rect: CGRect) -> Path {
        (0..<max(2, petals)).reduce(into: Path()) { path, index in
            let petal = CGRect(x: 0, y: -rect.radius * 0.2, width: rect.radius, height: rect.radius * 0.4)
            let turn = CGAffineTransform(translationX: rect.midX, y: rect.midY)
                .rotated(by: 2 * .pi / CGFloat(max(2, petals)) * CGFloat(index))
            path.addPath(Path(ellipseIn: petal), transform: turn)
        }
    }
}
