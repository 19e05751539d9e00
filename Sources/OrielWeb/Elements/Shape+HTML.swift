import Foundation
package import OrielCore

/// A figure that fills its box: one node if CSS can paint its only layer on the box, otherwise one part per layer.
package enum ShapeRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits {
        guard node.fixedRatio != nil else { return .expands }
        return node.hasBoundedSpace ? [.expands, .soft] : []
    }

    package static func mergeState(of node: WebNode) -> MergeState {
        var state = MergeState(.greedy)
        state.hasProportions = node.proportions != nil
        let layers = node.shapeLayers
        state.hasClipPath = layers.count == 1 && ShapePart(layers[0], name: "").form == .clipPath
        // A clip cuts what is in its node, not the shadows of the node.
        if layers.contains(where: { !$0.style.value.dropShadows.isEmpty }) { state.phase = .clipped }
        return state
    }

    package static func box(of node: WebNode) -> Box {
        var box = drawn(node)
        node.ownProportions?.shape(&box)
        return box
    }

    private static func drawn(_ node: WebNode) -> Box {
        var markup = Markup()
        if let ratio = node.fixedRatio, !node.hasBoundedSpace {
            // The larger length follows from the other one, which is 10 points.
            markup.style.append(.width, px(10 * min(ratio, 1)))
            markup.style.append(.height, px(10 * min(1 / ratio, 1)))
        } else {
            ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        }
        markup.events = node.element.events.mask
        if node.attributes.bool(.reportsPosition) { markup[.dataTrack] = "true" }
        let layers = node.shapeLayers
        // A line around a view lets taps through to it.
        if node.element.events.subtracting(.size).isEmpty, !layers.isEmpty,
            layers.allSatisfy({ ShapePlan($0.outline).stroke != nil })
        {
            markup.style[.pointerEvents] = "none"
        }
        if layers.count == 1 {
            let part = ShapePart(layers[0], name: "")
            if part.form != .part, part.form != .border || !node.sharesStack {
                part.paint(on: &markup)
                return Box(markup)
            }
        }
        if paintTogether(layers, on: &markup.style, hasBorders: !node.sharesStack) { return Box(markup) }
        // The parts are positioned in the box and use its size.
        markup.style.append(.contain, "layout")
        markup.style.append(.containerType, "size")
        markup.parts = layers.enumerated()
            .map { index, layer in
                ShapePart(layer, name: "\(node.id.rawValue)-\(index)").markup
            }
        return Box(markup)
    }

    /// Returns whether a layer is a filled rectangle of its box's size, which can be the background of any node.
    static func isPlain(_ layer: _ShapeLayer) -> Bool {
        let plan = ShapePlan(layer.outline)
        guard case .rectangle = plan.figure else { return false }
        let style = layer.style.value
        return plan.isWholeBox && !style.isDiagonalGradient && style.colorMesh == nil && style.tiles == nil
    }

    /// Paints a plain layer as the background of a box.
    static func paint(_ layer: _ShapeLayer, on style: inout Style) {
        guard case .rectangle(let corners) = ShapePlan(layer.outline).figure else { return }
        layer.style.value.paint(&style)
        if let radius = corners.css(inset: 0) { style[.borderRadius] = radius }
    }
}

extension WebNode {
    /// Whether both axes have a finite offer.
    fileprivate var hasBoundedSpace: Bool { context.horizontal == .bounded && context.vertical == .bounded }

    /// The layers of a shape, from back to front.
    package var shapeLayers: [_ShapeLayer] {
        if case .shapeLayers(let layers)? = attributes[.shapeLayers] { layers } else { [] }
    }
}

extension ShapePlan {
    /// Whether the figure itself is drawn, filled, in the whole box.
    var isWholeBox: Bool { inset == 0 && trim == nil && stroke == nil && transforms.isEmpty && box == nil }
}

