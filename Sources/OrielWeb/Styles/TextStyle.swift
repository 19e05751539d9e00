import Foundation
package import OrielCore
import OrielResources

/// The CSS of a text's attributes.
package struct TextStyle {
    private let attributes: Attributes
    private let shrinks: Bool

    /// - Parameter shrinks: Whether the client may shrink the text, by setting `--shrink`.
    package init(_ attributes: Attributes, shrinks: Bool = false) {
        self.attributes = attributes
        self.shrinks = shrinks
    }

    /// The negative margin that takes the space between lines off the first and the last line of a text.
    ///
    /// The text's node is higher than the view by that space, which its lines need; see decision 30.
    package static let trim = "var(--trim)"

    /// The colour of letters that show the background of their text. With forced colours, browsers remove the background.
    private static let unpainted = "var(--unpainted,#0000)"

    /// Returns the style of a text as a block.
    package func style(isUnbounded: Bool) -> Style {
        var style = look
        if shrinks {
            // The inherited sizes are multiplied, too.
            if style[.fontSize] == nil { style[.fontSize] = Self.shrunk("1em") }
            if style[.lineHeight] == nil { style[.lineHeight] = Self.shrunk("1lh") }
        }
        if let limit = attributes.number(.lineLimit), limit > 0 {
            style.append(.display, "-webkit-box")
            style.append(.webkitBoxOrient, "vertical")
            style.append(.webkitLineClamp, number(limit))
            style.append(.overflow, "hidden")
            if limit == 1 { style.append(.wordBreak, "break-all") }
        } else {
            style.append(.display, "block")
        }
        if let minimum = attributes.number(.minimumLines), minimum > 1 {
            style.append(.minHeight, "\(number(minimum))lh")
        }
        style.append(.whiteSpace, isUnbounded ? "pre" : "pre-wrap")
        style.append(.overflowWrap, "anywhere")
        switch attributes.string(.lineAlignment) {
        case "leading": style.append(.textAlign, "start")
        case "center": style.append(.textAlign, "center")
        case "trailing": style.append(.textAlign, "end")
        default: break
        }
        appendLineSpacing(to: &style)
        style.append(.marginBlock, Self.trim)
        if attributes.bool(.followsContentDirection) { style[.unicodeBidi] = "plaintext" }
        if attributes.bool(.isSelectable) { style[.userSelect] = "text" }
        if let offset = attributes.number(.baselineOffset) {
            style[.position] = "relative"
            style[.bottom] = px(offset)
        }
        return style
    }

    /// The style of a run inside a text.
    package var run: Style {
        var style = look
        if let offset = attributes.number(.baselineOffset) { style[.verticalAlign] = px(offset) }
        if case .color(let color)? = attributes[.textBackground] { style[.backgroundColor] = color.css }
        return style
    }

    /// Font, colour and lines only.
    package var look: Style {
        var style = Style()
        if case .font(let font)? = attributes[.font] { FontStyle(font.details).append(to: &style) }
        appendFontChanges(to: &style)
        if case .style(let foreground)? = attributes[.foreground] { appendForeground(foreground.value, to: &style) }
        appendLines(to: &style)
        if let kerning = attributes.number(.kerning) ?? attributes.number(.tracking) {
            style[.letterSpacing] = px(kerning)
        }
        appendLineHeight(to: &style)
        if let textCase = attributes.string(.textCase) { style[.textTransform] = textCase }
        if shrinks {
            style[.fontSize] = style[.fontSize].map(Self.shrunk)
            // Other lengths are relative to the font size.
            style[.letterSpacing] = style[.letterSpacing].map { $0.hasSuffix("px") ? Self.shrunk($0) : $0 }
        }
        return style
    }

    private static func shrunk(_ length: String) -> String { "calc(\(length)*var(--shrink,1))" }

    private func appendFontChanges(to style: inout Style) {
        if attributes.bool(.isBold) { style[.fontWeight] = "700" }
        if let weight = attributes.number(.weight) { style[.fontWeight] = number(weight) }
        if attributes.bool(.isItalic) { style[.fontStyle] = "italic" }
        switch attributes.string(.fontDesign) {
        case "serif": style[.fontFamily] = "var(--serif)"
        case "rounded": style[.fontFamily] = "var(--rounded)"
        case "monospaced": style[.fontFamily] = "var(--mono)"
        default: break
        }
        if attributes.bool(.isMonospaced) { style[.fontFamily] = "var(--mono)" }
        if attributes.bool(.hasMonospacedDigits) { style[.fontVariantNumeric] = "tabular-nums" }
        if let width = attributes.number(.fontWidth) { style[.fontStretch] = FontStyle.stretch(width) }
    }

    private func appendForeground(_ foreground: ResolvedShapeStyle, to style: inout Style) {
        let shadows = foreground.dropShadows
        if let color = foreground.cssColor {
            style[.color] = color
            if !shadows.isEmpty { style[.textShadow] = shadows.map(\.css).joined(separator: ",") }
        } else if let gradient = foreground.cssGradient {
            style[.backgroundImage] = gradient.css()
            style[.webkitBackgroundClip] = "text"
            style[.backgroundClip] = "text"
            style[.webkitTextFillColor] = Self.unpainted
            // A text shadow would be in front of the gradient, which is a background.
            if !shadows.isEmpty { style[.filter] = shadows.map(\.filter).joined(separator: " ") }
        } else if let tiles = foreground.tiles {
            tiles.paint(&style)
            style[.webkitBackgroundClip] = "text"
            style[.backgroundClip] = "text"
            style[.webkitTextFillColor] = Self.unpainted
        }
    }

    private func appendLines(to style: inout Style) {
        let isUnderlined = attributes.bool(.underline)
        let isStruck = attributes.bool(.strikethrough)
        guard isUnderlined || isStruck else { return }
        let lines = [isUnderlined ? "underline" : nil, isStruck ? "line-through" : nil].compactMap(\.self)
        style[.textDecoration] = lines.joined(separator: " ")
        // CSS has one colour and one pattern for both lines.
        let color = attributes[isUnderlined ? .underlineColor : .strikethroughColor]
        if case .color(let color)? = color { style[.textDecorationColor] = color.css }
        switch attributes.string(isUnderlined ? .underlinePattern : .strikethroughPattern) {
        case "dot", "dashDotDot": style[.textDecorationStyle] = "dotted"
        case "dash", "dashDot": style[.textDecorationStyle] = "dashed"
        default: break
        }
    }

    /// Sets the height of each line, which is not trimmed at the edges.
    private func appendLineHeight(to style: inout Style) {
        guard let factor = attributes.number(.lineHeightFactor), let points = attributes.number(.lineHeightPoints)
        else { return }
        style[.lineHeight] = points == 0 ? number(factor) : "calc(\(number(factor))em + \(px(points)))"
        style[.trim] = "0px"
    }

    /// Adds space between lines. The trimmed edges have none.
    private func appendLineSpacing(to style: inout Style) {
        guard let spacing = attributes.number(.lineSpacing), spacing > 0 else { return }
        style[.lineHeight] = "calc(\(style[.lineHeight].map(FontStyle.multiplied) ?? "1.2942em") + \(px(spacing)))"
    }
}

