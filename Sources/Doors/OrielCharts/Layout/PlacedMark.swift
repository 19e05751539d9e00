import Foundation
import OrielCore

/// A mark at its place in the plot, in points from the plot's top left corner.
struct PlacedMark: Identifiable {
    enum Shape {
        case box(CGRect, radius: CGFloat, RoundedCornerStyle)
        case curve([CGPoint], InterpolationMethod)
        /// An area between the points above and those below.
        case area([CGPoint], [CGPoint], InterpolationMethod)
        case line(CGPoint, CGPoint)
        case symbol(MarkSymbol, center: CGPoint, size: CGSize)
        case sector(SectorShape)
    }

    /// Where a mark is in the content, with its place among those made of it.
    struct ID: Hashable {
        let path: [AnyHashable]
        let part: Int
    }

    let id: ID
    let shape: Shape
    let style: AnyShapeStyle
    let stroke: StrokeStyle
    let opacity: Double
    let mark: MarkStyle

    /// The rectangle around the mark, beside which annotations are.
    var frame: CGRect {
        switch shape {
        case .box(let rect, _, _): rect
        case .line(let start, let end): CGRect(from: start, to: end)
        case .symbol(_, let center, let size):
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        case .sector(let sector): CGRect(origin: sector.middle, size: .zero)
        case .curve(let points, _), .area(let points, _, _): CGRect(origin: points.last ?? .zero, size: .zero)
        }
    }
}

/// An annotation at its place in the plot.
struct PlacedAnnotation: Identifiable {
    let id: PlacedMark.ID
    let annotation: MarkAnnotation
    let target: CGRect
}
