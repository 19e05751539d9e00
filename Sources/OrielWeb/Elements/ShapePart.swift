import Foundation
import OrielCore

/// One layer of a shape as a part of its box.
struct ShapePart {
    let layer: _ShapeLayer
    private(set) var plan: ShapePlan
    /// A unique prefix for the names of gradients and masks.
    let name: String

    init(_ layer: _ShapeLayer, name: String) {
        self.layer = layer
        self.name = name
        plan = ShapePlan(layer.outline)
    }

    var markup: Markup {
        if let stroke = plan.stroke { return line(stroke) }
        if let trim = plan.trim { return figureOfPath(trimmed: trim) }
        switch plan.figure {
        case .rectangle, .circle, .ellipse: return painted
        case .path(let path, let size):
            guard !layer.style.value.isColor else { return figure(path, viewBox: size) }
            return painted
        case .fixedPath(let path):
            guard !layer.style.value.isColor else { return figure(path, viewBox: nil) }
            return painted
        }
    }

    // MARK: - On the box itself

    enum Form {
        /// A background with corners.
        case background
        /// A background, cut along a line.
        case clipPath
        /// A line along the edge of the box.
        case border
        /// Needs a node of its own in the box.
        case part
    }

    /// The form in which the layer is drawn if it is the only one.
    var form: Form {
        guard plan.trim == nil, plan.transforms.isEmpty, plan.box == nil else { return .part }
        let style = layer.style.value
        if let stroke = plan.stroke {
            guard case .rectangle = plan.figure, style.isColor, !style.hasShadow,
                !stroke.dash.contains(where: { $0 > 0 }), plan.inset == Double(stroke.lineWidth) / 2
            else { return .part }
            return .border
        }
        guard plan.inset == 0, !style.isDiagonalGradient, style.tiles?.isWhole != false else { return .part }
        if style.hasShadow, !plan.figure.hasBoxShadow { return .part }
        switch plan.figure {
        case .rectangle, .ellipse: return .background
        case .circle: return .clipPath
        case .path, .fixedPath: return style.isColor ? .part : .clipPath
        }
    }

    /// Paints the layer on its box.
    func paint(on markup: inout Markup) {
        if let stroke = plan.stroke {
            guard case .rectangle(let corners) = plan.figure else { return }
            markup.style.round(corners.css(inset: 0), isSmooth: plan.isSmooth)
            markup.style.append(.border, "\(px(Double(stroke.lineWidth))) solid \(layer.style.value.cssColor ?? "")")
            return
        }
        appendFigure(to: &markup)
        layer.style.value.paint(&markup.style)
        layer.style.value.paintMesh(on: &markup)
        // If a box begins between two pixels, this moves its background and the path by the same fraction of a pixel.
        if form == .clipPath { markup.style.append(.contain, "paint") }
    }

    /// Gives a box the outline of the figure.
    private func appendFigure(to markup: inout Markup) {
        switch plan.figure {
        case .rectangle(let corners):
            markup.style.round(corners.css(inset: plan.inset), isSmooth: plan.isSmooth)
        case .circle: markup.style.append(.clipPath, "circle(closest-side)")
        case .ellipse: markup.style.append(.borderRadius, "50%")
        case .path(let path, let size):
            // A path drawn for one size changes with the size, so it is an inline style.
            markup.inline[.clipPath] = path.cssShape(in: size, isEvenOdd: layer.isEvenOdd)
        case .fixedPath(let path):
            markup.style.append(.clipPath, "path(\(layer.isEvenOdd ? "evenodd," : "")\"\(path.svg)\")")
        }
    }

    // MARK: - Boxes

    /// Returns a box with the outline of the figure and the layer's style as its background.
    private var painted: Markup {
        var markup = Markup()
        place(&markup, inset: plan.inset)
        let style = layer.style.value
        if case .circle = plan.figure, plan.box == nil, !style.cssShadows.isEmpty {
            // A clip path would cut the shadows of the box.
            markup.style[.margin] = "auto"
            markup.style[.width] = "calc(2*\(radius(smaller: plan.inset)))"
            markup.style[.height] = markup.style[.width]
            markup.style[.borderRadius] = "50%"
        } else {
            appendFigure(to: &markup)
        }
        style.paint(&markup.style, isContained: plan.box == nil && plan.inset == 0)
        style.paintMesh(on: &markup)
        style.paintTileParts(on: &markup, name: name)
        guard markup.style[.clipPath] != nil || markup.inline[.clipPath] != nil, style.hasShadow else { return markup }
        // They would be cut off, or be those of the box.
        markup.style[.boxShadow] = nil
        return shadowed(markup)
    }

    /// Returns a part in a frame with the shadows of the style. The clip path or the mask of a node cuts its own shadows.
    func shadowed(_ part: Markup) -> Markup {
        var frame = Markup()
        frame.style.append(.position, "absolute")
        frame.style.append(.inset, "0")
        frame.parts = [part]
        appendShadows(to: &frame)
        return frame
    }

    /// Adds the shadows of the style to a complete part, whatever the form of its figure.
    func appendShadows(to markup: inout Markup) {
        let drops = layer.style.value.dropShadows.map(\.filter)
        if let inner = InnerShadows(layer.style.value, name: "i\(name)") {
            markup.inline[.filter] = ([inner.filter] + drops).joined(separator: " ")
            markup.parts.append(markup.tag == .svg ? inner.definition : inner.drawing)
        } else if !drops.isEmpty {
            markup.style[.filter] = drops.joined(separator: " ")
        }
    }

    /// Positions a part in the box, inset by an amount.
    func place(_ markup: inout Markup, inset: Double, isSVG: Bool = false) {
        markup.style.append(.position, "absolute")
        if let box = plan.box {
            let (width, height) = (Double(box.size.width), Double(box.size.height))
            markup.style.append(.left, "calc((100% - \(term(width)))*\(number(Double(box.anchor.x))) + \(term(inset)))")
            markup.style.append(.top, "calc((100% - \(term(height)))*\(number(Double(box.anchor.y))) + \(term(inset)))")
            markup.style.append(.width, px(max(width - 2 * inset, 0)))
            markup.style.append(.height, px(max(height - 2 * inset, 0)))
        } else if isSVG {
            // An SVG element has a size of its own, which its insets do not change.
            markup.style.append(.left, px(inset))
            markup.style.append(.top, px(inset))
            markup.style.append(.width, inset == 0 ? "100%" : "calc(100% - \(term(2 * inset)))")
            markup.style.append(.height, inset == 0 ? "100%" : "calc(100% - \(term(2 * inset)))")
        } else {
            markup.style.append(.inset, px(inset))
        }
        if !plan.transforms.isEmpty { markup.inline[.transform] = plan.transforms.joined(separator: " ") }
    }

    /// Returns half of the shorter side, minus an amount.
    func radius(smaller inset: Double) -> String {
        if let size = plan.box?.size { return px(max(Double(min(size.width, size.height)) / 2 - inset, 0)) }
        return inset == 0 ? "50cqmin" : "calc(50cqmin - \(term(inset)))"
    }

    /// The whole figure, of which a part is drawn.
    var untrimmed: ShapePart {
        var whole = self
        whole.plan.trim = nil
        return whole
    }
}

extension ShapePlan.Figure {
    /// Whether the figure is a box with round corners, which can have shadows in CSS.
    fileprivate var hasBoxShadow: Bool {
        switch self {
        case .rectangle, .ellipse: true
        case .circle, .path, .fixedPath: false
        }
    }
}