/// The CSS of a font.
struct FontStyle {
    private let font: FontDescription

    init(_ font: FontDescription) { self.font = font }

    func append(to style: inout Style) {
        var design: Font.Design?
        let points = font.pointSize
        style[.fontSize] = size
        switch font.base {
        case .style(let textStyle, let ownDesign):
            design = ownDesign
            // Rounded up, because WebKit draws lines of 21.999 pixels in 21 pixels.
            let height = Double((textStyle.lineHeight + leading) / textStyle.pointSize(at: .large))
            style[.lineHeight] = number((height * 10_000).rounded(.up) / 10_000) + "em"
            if points >= 20 { style[.letterSpacing] = "var(--tight)" }
        case .system(_, let ownDesign):
            design = ownDesign
            // As in the system's text styles, larger letters need less space between lines.
            style[.lineHeight] = number(points < 20 ? 1.29 + leading / 17 : 1.21 + leading / 28)
            if points >= 20 { style[.letterSpacing] = "var(--tight)" }
        case .custom(let name, _, _):
            if let match = AppFonts.shared.match(named: name) {
                append(match, to: &style)
                break
            }
            let letters = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
            style[.fontFamily] = "\"\(letters)\",var(--sans)"
            style[.lineHeight] = number(1.25 + leading / 17)
        }
        appendFamily(design, to: &style)
        let weight = font.effectiveWeight
        if weight != .regular || font.weight != nil && style[.fontWeight] != nil {
            style[.fontWeight] = number(Double(weight.number))
        }
        if font.isItalic { style[.fontStyle] = "italic" }
        if font.hasMonospacedDigits { style[.fontVariantNumeric] = "tabular-nums" }
        switch (font.hasLowercaseSmallCaps, font.hasUppercaseSmallCaps) {
        case (true, true): style[.fontVariantCaps] = "all-small-caps"
        case (true, false): style[.fontVariantCaps] = "small-caps"
        case (false, true): style[.fontVariantCaps] = "unicase"
        case (false, false): break
        }
        if let width = font.width { style[.fontStretch] = Self.stretch(width.value) }
    }

