public import Foundation

/// The outline of a two-dimensional shape, made of lines and curves.
///
///     var triangle = Path()
///     triangle.move(to: CGPoint(x: 0, y: 10))
///     triangle.addLine(to: CGPoint(x: 5, y: 0))
///     triangle.addLine(to: CGPoint(x: 10, y: 10))
///     triangle.closeSubpath()
@frozen public struct Path: Equatable, Sendable {
    /// An element of a path: the start of a subpath, a line or a curve.
    @frozen public enum Element: Equatable, Sendable {
        /// Begins a new subpath.
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        /// Draws a line back to the start of the subpath.
        case closeSubpath
    }

    package internal(set) var elements: [Element] = []

    /// Creates an empty path.
    public init() {}

    package init(elements: [Element]) { self.elements = elements }

    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) { addRect(rect) }

    /// Creates a path of a rectangle with rounded corners whose width and height are given in points.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
    }

    /// Creates a path of a rectangle with rounded corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// Creates a path of a rectangle with a radius for each corner.
    public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
    }

    /// Creates a path of the ellipse that touches the sides of a rectangle.
    public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

    /// Creates a path with a closure that adds its elements.
    public init(_ callback: (inout Path) -> Void) { callback(&self) }

    /// Whether the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The point at which the next line or curve starts; nil if there is none.
    public var currentPoint: CGPoint? {
        switch elements.last {
        case nil: nil
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: startOfFigure
        }
    }

    private var startOfFigure: CGPoint? {
        for case .move(let start) in elements.reversed() { return start }
        return nil
    }

    /// Calls a closure with each element in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in elements { body(element) }
    }
}

// MARK: - Building

