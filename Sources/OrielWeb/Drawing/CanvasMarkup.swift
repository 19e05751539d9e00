import Foundation
import OrielCore

extension Markup {
    /// Returns the drawing with effects, in a group if they need definitions.
    func with(_ effects: CanvasEffects, names: CanvasNames) -> Markup {
        var result = self
        if !effects.filters.isEmpty {
            let steps = effects.filters.enumerated().flatMap { CanvasFilterMarkup($1, index: $0).steps }
            result = Markup(.g)
            result[.filter] = "url(#\(names.filter))"
            result.parts = [CanvasFilterMarkup.definition(named: names.filter, steps: steps), self]
        } else if effects.opacity != 1, self[.opacity] != nil {
            result = Markup(.g)
            result.parts = [self]
        }
        if effects.opacity != 1 { result[.opacity] = number(effects.opacity) }
        if let mode = effects.blendMode?.css { result.style[.mixBlendMode] = mode }
        return result
    }

    /// Returns the drawing clipped by a path.
    func clipped(to clip: CanvasClip, name: String) -> Markup {
        var path = Markup(.path)
        path[.d] = clip.isInverse ? CanvasCover.path + clip.path.svg : clip.path.svg
        if clip.isEvenOdd || clip.isInverse { path[.clipRule] = "evenodd" }
        var area = Markup(.clipPath)
        area[.id] = name
        area.parts = [path]
        var group = Markup(.g)
        group[.clipPath] = "url(#\(name))"
        group.parts = [area, self]
        return group
    }

    /// Sets the rectangle of an element.
    mutating func setFrame(_ rect: CGRect) {
        (self[.x], self[.y]) = (CanvasTransform.length(rect.minX), CanvasTransform.length(rect.minY))
        (self[.width], self[.height]) = (CanvasTransform.length(rect.width), CanvasTransform.length(rect.height))
    }

    /// Sets the rectangle of an element to the canvas with a margin, as a part of its size.
    mutating func coverCanvas(around margin: Double) {
        let (start, length) = ("-\(number(margin * 100))%", "\(number((1 + 2 * margin) * 100))%")
        (self[.x], self[.y], self[.width], self[.height]) = (start, start, length, length)
    }
}

private enum CanvasCover {
    /// A rectangle larger than any canvas.
    static let path = "M-9999-9999H99999V99999H-9999Z"
}

extension CanvasBlendMode {
    /// The name in CSS; nil for modes that masks express.
    fileprivate var css: String? {
        switch self {
        case .multiply, .screen, .overlay, .darken, .lighten, .difference, .exclusion, .hue, .saturation, .color,
            .luminosity:
            "\(self)"
        case .colorDodge: "color-dodge"
        case .colorBurn, .plusDarker: "color-burn"
        case .softLight: "soft-light"
        case .hardLight: "hard-light"
        case .plusLighter: "plus-lighter"
        case .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn, .destinationOut,
            .destinationAtop, .exclusiveOr:
            nil
        }
    }
}

/// A transform in SVG.
struct CanvasTransform {
    let transform: CGAffineTransform

    init(_ transform: CGAffineTransform) { self.transform = transform }

    var isTranslation: Bool { transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1 }

    /// The value of the attribute; nil for the identity.
    var attribute: String? {
        let t = transform
        if t.isIdentity { return nil }
        let place = "\(Self.length(t.tx)) \(Self.length(t.ty))"
        if isTranslation { return "translate(\(place))" }
        return "matrix(\([t.a, t.b, t.c, t.d].map { number(Double($0)) }.joined(separator: " ")) \(place))"
    }

    /// Rounds to two decimals, which is enough for any screen.
    static func length(_ value: CGFloat) -> String { number((Double(value) * 100).rounded() / 100) }
}

// MARK: - Figures

