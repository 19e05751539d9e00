package import Foundation

/// A shape in the form that renderers use. Simple shapes are named, so that they can be drawn in a box of any size.
package indirect enum ShapeOutline: Hashable, Sendable {
    case rectangle
    /// The largest circle in its box, at the center.
    case circle
    case ellipse
    case capsule(RoundedCornerStyle)
    case roundedRectangle(CGSize, RoundedCornerStyle)
    case unevenRoundedRectangle(RectangleCornerRadii, RoundedCornerStyle)
    /// A rectangle whose radii depend on its place.
    case concentric(RectangleCornerRadii)
    /// The shape of the container, if it has not been set.
    case container
    /// A path drawn for a box of a size.
    case path(DrawnPath)
    case inset(ShapeOutline, by: CGFloat)
    case offset(ShapeOutline, CGSize)
    case rotated(ShapeOutline, Angle, anchor: UnitPoint)
    case scaled(ShapeOutline, CGSize, anchor: UnitPoint)
    case transformed(ShapeOutline, CGAffineTransform)
    case trimmed(ShapeOutline, from: CGFloat, to: CGFloat)
    /// An outline drawn as if its box had another size.
    case sized(ShapeOutline, CGSize, anchor: UnitPoint)
    /// The line along an outline.
    case stroked(ShapeOutline, StrokeStyle)
}

/// A path of the app, drawn for a box of a size.
package struct DrawnPath: Hashable, Sendable {
    package let path: Path
    /// The size the path was drawn for.
    package let size: CGSize
    /// Whether the path can be stretched for other sizes.
    package let isScalable: Bool

    package init(path: Path, size: CGSize, isScalable: Bool) {
        self.path = path
        self.size = size
        self.isScalable = isScalable
    }

    package static func == (a: DrawnPath, b: DrawnPath) -> Bool {
        a.path == b.path && a.size == b.size && a.isScalable == b.isScalable
    }

    package func hash(into hasher: inout Hasher) {
        hasher.combine(path.elements.count)
        hasher.combine(size.width)
        hasher.combine(size.height)
    }
}

extension ShapeOutline {
    /// Returns the path in a rectangle.
    package func path(in rect: CGRect) -> Path {
        switch self {
        case .rectangle, .container: return Path(rect)
        case .circle: return Path(ellipseIn: rect.centeredSquare)
        case .ellipse: return Path(ellipseIn: rect)
        case .capsule(let style):
            return Path(roundedRect: rect, cornerRadius: min(rect.width, rect.height) / 2, style: style)
        case .roundedRectangle(let size, let style): return Path(roundedRect: rect, cornerSize: size, style: style)
        case .unevenRoundedRectangle(let radii, let style):
            return Path(roundedRect: rect, cornerRadii: radii, style: style)
        case .concentric(let radii): return Path(roundedRect: rect, cornerRadii: radii)
        case .path(let drawn):
            let scale = CGAffineTransform(
                a: drawn.size.width > 0 ? rect.width / drawn.size.width : 1,
                b: 0,
                c: 0,
                d: drawn.size.height > 0 ? rect.height / drawn.size.height : 1,
                tx: rect.minX,
                ty: rect.minY
            )
            return drawn.path.applying(scale)
        case .inset(let base, let amount): return base.insetPath(in: rect, by: amount)
        case .offset(let base, let offset):
            return base.path(in: rect).offsetBy(dx: offset.width, dy: offset.height)
        case .rotated(let base, let angle, let anchor):
            let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
            return base.path(in: rect).applying(rotation.around(anchor.point(in: rect)))
        case .scaled(let base, let scale, let anchor):
            let scaling = CGAffineTransform(scaleX: scale.width, y: scale.height)
            return base.path(in: rect).applying(scaling.around(anchor.point(in: rect)))
        case .transformed(let base, let transform): return base.path(in: rect).applying(transform)
        case .trimmed(let base, let from, let to): return base.path(in: rect).trimmedPath(from: from, to: to)
        case .sized(let base, let size, let anchor):
            let origin = CGPoint(
                x: rect.minX + (rect.width - size.width) * anchor.x,
                y: rect.minY + (rect.height - size.height) * anchor.y
            )
            return base.path(in: CGRect(origin: origin, size: size))
        case .stroked(let base, let style): return base.path(in: rect).strokedPath(style)
        }
    }

