import OrielCore

/// Shadows inside of what a node draws, as a filter of SVG. CSS has such shadows for boxes only.
struct InnerShadows {
    private let name: String
    /// The shadows, the first in front.
    private let shadows: [CSSShadow]

    /// - Parameter name: A unique name for the filter, made only if it is needed.
    /// - Returns: Nil if the style has no such shadows.
    init?(_ style: ResolvedShapeStyle, name: @autoclosure () -> String) {
        guard style.hasInnerShadow else { return nil }
        self.name = name()
        shadows = style.cssShadows.filter(\.isInner)
    }

    /// The filter of the node.
    var filter: String { "url(#\(name))" }

    /// The definition of the filter, for a drawing.
    var definition: Markup {
        var markup = Markup(.filter)
        markup[.id] = name
        // Lines and letters may reach out of their boxes.
        (markup[.x], markup[.y], markup[.width], markup[.height]) = ("-50%", "-50%", "200%", "200%")
        markup.style.append(.colorInterpolationFilters, "sRGB")
        var result = "SourceGraphic"
        for (index, shadow) in shadows.reversed().enumerated() {
            markup.parts += Self.steps(shadow, on: result, named: "r\(index)")
            result = "r\(index)"
        }
        return markup
    }

    /// The definition in a drawing of its own, without a size.
    var drawing: Markup {
        var drawing = Markup(.svg)
        drawing[.ariaHidden] = "true"
        drawing.style.append(.position, "absolute")
        drawing.style.append(.width, "0")
        drawing.style.append(.height, "0")
        drawing.parts = [definition]
        return drawing
    }

    /// Colours what is outside of the moved figure, and keeps the part inside of the figure. A step without a first input
    /// uses the result of the one before.
    private static func steps(_ shadow: CSSShadow, on graphic: String, named result: String) -> [Markup] {
        var blur = Markup(.feGaussianBlur)
        (blur[.in], blur[.standardDeviation]) = ("SourceAlpha", number(shadow.radius))
        var move = Markup(.feOffset)
        (move[.dx], move[.dy], move[.result]) = (number(shadow.x), number(shadow.y), "moved")
        var flood = Markup(.feFlood)
        flood.style.append(.floodColor, shadow.color)
        var outside = Markup(.feComposite)
        (outside[.operator], outside[.in2]) = ("out", "moved")
        var inside = Markup(.feComposite)
        (inside[.operator], inside[.in2], inside[.result]) = ("atop", graphic, result)
        return [blur, move, flood, outside, inside]
    }
}

extension InnerShadows {
    /// The shadows of the style in which a text or a symbol is drawn.
    ///
    /// - Returns: Nil if it has no such shadows.
    init?(_ attributes: Attributes, name: @autoclosure () -> String) {
        guard case .style(let foreground)? = attributes[.foreground] else { return nil }
        self.init(foreground.value, name: name())
    }

    /// Adds all shadows to a node with letters or a symbol. Those below come last, so that those inside are not drawn in
    /// them.
    func append(to markup: inout Markup, _ attributes: Attributes) {
        guard case .style(let foreground)? = attributes[.foreground] else { return }
        markup.style[.textShadow] = nil
        markup.style[.filter] = nil
        markup.inline[.filter] = ([filter] + foreground.value.dropShadows.map(\.filter)).joined(separator: " ")
    }
}

extension Attributes {
    /// Whether a text or a symbol has shadows inside of its letters or lines.
    var hasInnerShadow: Bool {
        if case .style(let foreground)? = self[.foreground] { foreground.value.hasInnerShadow } else { false }
    }
}
