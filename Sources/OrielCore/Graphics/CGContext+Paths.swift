public import Foundation
public import OrielUIKit

// MARK: - The current path

extension CGContext {
    /// Begins a new path without the elements of the current one.
    public func beginPath() { figure = Path() }

    public func move(to point: CGPoint) { figure.move(to: point.applying(ctm)) }
    public func addLine(to point: CGPoint) { figure.addLine(to: point.applying(ctm)) }
    public func addLines(between points: [CGPoint]) { figure.addLines(points.map { $0.applying(ctm) }) }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        figure.addCurve(
            to: end.applying(ctm),
            control1: control1.applying(ctm),
            control2: control2.applying(ctm)
        )
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        figure.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
    }

    /// Draws a line back to the start of the subpath.
    public func closePath() { figure.closeSubpath() }

    public func addRect(_ rect: CGRect) { figure.addRect(rect, transform: ctm) }
    public func addRects(_ rects: [CGRect]) { figure.addRects(rects, transform: ctm) }
    public func addEllipse(in rect: CGRect) { figure.addEllipse(in: rect, transform: ctm) }
    public func addPath(_ path: CGPath) { figure.addPath(path.path, transform: ctm) }

    /// Adds an arc of a circle between two angles in radians.
    ///
    /// - Parameter clockwise: The direction as Apple defines it, for a y-axis that points up: `false` is clockwise on
    ///   screen.
    public func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: CGFloat,
        endAngle: CGFloat,
        clockwise: Bool
    ) {
        figure.addArc(
            center: center,
            radius: radius,
            startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)),
            clockwise: clockwise,
            transform: ctm
        )
    }

    /// Adds an arc that rounds the corner between two lines.
    public func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat) {
        figure.addArc(tangent1End: end1, tangent2End: end2, radius: radius, transform: ctm)
    }

    /// Replaces the path by the outline of a line along it.
    public func replacePathWithStrokedPath() {
        figure = figure.applying(ctm.inverted()).strokedPath(state.line).applying(ctm)
    }

    /// A copy of the current path.
    public var path: CGPath? { figure.isEmpty ? nil : figure.applying(ctm.inverted()).cgPath }

    public var isPathEmpty: Bool { figure.isEmpty }

    /// The end of the path; the origin if it is empty.
    public var currentPointOfPath: CGPoint { (figure.currentPoint ?? .zero).applying(ctm.inverted()) }

    /// The smallest rectangle around all points of the path, control points included; null if it is empty.
    public var boundingBoxOfPath: CGRect { path?.boundingBox ?? .null }

    /// Returns whether a point is inside the path.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let place = point.applying(ctm)
        let isInside = mode != .stroke && figure.contains(place, eoFill: mode == .eoFill || mode == .eoFillStroke)
        guard !isInside, mode != .fill, mode != .eoFill, let path else { return isInside }
        return path.path.strokedPath(state.line).contains(point)
    }
}

// MARK: - Painting

