import SwiftUI

/// Rays around a centre.
public struct Burst: Shape {
    public var rays: Int

    public init(rays: Int = 12) {
        self.rays = rays
    }

    public func path(in rect: CGRect) -> Path {
        (0..<max(2, rays)).reduce(into: Path()) { path, index in
            let angle = Angle.degrees(360 / Double(max(2, rays)) * Double(index))
            path.move(to: CGPoint(center: rect.center, angle: angle, radius: rect.radius * 0.4))
            path.addLine(to: CGPoint(center: rect.center, angle: angle, radius: rect.radius))
        }
    }
}