    /// Adds a font of the app, with its own heights.
    private func append(_ match: AppFonts.Match, to style: inout Style) {
        style[.fontFamily] = "\(FontRules.quoted(match.family)),var(--sans)"
        style[.lineHeight] = number(match.metrics.lineHeight + leading / 17)
        style[.trim] = "calc((\(number(match.metrics.height))em - 1lh)/2)"
        if match.weight != 400 { style[.fontWeight] = number(match.weight) }
        if match.isItalic { style[.fontStyle] = "italic" }
        if match.width != 100 { style[.fontStretch] = "\(number(match.width))%" }
    }

    private func appendFamily(_ design: Font.Design?, to style: inout Style) {
        switch font.isMonospaced ? .monospaced : design {
        case .serif: style[.fontFamily] = "var(--serif)"
        case .rounded: style[.fontFamily] = "var(--rounded)"
        case .monospaced: style[.fontFamily] = "var(--mono)"
        case .default, nil: break
        }
    }

    /// The leading that the font adds to a line, in points.
    private var leading: CGFloat {
        switch font.leading {
        case .standard: 0
        case .tight: -2
        case .loose: 2
        }
    }

    /// The font size. Text styles, and custom fonts relative to one, follow the text size that the user has chosen in the browser, unless
    /// the app has set a text size.
    private var size: String {
        switch font.base {
        case .style(let style, _) where font.typeSize == nil: Self.size(style, scale: font.scale)
        case .custom(_, let points, let style?) where font.typeSize == nil:
            Self.size(style, scale: font.scale * points / style.pointSize(at: .large))
        case .style, .system, .custom: px(Double(font.pointSize))
        }
    }

    private static func size(_ style: Font.TextStyle, scale: CGFloat) -> String {
        guard let name = style.cssName else { return number(Double(scale)) + "rem" }
        return scale == 1 ? "var(--font-\(name))" : "calc(var(--font-\(name))*\(number(Double(scale))))"
    }

    static func stretch(_ width: Double) -> String {
        switch width {
        case ..<(-0.3): "62.5%"
        case ..<(-0.1): "75%"
        case ..<0.1: "100%"
        default: "125%"
        }
    }

    /// Returns a line height as a length: a plain number is a multiple of the font size.
    static func multiplied(_ lineHeight: String) -> String {
        Double(lineHeight) == nil ? lineHeight : lineHeight + "em"
    }
}

extension Font.TextStyle {
    /// The name of the variable in the style sheet that holds the size; nil for the size of the root element.
    fileprivate var cssName: String? {
        switch self {
        case .headline, .body: nil
        case .largeTitle: "large-title"
        case .title: "title"
        case .title2: "title-2"
        case .title3: "title-3"
        case .callout: "callout"
        case .subheadline: "subheadline"
        case .footnote: "footnote"
        case .caption: "caption"
        case .caption2: "caption-2"
        }
    }
}
