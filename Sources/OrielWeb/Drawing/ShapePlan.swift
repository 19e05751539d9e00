package import Foundation
package import OrielCore

/// A plan for drawing an outline in a box of any size: a figure of CSS or SVG, its inset, trim, stroke and transforms.
package struct ShapePlan {
    package enum Figure {
        case rectangle(Corners)
        case circle
        case ellipse
        /// A path with its own view box, which is stretched to the box.
        case path(Path, CGSize)
        /// A path in points, relative to the box's corner.
        case fixedPath(Path)
    }

    /// The corners of a rectangle.
    package enum Corners: Equatable {
        case none
        case capsule
        case equal(width: Double, height: Double)
        case uneven(RectangleCornerRadii)
    }

    package var figure: Figure
    /// Whether the corners of a rectangle are continuous.
    package var isSmooth = false
    /// The distance of the figure from each edge of its box.
    package var inset = 0.0
    package var trim: (from: Double, to: Double)?
    package var stroke: StrokeStyle?
    /// The transforms of the whole figure, outermost first, in CSS for an element with its origin in the centre.
    package var transforms: [String] = []
    /// The size and position of the box, if it has a size of its own.
    package var box: (size: CGSize, anchor: UnitPoint)?

    package init(_ outline: ShapeOutline) {
        switch outline {
        case .rectangle, .container: self.init(figure: .rectangle(.none))
        case .circle: self.init(figure: .circle)
        case .ellipse: self.init(figure: .ellipse)
        case .capsule: self.init(figure: .rectangle(.capsule))
        case .roundedRectangle(let size, let style):
            self.init(figure: .rectangle(.equal(width: Double(size.width), height: Double(size.height))))
            isSmooth = style == .continuous
        case .unevenRoundedRectangle(let radii, let style):
            self.init(figure: .rectangle(.uneven(radii)))
            isSmooth = style == .continuous
        case .concentric(let radii):
            self.init(figure: .rectangle(.uneven(radii)))
            isSmooth = true
        case .path(let drawn): self.init(figure: .path(drawn.path, drawn.size))
        case .inset(let base, let amount):
            self.init(base)
            inset += Double(amount)
        case .offset(let base, let offset):
            self.init(base)
            transforms.insert("translate(\(px(Double(offset.width))),\(px(Double(offset.height))))", at: 0)
        case .rotated(let base, let angle, let anchor):
            self.init(base)
            transforms.insert("rotate(\(number(angle.degrees))deg)".around(anchor), at: 0)
        case .scaled(let base, let scale, let anchor):
            self.init(base)
            let factors = "\(number(Double(scale.width))),\(number(Double(scale.height)))"
            transforms.insert("scale(\(factors))".around(anchor), at: 0)
        case .transformed(let base, let transform):
            self.init(base)
            transforms.insert(transform.css.around(.topLeading), at: 0)
        case .trimmed(let base, let from, let to):
            self.init(base)
            trim = (min(max(Double(from), 0), 1), min(max(Double(to), 0), 1))
        case .stroked(let base, let style):
            self.init(base)
            stroke = style
        case .sized(.path(let drawn), _, _): self.init(figure: .fixedPath(drawn.path))
        case .sized(let base, let size, let anchor):
            self.init(base)
            box = (size, anchor)
        }
    }

    private init(figure: Figure) { self.figure = figure }
}

extension ShapePlan.Corners {
    /// Returns the `border-radius` of a rectangle inset by an amount; a negative amount enlarges it.
    package func css(inset: Double) -> String? {
        switch self {
        case .none: nil
        case .capsule: "9999px"
        case .equal(let width, let height):
            width == height ? px(max(width - inset, 0)) : "\(px(max(width - inset, 0)))/\(px(max(height - inset, 0)))"
        case .uneven(let radii):
            [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
                .map { px(max(Double($0) - inset, 0)) }
                .joined(separator: " ")
        }
    }

    /// Returns the `border-radius` of an enlarged rectangle. A corner without a radius remains square.
    func css(outset: Double) -> String? {
        switch self {
        case .none: nil
        case .capsule: "9999px"
        case .equal(let width, let height):
            width == height ? px(width + outset) : "\(px(width + outset))/\(px(height + outset))"
        case .uneven(let radii):
            [radii.topLeading, radii.topTrailing, radii.bottomTrailing, radii.bottomLeading]
                .map { px($0 > 0 ? Double($0) + outset : 0) }
                .joined(separator: " ")
        }
    }
}

extension String {
    /// Returns a transform around a point of the box, for an element with its origin in the centre.
    package func around(_ anchor: UnitPoint) -> String {
        if anchor == .center { return self }
        let (x, y) = ((Double(anchor.x) - 0.5) * 100, (Double(anchor.y) - 0.5) * 100)
        return "translate(\(number(x))%,\(number(y))%) \(self) translate(\(number(-x))%,\(number(-y))%)"
    }
}

extension CGAffineTransform {
    package var css: String {
        "matrix(\([a, b, c, d, tx, ty].map { number(Double($0)) }.joined(separator: ",")))"
    }
}