/// One layer of a shape as a part of its box.
struct ShapePart {
    private let layer: _ShapeLayer
    private var plan: ShapePlan
    /// A unique prefix for the names of gradients and masks.
    private let name: String

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
            if let radius = corners.css(inset: 0) { markup.style[.borderRadius] = radius }
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
            if let radius = corners.css(inset: plan.inset) { markup.style[.borderRadius] = radius }
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
        guard markup.style[.clipPath] != nil || markup.inline[.clipPath] != nil, !style.dropShadows.isEmpty else {
            return markup
        }
        var frame = Markup()
        frame.style.append(.position, "absolute")
        frame.style.append(.inset, "0")
        appendDropShadows(to: &frame)
        frame.parts = [markup]
        return frame
    }

    /// Adds the shadows below the figure, whatever its form.
    private func appendDropShadows(to markup: inout Markup) {
        let shadows = layer.style.value.dropShadows
        if !shadows.isEmpty { markup.style[.filter] = shadows.map(\.filter).joined(separator: " ") }
    }

    /// Positions a part in the box, inset by an amount.
    private func place(_ markup: inout Markup, inset: Double, isSVG: Bool = false) {
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

    // MARK: - Lines

    private func line(_ stroke: StrokeStyle) -> Markup {
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
        markup.style[.borderRadius] = edge < 0 ? corners.css(outset: -edge) : corners.css(inset: edge)
        if let color = layer.style.value.cssColor {
            markup.style.append(.border, "\(px(width)) solid \(color)")
        } else {
            // A gradient fills the box, and a mask removes the area inside the line.
            markup.style.append(.padding, px(width))
            layer.style.value.paint(&markup.style)
            layer.style.value.paintTileParts(on: &markup, name: name)
            markup.style.append(.mask, "linear-gradient(#000 0 0) content-box exclude,linear-gradient(#000 0 0)")
            markup.style[.boxShadow] = nil
        }
        appendDropShadows(to: &markup)
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

    /// Returns half of the shorter side, minus an amount.
    private func radius(smaller inset: Double) -> String {
        if let size = plan.box?.size { return px(max(Double(min(size.width, size.height)) / 2 - inset, 0)) }
        return inset == 0 ? "50cqmin" : "calc(50cqmin - \(term(inset)))"
    }

    private func append(_ stroke: StrokeStyle, to markup: inout Markup) {
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

    // MARK: - Drawings

    /// Returns a filled path.
    private func figure(_ path: Path, viewBox: CGSize?) -> Markup {
        var markup = Markup(.path)
        markup[.d] = path.svg
        if layer.isEvenOdd { markup.style.append(.fillRule, "evenodd") }
        return drawing(markup, viewBox: viewBox)
    }

    /// Returns a part of a figure, as a path in a box of 100 by 100 points.
    private func figureOfPath(trimmed trim: (from: Double, to: Double), stroke: StrokeStyle? = nil) -> Markup {
        let side = CGSize(width: 100, height: 100)
        let whole = plan.figure.path(in: side)
        var part = Markup(.path)
        part[.d] = whole.path.trimmedPath(from: CGFloat(trim.from), to: CGFloat(trim.to)).svg
        if let stroke {
            var plain = self
            plain.plan.trim = nil
            plain.append(stroke, to: &part)
            part.style.append(.vectorEffect, "non-scaling-stroke")
        }
        if case .fixedPath = plan.figure { return drawing(part) }
        var drawing = drawing(part, viewBox: whole.size)
        if case .circle = plan.figure { drawing[.preserveAspectRatio] = "xMidYMid meet" }
        return drawing
    }

    /// Returns an SVG drawing of one figure with its paint.
    private func drawing(_ figure: Markup, viewBox: CGSize? = nil) -> Markup {
        var svg = Markup(.svg)
        svg[.ariaHidden] = "true"
        // Circles and rectangles apply the inset themselves.
        let isInset = viewBox != nil
        place(&svg, inset: isInset ? plan.inset : 0, isSVG: true)
        svg.style.append(.overflow, "visible")
        appendDropShadows(to: &svg)
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
    /// Whether the figure is a box with round corners, which can have shadows in CSS.
    fileprivate var hasBoxShadow: Bool {
        switch self {
        case .rectangle, .ellipse: true
        case .circle, .path, .fixedPath: false
        }
    }

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

extension CSSGradient {
    /// The gradient for a box of twice the size with the same centre.
    fileprivate var inTheMiddle: CSSGradient {
        func inner(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: point.x / 2 + 0.25, y: point.y / 2 + 0.25) }
        return switch form {
        case .linear(let start, let end): CSSGradient(form: .linear(start: inner(start), end: inner(end)), stops: stops)
        case .radial(let center, let start, let end):
            CSSGradient(form: .radial(center: inner(center), start: start, end: end), stops: stops)
        case .elliptical(let center, let start, let end):
            CSSGradient(form: .elliptical(center: inner(center), start: start / 2, end: end / 2), stops: stops)
        case .angular(let center, let start, let end):
            CSSGradient(form: .angular(center: inner(center), start: start, end: end), stops: stops)
        }
    }

    /// Returns the gradient in SVG, with percentages of the drawing. SVG has no angular gradients.
    fileprivate func definition(name: String) -> Markup {
        var markup: Markup
        var places = stops.map(\.location)
        var isRelative = false
        switch form {
        case .linear(let start, let end):
            markup = Markup(.linearGradient)
            (markup[.x1], markup[.y1]) = (percent(start.x), percent(start.y))
            (markup[.x2], markup[.y2]) = (percent(end.x), percent(end.y))
        case .radial(let center, let start, let end), .angular(let center, let start, let end):
            markup = Markup(.radialGradient)
            (markup[.cx], markup[.cy], markup[.r]) = (percent(center.x), percent(center.y), number(end))
            if end > 0 { places = places.map { (start + $0 * (end - start)) / end } }
        case .elliptical(let center, let start, let end):
            markup = Markup(.radialGradient)
            (markup[.cx], markup[.cy]) = (percent(center.x), percent(center.y))
            markup[.r] = percent(max(start, end))
            places = self.places(from: start, to: end)
            // Fractions of the figure's box, so that the circle becomes an ellipse.
            isRelative = true
        }
        markup[.id] = name
        if !isRelative { markup[.gradientUnits] = "userSpaceOnUse" }
        markup.parts = zip(stops, places).sorted { $0.1 < $1.1 }
            .map { stop, place in
                var part = Markup(.stop)
                part[.offset] = number(place)
                part.style.append(.stopColor, stop.color)
                return part
            }
        return markup
    }

    private func percent(_ fraction: CGFloat) -> String { number(Double(fraction) * 100) + "%" }
}
