public import Foundation
public import OrielUIKit

/// A path as UIKit builds it. To draw it, use its ``cgPath`` in a SwiftUI `Path`.
///
///     struct Tab: Shape {
///         func path(in rect: CGRect) -> Path {
///             let corners: UIRectCorner = [.topLeft, .topRight]
///             let path = UIBezierPath(roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: 8, height: 8))
///             return Path(path.cgPath)
///         }
///     }
public class UIBezierPath: NSObject, NSCopying {
    private var path: Path

    public var lineWidth: CGFloat = 1
    public var lineCapStyle = CGLineCap.butt
    public var lineJoinStyle = CGLineJoin.miter
    public var miterLimit: CGFloat = 10
    /// Whether areas enclosed twice are outside.
    public var usesEvenOddFillRule = false

    public override init() { path = Path() }

    private init(_ path: Path) { self.path = path }

    public init(cgPath: CGPath) { path = cgPath.path }

    public init(rect: CGRect) { path = Path(rect) }

    public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        path = Path(roundedRect: rect, cornerRadius: cornerRadius)
    }

    /// Creates a rectangle with some round corners. As in UIKit, the height of the corners is their width.
    public init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        func radius(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
        let radii = RectangleCornerRadii(
            topLeading: radius(.topLeft),
            bottomLeading: radius(.bottomLeft),
            bottomTrailing: radius(.bottomRight),
            topTrailing: radius(.topRight)
        )
        path = Path(roundedRect: rect, cornerRadii: radii)
    }

    /// Creates an arc; `clockwise` is meant on screen, unlike in `Path`.
    public init(
        arcCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path = Path()
        super.init()
        addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public var cgPath: CGPath {
        get { path.cgPath }
        set { path = newValue.path }
    }

    public var isEmpty: Bool { path.isEmpty }
    public var bounds: CGRect { path.boundingRect }
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    public func move(to point: CGPoint) { path.move(to: point) }
    public func addLine(to point: CGPoint) { path.addLine(to: point) }

    public func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }

    public func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }

    public func addArc(
        withCenter center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        path.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)),
            clockwise: !clockwise
        )
    }

    public func append(_ other: UIBezierPath) { path.addPath(other.path) }
    public func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    public func close() { path.closeSubpath() }
    public func removeAllPoints() { path = Path() }
    public func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIBezierPath(path)
        (copy.lineWidth, copy.lineCapStyle, copy.lineJoinStyle) = (lineWidth, lineCapStyle, lineJoinStyle)
        (copy.miterLimit, copy.usesEvenOddFillRule) = (miterLimit, usesEvenOddFillRule)
        return copy
    }

    public override func copy() -> Any { copy(with: nil) }

    @available(
        *,
        unavailable,
        message: "There is no drawing context. Draw Path(path.cgPath) in a Canvas or as a Shape."
    )
    public func fill() { fatalError("unavailable") }

    @available(
        *,
        unavailable,
        message: "There is no drawing context. Draw Path(path.cgPath) in a Canvas or as a Shape."
    )
    public func stroke() { fatalError("unavailable") }

    @available(*, unavailable, message: "There is no drawing context. Use clipShape(_:) with Path(path.cgPath).")
    public func addClip() { fatalError("unavailable") }
}
