public import Foundation
public import OrielUIKit

/// A path as UIKit builds it. To draw it in a view of SwiftUI, use its ``cgPath`` in a `Path`; in an image or in
/// `UIView.draw(_:)`, ``fill()`` and ``stroke()``.
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
    /// The lengths of dashes and gaps in turn.
    private var dash: [CGFloat] = []
    private var dashPhase: CGFloat = 0

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
        (copy.dash, copy.dashPhase) = (dash, dashPhase)
        return copy
    }

    public override func copy() -> Any { copy(with: nil) }

    // MARK: - Lines

    /// Draws lines with dashes.
    ///
    ///     path.setLineDash([6, 3], count: 2, phase: 0)
    ///
    /// - Parameters:
    ///   - pattern: The lengths of dashes and gaps in turn; nil for solid lines.
    ///   - phase: Where in the pattern a line begins.
    public func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
        dash = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
        dashPhase = phase
    }

    /// Stores the lengths of dashes and gaps, their number, and the place in the pattern where lines begin.
    public func getLineDash(
        _ pattern: UnsafeMutablePointer<CGFloat>?,
        count: UnsafeMutablePointer<Int>?,
        phase: UnsafeMutablePointer<CGFloat>?
    ) {
        pattern?.update(from: dash, count: dash.count)
        count?.pointee = dash.count
        phase?.pointee = dashPhase
    }

    private var lineStyle: StrokeStyle {
        StrokeStyle(
            lineWidth: lineWidth,
            lineCap: lineCapStyle,
            lineJoin: lineJoinStyle,
            miterLimit: miterLimit,
            dash: dash,
            dashPhase: dashPhase
        )
    }

    // MARK: - Drawing

    /// Fills the path in the current context.
    public func fill() {
        DrawingStack.use("UIBezierPath.fill()") { context in
            context.fill(path.applying(context.ctm), isEvenOdd: usesEvenOddFillRule)
        }
    }

    /// Fills the path in the current context.
    public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
        mixed("UIBezierPath.fill(with:alpha:)", blendMode, alpha) { fill() }
    }

    /// Draws a line along the path in the current context.
    public func stroke() {
        DrawingStack.use("UIBezierPath.stroke()") { context in
            context.stroke(path.applying(context.ctm), style: lineStyle)
        }
    }

    /// Draws a line along the path in the current context.
    public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
        mixed("UIBezierPath.stroke(with:alpha:)", blendMode, alpha) { stroke() }
    }

    /// Draws next only inside the path and the earlier clips of the current context.
    public func addClip() {
        DrawingStack.use("UIBezierPath.addClip()") { context in
            context.clip(to: path.applying(context.ctm), isEvenOdd: usesEvenOddFillRule)
        }
    }

    private func mixed(_ name: String, _ blendMode: CGBlendMode, _ alpha: CGFloat, _ draw: () -> Void) {
        DrawingStack.use(name) { context in
            context.saveGState()
            context.setBlendMode(blendMode)
            context.setAlpha(alpha)
            draw()
            context.restoreGState()
        }
    }
}
