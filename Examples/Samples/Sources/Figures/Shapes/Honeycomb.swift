import SwiftUI

/// Cells in rows, every other row shifted by half a cell.
public struct Honeycomb: Shape {
    public var columns: Int

    public init(columns: Int = 4) {
        self.columns = columns
    }

    public func path(in rect: CGRect) -> Path {
        let radius = rect.width / (CGFloat(max(1, columns)) * 2) / cos(.pi / 6)
        let width = radius * cos(.pi / 6) * 2
        var path = Path()
        for row in 0..<Int(rect.height / (radius * 1.5)) {
            let shift = row.isMultiple(of: 2) ? 0 : width / 2
            for column in 0..<max(1, columns) - (row.isMultiple(of: 2) ? 0 : 1) {
                let center = CGPoint(
                    x: rect.minX + width * (CGFloat(column) + 0.5) + shift,
                    y: rect.minY + radius * (1 + 1.5 * CGFloat(row))
                )
                path.addPath(
                    Path(
                        corners: (0..<6).map {
                            CGPoint(center: center, angle: .degrees(60 * Double($0) + 30), radius: radius * 0.94)
                        }
                    )
                )
            }
        }
        return path
    }
}
