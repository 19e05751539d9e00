import Foundation
import OrielCore

extension ShapePart {
    /// Returns the line along the figure.
    func line(_ stroke: StrokeStyle) -> Markup {
        let hasDash = stroke.dash.contains { $0 > 0 }
        if case .rectangle(let corners) = plan.figure, !hasDash, plan.trim == nil { return frame(corners, stroke) }
        switch plan.figure {
        case .circle: return drawing(circle(stroke))
        case .ellipse: return drawing(ellipse(stroke))
        case .rectangle(let corners) where plan.trim == nil: return drawing(rectangle(corners, stroke))
        case .path(let path, let size) where plan.trim == nil: return drawing(line(path, stroke), viewBox: size)
        case .fixedPath(let path) where plan.trim == nil: return drawing(line(path, stroke))
        case .rectangle, .path, .fixedPath: return figureOfPath(trimmed: plan.trim ?? (0, 1), stroke: stroke)
        }
    }

    /// Returns the line around a rectangle, as a border.
    private func frame(_ corners: ShapePlan.Corners, _ stroke: StrokeStyle) -> Markup {
        let width = Double(stroke.lineWidth)
        let edge = plan.inset - width / 2
        var markup = Markup()
        place(&markup, inset: edge)
        let radius = edge < 0 ? corners.css(outset: -edge) : corners.css(inset: edge)
        markup.style.round(radius, isSmooth: plan.isSmooth)
        if let color = layer.style.value.cssColor {
            markup.style.append(.border, "\(px(width)) solid \(color)")
        } else {
            // A gradient fills the box, and a mask removes the area inside the line.
            markup.style.append(.padding, px(width))
            layer.style.value.paint(&markup.style)
            layer.style.value.paintTileParts(on: &markup, name: name)
            markup.style.append(.mask, "linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0)")
            markup.style[.boxShadow] = nil
            return layer.style.value.hasShadow ? shadowed(markup) : markup
        }
        appendShadows(to: &markup)
        return markup
    }

    private func circle(_ stroke: StrokeStyle) -> Markup {
        var circle = Markup(.circle)
        (circle[.cx], circle[.cy]) = ("50%", "50%")
        circle.style.append(.r, radius(smaller: plan.inset))
        append(stroke, to: &circle)
        return circle
    }

    private func ellipse(_ stroke: StrokeStyle) -> Markup {
        var ellipse = Markup(.ellipse)
        (ellipse[.cx], ellipse[.cy]) = ("50%", "50%")
        ellipse.style.append(.rx, "calc(50% - \(term(plan.inset)))")
        ellipse.style.append(.ry, "calc(50% - \(term(plan.inset)))")
        append(stroke, to: &ellipse)
        return ellipse
    }

    private func rectangle(_ corners: ShapePlan.Corners, _ stroke: StrokeStyle) -> Markup {
        var rectangle = Markup(.rect)
        (rectangle[.x], rectangle[.y]) = (number(plan.inset), number(plan.inset))
        rectangle.style.append(.width, "calc(100% - \(term(2 * plan.inset)))")
        rectangle.style.append(.height, "calc(100% - \(term(2 * plan.inset)))")
        switch corners {
        case .none: break
        case .capsule: rectangle.style.append(.rx, radius(smaller: plan.inset))
        case .equal(let width, let height):
            rectangle.style.append(.rx, px(max(width - plan.inset, 0)))
            rectangle.style.append(.ry, px(max(height - plan.inset, 0)))
        case .uneven(let radii): rectangle.style.append(.rx, px(max(Double(radii.topLeading) - plan.inset, 0)))
        }
        append(stroke, to: &rectangle)
        return rectangle
    }

    private func line(_ path: Path, _ stroke: StrokeStyle) -> Markup {
        var markup = Markup(.path)
        markup[.d] = path.svg
        append(stroke, to: &markup)
        // A box of another size stretches the path, but not its line.
        markup.style.append(.vectorEffect, "non-scaling-stroke")
        return markup
    }

    func append(_ stroke: StrokeStyle, to markup: inout Markup) {
        markup.style.append(.svgFill, "none")
        markup.style.append(.strokeWidth, px(Double(stroke.lineWidth)))
        if stroke.lineCap != .butt {
            markup.style.append(.strokeLinecap, stroke.lineCap == .round ? "round" : "square")
        }
        if stroke.lineJoin != .miter {
            markup.style.append(.strokeLinejoin, stroke.lineJoin == .round ? "round" : "bevel")
        }
        if stroke.miterLimit != 4 { markup.style.append(.strokeMiterlimit, number(Double(stroke.miterLimit))) }
        if let trim = plan.trim {
            // One dash as long as the visible part, on a line with a nominal length of 1.
            markup[.pathLength] = "1"
            let length = max(trim.to - trim.from, 0)
            markup.inline[.strokeDasharray] = "\(number(length)) 2"
            if trim.from != 0 { markup.inline[.strokeDashoffset] = number(-trim.from) }
            // A round cap would draw a dot even at length 0.
            if length == 0 { markup.inline[.strokeLinecap] = "butt" }
        } else if stroke.dash.contains(where: { $0 > 0 }) {
            markup.style.append(.strokeDasharray, stroke.dash.map { number(Double($0)) }.joined(separator: " "))
            if stroke.dashPhase != 0 { markup.inline[.strokeDashoffset] = number(Double(stroke.dashPhase)) }
        }
    }
}