    /// Returns the inset path; the corner radii shrink by the same amount.
    private func insetPath(in rect: CGRect, by amount: CGFloat) -> Path {
        switch self {
        case .roundedRectangle(let size, let style):
            let corner = CGSize(width: max(size.width - amount, 0), height: max(size.height - amount, 0))
            return ShapeOutline.roundedRectangle(corner, style).path(in: rect.insetIfPossible(by: amount))
        case .unevenRoundedRectangle(let radii, let style):
            return ShapeOutline.unevenRoundedRectangle(radii.inset(by: amount), style)
                .path(in: rect.insetIfPossible(by: amount))
        case .concentric(let radii):
            return ShapeOutline.concentric(radii.inset(by: amount)).path(in: rect.insetIfPossible(by: amount))
        case .inset(let base, let more): return base.insetPath(in: rect, by: amount + more)
        case .offset(let base, let offset):
            return base.insetPath(in: rect, by: amount).offsetBy(dx: offset.width, dy: offset.height)
        case .rotated(let base, let angle, let anchor):
            let rotation = CGAffineTransform(rotationAngle: CGFloat(angle.radians))
            return base.insetPath(in: rect, by: amount).applying(rotation.around(anchor.point(in: rect)))
        default: return path(in: rect.insetIfPossible(by: amount))
        }
    }
}

extension ShapeOutline {
    /// Whether the outline depends on its place in the page.
    package var dependsOnPlace: Bool {
        switch self {
        case .concentric: true
        case .inset(let base, _), .offset(let base, _), .rotated(let base, _, _), .scaled(let base, _, _),
            .transformed(let base, _), .trimmed(let base, _, _), .sized(let base, _, _), .stroked(let base, _):
            base.dependsOnPlace
        default: false
        }
    }

    /// The radii of the corners in a box of a size; zero for outlines that are no rectangles.
    ///
    /// An inset rectangle has the radii of the rectangle around it: both have the same centres.
    func cornerRadii(in size: CGSize) -> RectangleCornerRadii {
        let limit = max(min(size.width, size.height) / 2, 0)
        func equal(_ radius: CGFloat) -> RectangleCornerRadii {
            let radius = min(max(radius, 0), limit)
            return RectangleCornerRadii(
                topLeading: radius,
                bottomLeading: radius,
                bottomTrailing: radius,
                topTrailing: radius
            )
        }
        switch self {
        case .capsule, .circle: return equal(limit)
        case .roundedRectangle(let corner, _): return equal(min(corner.width, corner.height))
        case .unevenRoundedRectangle(let radii, _), .concentric(let radii):
            return RectangleCornerRadii(
                topLeading: min(max(radii.topLeading, 0), limit),
                bottomLeading: min(max(radii.bottomLeading, 0), limit),
                bottomTrailing: min(max(radii.bottomTrailing, 0), limit),
                topTrailing: min(max(radii.topTrailing, 0), limit)
            )
        case .inset(let base, _): return base.cornerRadii(in: size)
        default: return RectangleCornerRadii()
        }
    }
}

extension CGRect {
    /// The largest square at the center.
    package var centeredSquare: CGRect {
        let side = min(width, height)
        return CGRect(x: midX - side / 2, y: midY - side / 2, width: side, height: side)
    }

    /// Returns the rectangle inset on all sides. One that is too small collapses to its center.
    func insetIfPossible(by amount: CGFloat) -> CGRect {
        let (dx, dy) = (min(amount, width / 2), min(amount, height / 2))
        return CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    }
}

extension CGAffineTransform {
    /// Returns the transform with a given fixed point instead of the origin.
    package func around(_ point: CGPoint) -> CGAffineTransform {
        CGAffineTransform(translationX: -point.x, y: -point.y)
            .concatenating(self)
            .concatenating(CGAffineTransform(translationX: point.x, y: point.y))
    }
}