/// A filled or stroked path of a canvas.
///
/// A path that moves changes all of its numbers. So the numbers of longer paths are relative to their first point, and the
/// transform has the distance: then it is the only attribute that changes.
struct CanvasFigure {
    private let mark: CanvasMark
    private let names: CanvasNames
    /// The first point of a path with relative numbers.
    private let origin: CGPoint

    init(_ mark: CanvasMark, names: CanvasNames) {
        self.mark = mark
        self.names = names
        if mark.path.elements.count > 3, CanvasTransform(mark.transform).isTranslation,
            let first = mark.path.elements.first?.points.first
        {
            // Not rounded: the distances of the other points would then be rounded differently at each place.
            origin = first
        } else {
            origin = .zero
        }
    }

    var markup: Markup {
        var path = Markup(.path)
        path[.d] = mark.path.offsetBy(dx: -origin.x, dy: -origin.y).svg
        if mark.isEvenOdd { path[.fillRule] = "evenodd" }
        if let stroke = mark.stroke { append(stroke, to: &path) }
        let transform = CGAffineTransform(translationX: origin.x, y: origin.y).concatenating(mark.transform)
        var result = painted(path)
        result[.transform] = CanvasTransform(transform).attribute
        return result
    }

    private func append(_ stroke: StrokeStyle, to path: inout Markup) {
        path[.strokeWidth] = number(Double(stroke.lineWidth))
        if stroke.lineCap != .butt { path[.strokeLinecap] = stroke.lineCap == .round ? "round" : "square" }
        if stroke.lineJoin != .miter { path[.strokeLinejoin] = stroke.lineJoin == .round ? "round" : "bevel" }
        if stroke.miterLimit != 4 { path[.strokeMiterlimit] = number(Double(max(stroke.miterLimit, 1))) }
        guard stroke.dash.contains(where: { $0 > 0 }) else { return }
        path[.strokeDasharray] = stroke.dash.map { number(Double($0)) }.joined(separator: " ")
        if stroke.dashPhase != 0 { path[.strokeDashoffset] = number(Double(stroke.dashPhase)) }
    }

    // MARK: - Paint

    private var paintName: DOMAttribute { mark.stroke == nil ? .fill : .stroke }

    private func painted(_ path: Markup) -> Markup {
        var path = path
        if mark.stroke != nil { path[.fill] = "none" }
        switch mark.paint {
        case .style(let style, let box, let spread):
            guard let gradient = style.value.cssGradient else {
                paint(&path, color: style.value.cssColor ?? "var(--fill-1)")
                return path
            }
            if case .angular = gradient.form { return swept(path, gradient, in: box) }
            path[paintName] = "url(#\(names.paint))"
            return group(gradient.definition(name: names.paint, in: box, from: origin, spread), path)
        case .tiles(let tiles, let start):
            path[paintName] = "url(#\(names.paint))"
            let place = CGPoint(x: start.x - origin.x, y: start.y - origin.y)
            return group(tiles.pattern(named: names.paint, at: place), path)
        }
    }

    /// Sets a colour: as an attribute if it is the same in all pages, since each animated colour would be one more class.
    private func paint(_ path: inout Markup, color: String) {
        if color.hasPrefix("#") {
            path[paintName] = color
        } else {
            path.style[mark.stroke == nil ? .svgFill : .stroke] = color
        }
    }

    private func group(_ definition: Markup, _ path: Markup) -> Markup {
        var group = Markup(.g)
        group.parts = [definition, path]
        return group
    }

