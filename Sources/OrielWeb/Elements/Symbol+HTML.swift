import Foundation
import OrielCore

/// A symbol: a drawing in the colour of the surrounding text.
///
/// A symbol with a gradient or with erased parts is a background with the drawing as its mask. A browser creates a
/// document for each mask, so masks are used only where necessary.
package enum SymbolRenderer: ElementRenderer {
    package static func traits(of node: WebNode) -> LayoutTraits { isResizable(node) ? .expands : [] }

    package static func mergeState(of node: WebNode) -> MergeState {
        isResizable(node) ? MergeState(.greedy) : MergeState(.other, .painted)
    }

    package static func box(of node: WebNode) -> Box {
        var (markup, symbol) = markup(of: node.attributes)
        markup.style.append(.display, "block")
        if case .motion(let motion)? = node.attributes[.symbolMotion], markup[.dataState] == nil {
            motion.describe(in: &markup)
        }
        if isResizable(node) {
            markup[.dataStyle] = "resizable"
            ColorRenderer.appendIdealSize(of: node, to: &markup.style)
        } else if markup[.drawing] == nil {
            // The line break gives the box the baseline of the adjacent letters.
            markup[.drawing] = "<br>"
        } else if node.attributes[.symbolMotion] == nil, !node.context.alignsBaselines, !node.isListenedTo,
            !node.attributes.hasInnerShadow
        {
            // Without a baseline, a motion of its own and events, the drawing is the node.
            markup.tag = .svg
            markup.style[.lineHeight] = nil
            markup[.viewBox] = symbol.viewBox
            markup[.drawing] = symbol.markup
        }
        return Box(shadowed(markup, of: node))
    }

    /// Returns a symbol with shadows inside of its lines in a frame with these shadows.
    private static func shadowed(_ markup: Markup, of node: WebNode) -> Markup {
        guard let inner = InnerShadows(node.attributes, name: "i\(node.id.rawValue)") else { return markup }
        var symbol = markup
        symbol.style[.filter] = nil
        var frame = Markup(.span)
        frame.style.append(.display, "flex")
        if isResizable(node) {
            ColorRenderer.appendIdealSize(of: node, to: &frame.style)
            for property in [CSSProperty.width, .height, .minWidth, .minHeight] { symbol.style[property] = nil }
            symbol.style[.flex] = "1 1 0px"
        }
        frame.parts = [symbol, inner.drawing]
        inner.append(to: &frame, node.attributes)
        return frame
    }

    /// Returns the symbol in a line of text.
    static func inlinePart(_ attributes: Attributes) -> Markup {
        var (markup, symbol) = markup(of: attributes)
        markup[.dataStyle] = "inline"
        markup.style.append(.display, "inline-block")
        // Negative margins keep the symbol from increasing the line height. All symbols have the middle of a square.
        let space = size(attributes.string(.imageScale)) * (1 - symbol.height) / 2
        markup.style[.marginBlock] = space > 0 ? em(space - 0.3) : "-.3em"
        markup.style.append(.verticalAlign, "-.02em")
        return markup
    }

    /// Returns the drawing of a symbol for a mask, with its proportions and its size next to letters.
    static func mask(_ attributes: Attributes) -> (address: String, ratio: Double, width: String, height: String) {
        let look = TextStyle(attributes).look
        let symbol = symbol(
            named: attributes.string(.symbol) ?? "",
            variant: attributes.string(.symbolVariant),
            weight: weight(look[.fontWeight])
        )
        let size = size(attributes.string(.imageScale))
        func length(_ ems: Double) -> String {
            look[.fontSize].map { "calc(\(number(ems))*\($0))" } ?? em(ems)
        }
        return (
            symbol.maskURL, symbol.aspectRatio, length(size * symbol.width), length(size * symbol.height)
        )
    }

    private static func isResizable(_ node: WebNode) -> Bool { node.attributes[.resizing] != nil }

    private static func markup(of attributes: Attributes) -> (Markup, Symbol) {
        let name = attributes.string(.symbol) ?? ""
        var markup = Markup(.span)
        markup[.dataKind] = "symbol"
        markup.style = TextStyle(attributes).look
        let symbol = symbol(
            named: name,
            variant: attributes.string(.symbolVariant),
            weight: weight(markup.style[.fontWeight])
        )
        markup.style[.fontWeight] = nil
        if markup.style[.textShadow] != nil, case .style(let foreground)? = attributes[.foreground] {
            // A text shadow does not apply to drawings.
            markup.style[.textShadow] = nil
            markup.style[.filter] = foreground.value.dropShadows.map(\.filter).joined(separator: " ")
        }
        paint(symbol, isRedacted: attributes.bool(.isRedacted), in: &markup)
        if attributes[.resizing] == nil {
            let size = size(attributes.string(.imageScale))
            markup.style[.width] = em(size * symbol.width)
            markup.style[.height] = em(size * symbol.height)
            markup.style[.lineHeight] = em(size * symbol.height)
        }
        var variant: [String] = []
        if symbol.followsReadingDirection { variant.append("directional") }
        if markup.style[.maskImage] != nil { variant.append("mask") }
        if !variant.isEmpty { markup[.dataVariant] = variant.joined(separator: " ") }
        if attributes.bool(.isRedacted) { markup[.dataState] = "redacted" }
        ImageRenderer.describe(attributes, in: &markup) {
            SymbolLibrary.accessibilityName(for: symbol.name == "unknown" ? name : symbol.name)
        }
        return (markup, symbol)
    }

    /// Uses the colour of the text for the drawing; a gradient of the text is painted as it is.
    private static func paint(_ symbol: Symbol, isRedacted: Bool, in markup: inout Markup) {
        markup.style[.webkitBackgroundClip] = nil
        markup.style[.backgroundClip] = nil
        markup.style[.webkitTextFillColor] = nil
        markup.style[.textDecoration] = nil
        markup.style[.letterSpacing] = nil
        // A redacted symbol is a box.
        guard !isRedacted else { return }
        let isGradient = markup.style[.background] != nil || markup.style[.backgroundImage] != nil
        if !isGradient, let drawing = symbol.inlineSVG {
            markup[.drawing] = drawing
        } else {
            if !isGradient { markup.style[.background] = "currentColor" }
            markup.style[.maskImage] = "url(\(symbol.maskURL))"
        }
    }

    /// Returns the size of a drawing next to letters of 1 em, including its margins.
    private static func size(_ scale: String?) -> Double {
        switch scale {
        case "small": 1.02
        case "large": 1.66
        default: 1.3
        }
    }

    private static func em(_ length: Double) -> String { number(length) + "em" }

    /// Returns the drawing of a name, or of its variant if it exists.
    static func symbol(named name: String, variant: String?, weight: SymbolWeight = .regular) -> Symbol {
        if let variant, let symbol = SymbolLibrary.symbol(named: combined(name, variant), weight: weight) {
            return symbol
        }
        return SymbolLibrary.symbol(named: name, weight: weight) ?? .unknown
    }

    /// Returns the symbol weight for a font weight.
    private static func weight(_ fontWeight: String?) -> SymbolWeight {
        SymbolWeight(number: fontWeight.flatMap { Double($0) } ?? 400)
    }

    /// Combines a name with a variant: `heart.fill` in the variant `circle` is `heart.circle.fill`.
    private static func combined(_ name: String, _ variant: String) -> String {
        let shapes = ["circle", "square", "rectangle"]
        var words = name.split(separator: ".").map(String.init)
        var wanted = Set(variant.split(separator: ".").map(String.init))
        while words.count > 1, let last = words.last, last == "fill" || last == "slash" || shapes.contains(last) {
            // If both have a shape, the variant's is used.
            if !shapes.contains(last) || wanted.isDisjoint(with: shapes) { wanted.insert(last) }
            words.removeLast()
        }
        let suffixes = (["slash"] + shapes + ["fill"]).filter(wanted.contains)
        return (words + suffixes).joined(separator: ".")
    }
}
