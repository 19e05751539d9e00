import SwiftUI

/// A wheel with teeth.
public struct Gear: Shape {
    public var teeth: Int

    public init(teeth: Int = 10) {
        self.teeth = teeth
    }

    public func path(in rect: CGRect) -> Path {
        let count = max(3, teeth)
        let step = 360 / Double(count)
        var corners: [CGPoint] = []
        for tooth in 0..<count {
            for (share, radius) in [(0.0, 0.78), (0.15, 1), (0.4, 1), (0.55, 0.78)] {
                let angle = Angle.degrees(step * (Double(tooth) + share))
                corners.append(CGPoint(center: rect.center, angle: angle, radius: rect.radius * radius))
            }
        }
        var path = Path(corners: corners)
        path.addEllipse(in: rect.square.insetBy(dx: rect.radius * 0.62, dy: rect.radius * 0.62))
        return path
    }
}
