public import Foundation

/// A path as Core Graphics has it: an object around the elements of a ``Path``.
public class CGPath: Hashable, @unchecked Sendable, CustomStringConvertible {
    // Unchecked: only a mutable path changes, and it belongs to the code that builds it, as Apple's does.
    package fileprivate(set) var path: Path

    fileprivate init(_ path: Path) { self.path = path }

    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).applying(transform.value))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).applying(transform.value))
    }

    /// Creates a rectangle with corners that are parts of ellipses.
    public convenience init(
        roundedRect rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        self.init(Path(roundedRect: rect, cornerSize: size, style: .circular).applying(transform.value))
    }

    public var isEmpty: Bool { path.isEmpty }

    /// The end of the path; the origin if it is empty.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// The smallest rectangle around all points, control points included; null if the path is empty.
    public var boundingBox: CGRect {
        let points = path.elements.flatMap(\.points)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// The smallest rectangle around the drawn path.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    public func contains(
        _ point: CGPoint,
        using rule: CGPathFillRule = .winding,
        transform: CGAffineTransform = .identity
    ) -> Bool { path.applying(transform).contains(point, eoFill: rule == .evenOdd) }

    public func copy() -> CGPath? { CGPath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(path.applying(transform.value))
    }

    public func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        CGMutablePath(path.applying(transform.value))
    }

    /// Returns the outline of a stroke along the path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat,
        lineCap: CGLineCap,
        lineJoin: CGLineJoin,
        miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Calls a closure with each element in order. The element is valid during the call.
    public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
        for element in path.elements {
            var points = element.elementPoints
            points.withUnsafeMutableBufferPointer { buffer in
                // An element without points needs a valid pointer, which is not read.
                guard let start = buffer.baseAddress else { return }
                var described = CGPathElement(type: element.elementType, points: start)
                withUnsafePointer(to: &described, block)
            }
        }
    }

    public var description: String { path.description }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path.elements.count) }
}

/// A path that can be extended.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(Path()) }

    fileprivate override init(_ path: Path) { super.init(path) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    public func addCurve(
        to end: CGPoint,
        control1: CGPoint,
        control2: CGPoint,
        transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
        )
    }

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    public func addRoundedRect(
        in rect: CGRect,
        cornerWidth: CGFloat,
        cornerHeight: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
    }

    /// - Parameter clockwise: The direction for a y-axis that points up, as in `Path`.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)),
            clockwise: clockwise,
            transform: transform
        )
    }

    public func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    public func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center,
            radius: radius,
            startAngle: .radians(Double(startAngle)),
            delta: .radians(Double(delta)),
            transform: transform
        )
    }

    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }

    public func closeSubpath() { path.closeSubpath() }
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Sendable, Hashable {
    case winding, evenOdd
}

/// The kinds of elements of a path.
public enum CGPathElementType: Int32, Sendable, Hashable {
    case moveToPoint, addLineToPoint, addQuadCurveToPoint, addCurveToPoint, closeSubpath
}

/// An element of a path, while `applyWithBlock` calls its closure.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The control points, then the end: three at most, none if the subpath is closed.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

extension Path.Element {
    fileprivate var elementType: CGPathElementType {
        switch self {
        case .move: .moveToPoint
        case .line: .addLineToPoint
        case .quadCurve: .addQuadCurveToPoint
        case .curve: .addCurveToPoint
        case .closeSubpath: .closeSubpath
        }
    }

    /// The points; one that has no meaning if there are none, so that there is a pointer to it.
    fileprivate var elementPoints: [CGPoint] { points.isEmpty ? [.zero] : points }
}

extension UnsafePointer<CGAffineTransform>? {
    fileprivate var value: CGAffineTransform { self?.pointee ?? .identity }
}

extension Path {
    /// Creates a path with the elements of a path of Core Graphics.
    public init(_ path: CGPath) { self = path.path }

    /// The path for Core Graphics.
    public var cgPath: CGPath { CGPath(self) }
}