    /// Returns an angular gradient, which SVG lacks: an HTML box clipped by the path, or seen through the line along it.
    private func swept(_ path: Markup, _ gradient: CSSGradient, in box: CGRect) -> Markup {
        guard mark.stroke != nil else {
            // WebKit draws no HTML through masks.
            let outline = mark.path.offsetBy(dx: -origin.x, dy: -origin.y)
            return background(gradient, in: box, of: outline.boundingRect)
                .clipped(
                    to: CanvasClip(path: outline, isEvenOdd: mark.isEvenOdd, isInverse: false),
                    name: names.paint
                )
        }
        var path = path
        path[paintName] = "#fff"
        var mask = Markup(.mask)
        mask[.id] = names.paint
        mask[.maskUnits] = "userSpaceOnUse"
        let reach = (mark.stroke?.lineWidth ?? 0) / 2 * max(mark.stroke?.miterLimit ?? 1, 1)
        let area = mark.path.boundingRect.offsetBy(dx: -origin.x, dy: -origin.y).insetBy(dx: -reach, dy: -reach)
        mask.setFrame(area)
        mask.parts = [path]
        var frame = background(gradient, in: box, of: area)
        frame[.mask] = "url(#\(names.paint))"
        return group(mask, frame)
    }

    private func background(_ gradient: CSSGradient, in box: CGRect, of area: CGRect) -> Markup {
        var content = Markup()
        content.style.append(.width, "100%")
        content.style.append(.height, "100%")
        content.inline[.background] = gradient.css(in: box, from: origin, of: area)
        var frame = Markup(.foreignObject)
        frame.setFrame(area)
        frame.parts = [content]
        return frame
    }
}

extension CSSGradient {
    /// Returns the gradient in SVG. Its unit points are those of a rectangle, and its numbers are relative to a point.
    fileprivate func definition(name: String, in box: CGRect, from origin: CGPoint, _ spread: CanvasSpread) -> Markup {
        func place(_ point: UnitPoint) -> (x: String, y: String) {
            let x = box.minX + point.x * box.width - origin.x
            return (CanvasTransform.length(x), CanvasTransform.length(box.minY + point.y * box.height - origin.y))
        }
        var markup: Markup
        var places = stops.map(\.location)
        switch form {
        case .linear(let start, let end):
            markup = Markup(.linearGradient)
            (markup[.x1], markup[.y1]) = place(start)
            (markup[.x2], markup[.y2]) = place(end)
        case .radial(let center, let start, let end), .angular(let center, let start, let end):
            markup = Markup(.radialGradient)
            (markup[.cx], markup[.cy]) = place(center)
            markup[.r] = CanvasTransform.length(max(start, end))
            // SVG's gradients begin at the centre.
            places = self.places(from: start, to: end)
        case .elliptical(let center, let start, let end):
            markup = Markup(.radialGradient)
            (markup[.cx], markup[.cy]) = place(center)
            markup[.r] = CanvasTransform.length(max(start, end) * box.width)
            if box.width > 0 {
                let y = box.minY + center.y * box.height - origin.y
                let (there, back) = (CanvasTransform.length(y), CanvasTransform.length(-y))
                let scale = number(Double(box.height / box.width))
                markup[.gradientTransform] = "translate(0 \(there)) scale(1 \(scale)) translate(0 \(back))"
            }
            places = self.places(from: start, to: end)
        }
        markup[.id] = name
        markup[.gradientUnits] = "userSpaceOnUse"
        if spread != .pad { markup[.spreadMethod] = spread == .repeat ? "repeat" : "reflect" }
        markup.parts = zip(stops, places).sorted { $0.1 < $1.1 }
            .map { stop, place in
                var part = Markup(.stop)
                part[.offset] = number(place)
                if stop.color.hasPrefix("#") {
                    part[.stopColor] = stop.color
                } else {
                    part.style.append(.stopColor, stop.color)
                }
                return part
            }
        return markup
    }

    /// Returns the gradient in CSS for an area whose numbers are relative to a point.
    fileprivate func css(in box: CGRect, from origin: CGPoint, of area: CGRect) -> String {
        guard case .angular(let center, let start, let end) = form, area.width > 0, area.height > 0 else {
            return css()
        }
        let x = (box.minX + center.x * box.width - origin.x - area.minX) / area.width
        let y = (box.minY + center.y * box.height - origin.y - area.minY) / area.height
        return CSSGradient(form: .angular(center: UnitPoint(x: x, y: y), start: start, end: end), stops: stops).css()
    }
}