extension CGContext {
    /// Paints the current path, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        let path = figure
        beginPath()
        if mode != .stroke { fill(path, isEvenOdd: mode == .eoFill || mode == .eoFillStroke) }
        if mode != .fill, mode != .eoFill { stroke(path, style: state.line) }
    }

    /// Fills the current path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws a line along the current path, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    public func fill(_ rect: CGRect) { fill(Path(rect).applying(ctm), isEvenOdd: false) }

    public func fill(_ rects: [CGRect]) {
        var path = Path()
        path.addRects(rects, transform: ctm)
        fill(path, isEvenOdd: false)
    }

    public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect).applying(ctm), isEvenOdd: false) }
    public func stroke(_ rect: CGRect) { stroke(Path(rect).applying(ctm), style: state.line) }
    public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect).applying(ctm), style: state.line) }

    /// Draws a line of a width along the sides of a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        var line = state.line
        line.lineWidth = width
        stroke(Path(rect).applying(ctm), style: line)
    }

    /// Draws lines between each point with an even index and the next one.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for (index, point) in points.enumerated() {
            if index.isMultiple(of: 2) { path.move(to: point) } else { path.addLine(to: point) }
        }
        stroke(path.applying(ctm), style: state.line)
    }

    /// Makes a rectangle transparent.
    public func clear(_ rect: CGRect) {
        let path = Path(rect).applying(ctm)
        recorder.append("<path d=\"\(path.svgData)\"/>", clips: state.clips, mode: .clear, isOpaque: true)
    }

    /// Fills a path in the coordinates of the image.
    func fill(_ path: Path, isEvenOdd: Bool) {
        guard !path.isEmpty else { return }
        let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
        append(
            "<path d=\"\(path.svgData)\"\(state.paint("fill", state.fill))\(rule)/>",
            isOpaque: state.isOpaque(state.fill)
        )
    }

    /// Draws a line along a path in the coordinates of the image. Its widths and dashes are transformed.
    func stroke(_ path: Path, style: StrokeStyle) {
        guard !path.isEmpty, style.lineWidth > 0 else { return }
        let (outline, pen, transform) = line(along: path, style)
        let paint = state.paint("stroke", state.stroke)
        append(
            "<path d=\"\(outline.svgData)\" fill=\"none\"\(paint)\(pen.svgAttributes)\(transform)/>",
            isOpaque: state.isOpaque(state.stroke)
        )
    }

    /// Returns a path with a style and a transform that draw a line. A transform is needed if it changes the shape of a
    /// pen.
    private func line(along path: Path, _ style: StrokeStyle) -> (Path, StrokeStyle, String) {
        let t = ctm
        let (width, height) = (hypot(t.a, t.b), hypot(t.c, t.d))
        if abs(width - height) < 1e-6 * max(width, height), abs(t.a * t.c + t.b * t.d) < 1e-6 * width * height {
            var style = style
            style.lineWidth *= width
            style.dash = style.dash.map { $0 * width }
            style.dashPhase *= width
            return (path, style, "")
        }
        return (path.applying(t.inverted()), style, t.svgAttribute)
    }
}

extension StrokeStyle {
    /// The attributes of a line in SVG, with a space before each.
    fileprivate var svgAttributes: String {
        var text = " stroke-width=\"\(lineWidth.svg)\""
        if lineCap != .butt { text += " stroke-linecap=\"\(lineCap == .round ? "round" : "square")\"" }
        if lineJoin != .miter { text += " stroke-linejoin=\"\(lineJoin == .round ? "round" : "bevel")\"" }
        if miterLimit != 4 { text += " stroke-miterlimit=\"\(max(miterLimit, 1).svg)\"" }
        guard dash.contains(where: { $0 > 0 }) else { return text }
        text += " stroke-dasharray=\"\(dash.map { max($0, 0).svg }.joined(separator: " "))\""
        if dashPhase != 0 { text += " stroke-dashoffset=\"\(dashPhase.svg)\"" }
        return text
    }
}

// MARK: - Clips

extension CGContext {
    /// Draws next only inside the current path and the earlier clips, and begins a new path.
    public func clip(using rule: CGPathFillRule = .winding) {
        let path = figure
        beginPath()
        clip(to: path, isEvenOdd: rule == .evenOdd)
    }

    /// Draws next only inside a rectangle and the earlier clips.
    public func clip(to rect: CGRect) { clip(to: Path(rect).applying(ctm), isEvenOdd: false) }

    /// Draws next only inside rectangles and the earlier clips.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects, transform: ctm)
        clip(to: path, isEvenOdd: false)
    }

    @available(*, unavailable, message: "Save the state before the clip, and restore it.")
    public func resetClip() { fatalError("unavailable") }

    /// The smallest rectangle that contains the area left by the clips, in the coordinates of operations.
    public var boundingBoxOfClipPath: CGRect {
        state.clipBounds.isNull ? .null : state.clipBounds.applying(ctm.inverted())
    }

    /// Clips to a path in the coordinates of the image.
    func clip(to path: Path, isEvenOdd: Bool) {
        // A clip path can itself be clipped, so adjacent clips need one group.
        let last = state.clips.last.flatMap { $0.hasPrefix("clip-path") ? $0 : nil }
        let around = last.map { " \($0)" } ?? ""
        let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
        let name = recorder.define("clipPath", "\(around)><path d=\"\(path.svgData)\"\(rule)/></clipPath>")
        if last != nil { state.clips.removeLast() }
        state.clips.append("clip-path=\"url(#\(name))\"")
        state.clipBounds = state.clipBounds.intersection(path.boundingRect)
    }
}
