import Foundation
import OrielCore

extension ShapePart {
    /// Returns a filled path.
    func figure(_ path: Path, viewBox: CGSize?) -> Markup {
        var markup = Markup(.path)
        markup[.d] = path.svg
        if layer.isEvenOdd { markup.style.append(.fillRule, "evenodd") }
        return drawing(markup, viewBox: viewBox)
    }

    /// Returns a part of a figure, as a path in a box of 100 by 100 points.
    func figureOfPath(trimmed trim: (from: Double, to: Double), stroke: StrokeStyle? = nil) -> Markup {
        let side = CGSize(width: 100, height: 100)
        let whole = plan.figure.path(in: side)
        var part = Markup(.path)
        part[.d] = whole.path.trimmedPath(from: CGFloat(trim.from), to: CGFloat(trim.to)).svg
        if let stroke {
            untrimmed.append(stroke, to: &part)
            part.style.append(.vectorEffect, "non-scaling-stroke")
        }
        if case .fixedPath = plan.figure { return drawing(part) }
        var drawing = drawing(part, viewBox: whole.size)
        if case .circle = plan.figure { drawing[.preserveAspectRatio] = "xMidYMid meet" }
        return drawing
    }

    /// Returns an SVG drawing of one figure with its paint and its shadows.
    func drawing(_ figure: Markup, viewBox: CGSize? = nil) -> Markup {
        var svg = unshadowed(figure, viewBox: viewBox)
        appendShadows(to: &svg)
        return svg
    }

    private func unshadowed(_ figure: Markup, viewBox: CGSize?) -> Markup {
        var svg = Markup(.svg)
        svg[.ariaHidden] = "true"
        // Circles and rectangles apply the inset themselves.
        let isInset = viewBox != nil
        place(&svg, inset: isInset ? plan.inset : 0, isSVG: true)
        svg.style.append(.overflow, "visible")
        if let viewBox {
            svg[.viewBox] = "0 0 \(number(Double(viewBox.width))) \(number(Double(viewBox.height)))"
            svg[.preserveAspectRatio] = "none"
        }
        var figure = figure
        let paint: CSSProperty = plan.stroke == nil ? .svgFill : .stroke
        if let tiles = layer.style.value.tiles {
            figure.inline[paint] = "url(#t\(name))"
            svg.parts = [tiles.pattern(named: "t\(name)"), figure]
            return svg
        }
        guard let gradient = layer.style.value.cssGradient else {
            figure.style[paint] = layer.style.value.cssColor ?? "var(--fill-1)"
            svg.parts = [figure]
            return svg
        }
        if case .angular = gradient.form {
            figure.style[paint] = "#fff"
            svg.parts = [mask(figure), filled(with: gradient)]
        } else {
            figure.inline[paint] = "url(#g\(name))"
            svg.parts = [gradient.definition(name: "g\(name)"), figure]
        }
        return svg
    }

    private func mask(_ figure: Markup) -> Markup {
        var mask = Markup(.mask)
        mask[.id] = "m\(name)"
        mask[.maskUnits] = "userSpaceOnUse"
        (mask[.x], mask[.y], mask[.width], mask[.height]) = ("-50%", "-50%", "200%", "200%")
        mask.parts = [figure]
        return mask
    }

    /// Returns a gradient that SVG does not support, as an HTML box twice as large as the drawing.
    private func filled(with gradient: CSSGradient) -> Markup {
        var content = Markup()
        content.style.append(.width, "100%")
        content.style.append(.height, "100%")
        content.style.append(.background, gradient.inTheMiddle.css())
        var frame = Markup(.foreignObject)
        (frame[.x], frame[.y], frame[.width], frame[.height]) = ("-50%", "-50%", "200%", "200%")
        frame[.mask] = "url(#m\(name))"
        frame.parts = [content]
        return frame
    }
}

extension ShapePlan.Figure {
    /// Returns the path in a box of a size, or in the box it was drawn for.
    fileprivate func path(in size: CGSize) -> (path: Path, size: CGSize) {
        let box = CGRect(origin: .zero, size: size)
        return switch self {
        case .circle, .ellipse: (Path(ellipseIn: box), size)
        case .path(let path, let own): (path, own)
        case .fixedPath(let path): (path, size)
        case .rectangle(.none): (Path(box), size)
        case .rectangle(.capsule): (Path(roundedRect: box, cornerRadius: size.height / 2), size)
        case .rectangle(.equal(let width, let height)):
            (Path(roundedRect: box, cornerSize: CGSize(width: width, height: height)), size)
        case .rectangle(.uneven(let radii)): (Path(roundedRect: box, cornerRadii: radii), size)
        }
    }
}