extension Path {
    /// Begins a new subpath.
    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }

    /// Draws a straight line from the current point; does nothing if there is none.
    public mutating func addLine(to end: CGPoint) { draw(.line(to: end)) }

    /// Draws a curve with one control point.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        draw(.quadCurve(to: end, control: control))
    }

    /// Draws a curve with two control points.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        draw(.curve(to: end, control1: control1, control2: control2))
    }

    /// Draws a straight line back to the start of the subpath.
    public mutating func closeSubpath() {
        guard let last = elements.last, last != .closeSubpath else { return }
        elements.append(.closeSubpath)
    }

    /// Adds an element. After a closed subpath, begins a new one at the same start.
    private mutating func draw(_ element: Element) {
        guard let point = currentPoint else { return }
        if elements.last == .closeSubpath { elements.append(.move(to: point)) }
        elements.append(element)
    }

    /// Draws lines through points, as a new subpath.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        move(to: first)
        for point in lines.dropFirst() { addLine(to: point) }
    }

    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        var figure = Path()
        figure.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        figure.closeSubpath()
        addPath(figure, transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let corners = RoundedCorners(sizes: [cornerSize, cornerSize, cornerSize, cornerSize], style: style)
        addPath(corners.path(in: rect), transform: transform)
    }

    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let corners = RoundedCorners(radii: cornerRadii, style: style)
        addPath(corners.path(in: rect), transform: transform)
    }

    /// Adds the ellipse that touches the sides of a rectangle, clockwise from the right.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard !rect.isNull else { return }
        let unit = CGAffineTransform(
            a: rect.width / 2,
            b: 0,
            c: 0,
            d: rect.height / 2,
            tx: rect.midX,
            ty: rect.midY
        )
        var figure = Path()
        figure.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: Angle(degrees: 360), transform: unit)
        figure.closeSubpath()
        addPath(figure, transform: transform)
    }

    /// Adds an arc of a circle. If there is a current point, a line from there to the start of the arc is added first.
    ///
    /// - Parameter delta: The angle of the arc. Positive angles are clockwise, because the y-axis points down.
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) {
        let delta = delta.limitedToHundredTurns
        let segments = max(Int(saturating: (abs(delta.degrees) / 90 - 1e-9).rounded(.up)), 1)
        let step = delta.radians / Double(segments)
        // The length of the handles with which a cubic curve best approximates an arc.
        let handle = 4.0 / 3 * tan(step / 4)
        func point(_ angle: Double, handle: Double = 0) -> CGPoint {
            CGPoint(
                x: center.x + radius * (cos(angle) - handle * sin(angle)),
                y: center.y + radius * (sin(angle) + handle * cos(angle))
            ).applying(transform)
        }
        let start = point(startAngle.radians)
        if isEmpty { move(to: start) } else if currentPoint != start { addLine(to: start) }
        guard delta.radians != 0 else { return }
        for index in 0..<segments {
            let from = startAngle.radians + Double(index) * step
            addCurve(
                to: point(from + step),
                control1: point(from, handle: handle),
                control2: point(from + step, handle: -handle)
            )
        }
    }

    /// Adds an arc of a circle between two angles.
    ///
    /// - Parameter clockwise: The direction as Apple defines it, for a y-axis that points up: `false` is clockwise on
    ///   screen.
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let sign: Double = clockwise ? -1 : 1
        var turn = (endAngle.radians - startAngle.radians) * sign
        if turn < 0 {
            turn = turn.truncatingRemainder(dividingBy: 2 * .pi)
            if turn < 0 { turn += 2 * .pi }
        }
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: startAngle,
            delta: Angle(radians: min(turn, 2 * .pi) * sign),
            transform: transform
        )
    }

    /// Adds an arc that rounds the corner between the line to `p1` and the line from `p1` to `p2`.
    public mutating func addArc(
        tangent1End p1: CGPoint,
        tangent2End p2: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        guard let start = currentPoint else { return }
        let from = start.applying(transform.inverted())
        let (a, b) = (Vector(from: p1, to: from).unit, Vector(from: p1, to: p2).unit)
        let cosine = a.x * b.x + a.y * b.y
        guard radius > 0, abs(cosine) < 1 - 1e-9 else { return addLine(to: p1.applying(transform)) }
        let half = acos(cosine) / 2
        let (touch, reach) = (radius / tan(half), radius / sin(half))
        let bisector = Vector(x: a.x + b.x, y: a.y + b.y).unit
        let center = CGPoint(x: p1.x + bisector.x * reach, y: p1.y + bisector.y * reach)
        let first = Vector(from: center, to: CGPoint(x: p1.x + a.x * touch, y: p1.y + a.y * touch))
        let last = Vector(from: center, to: CGPoint(x: p1.x + b.x * touch, y: p1.y + b.y * touch))
        let startAngle = atan2(first.y, first.x)
        let turn = (atan2(last.y, last.x) - startAngle).remainder(dividingBy: 2 * .pi)
        addRelativeArc(
            center: center,
            radius: radius,
            startAngle: Angle(radians: startAngle),
            delta: Angle(radians: turn),
            transform: transform
        )
    }

    /// Adds the elements of another path.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.applying(transform).elements
    }
}

// MARK: - Changing

extension Path {
    /// Returns the path with every point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        transform.isIdentity ? self : Path(elements: elements.map { $0.mapPoints { $0.applying(transform) } })
    }

    /// Returns the path translated.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        applying(CGAffineTransform(translationX: dx, y: dy))
    }
}

extension Path.Element {
    /// The points in the order in which they are drawn, control points first.
    package var points: [CGPoint] {
        switch self {
        case .move(let end), .line(let end): [end]
        case .quadCurve(let end, let control): [control, end]
        case .curve(let end, let control1, let control2): [control1, control2, end]
        case .closeSubpath: []
        }
    }

    func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let end): .move(to: transform(end))
        case .line(let end): .line(to: transform(end))
        case .quadCurve(let end, let control): .quadCurve(to: transform(end), control: transform(control))
        case .curve(let end, let control1, let control2):
            .curve(to: transform(end), control1: transform(control1), control2: transform(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}

extension Angle {
    /// The same direction after at most 100 turns: a longer arc only draws over itself, and each quarter turn is a
    /// curve.
    fileprivate var limitedToHundredTurns: Angle {
        guard abs(degrees) > 36_000 else { return self }
        let turns = degrees < 0 ? -35_640.0 : 35_640
        return .degrees(turns + degrees.truncatingRemainder(dividingBy: 360))
    }
}
