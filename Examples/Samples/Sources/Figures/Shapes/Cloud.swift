import SwiftUI

/// A cloud.
public struct Cloud: Shape {
    public init() {}

    public func path(in rect: CGRect) -> Path {
        let puffs = [(0.28, 0.62, 0.26), (0.5, 0.42, 0.32), (0.74, 0.6, 0.24)]
        var path = Path(
            roundedRect: CGRect(
                origin: rect.point(0.1, 0.6),
                size: CGSize(width: rect.width * 0.82, height: rect.height * 0.28)
            ),
            cornerRadius: rect.height * 0.14
        )
        for (x, y, radius) in puffs {
            let radius = rect.radius * 2 * radius
            let center = rect.point(x, y)
            path.addEllipse(
                in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
            )
        }
        return path
    }
}
