import Foundation

/// The inherited appearance of texts. It is one environment value, so that a text looks up one key.
struct TextAppearance: Sendable, Hashable {
    var font: Font?
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var foreground: _ResolvedShapeStyle?
    /// The secondary and tertiary styles, if they have been set.
    var lowerForegrounds: [_ResolvedShapeStyle] = []
    var lineLimit: Int?
    /// The minimum number of lines; a shorter text still reserves them.
    var minimumLines: Int?
    /// Nil if it has not been set: lines are leading-aligned, except in buttons, where they are centred.
    var alignment: TextAlignment?
    var typography = Typography()
    /// The URL that a tap on the text opens.
    var link: URL?
    var redaction: RedactionReasons = []
    var isPrivate = false

    /// Whether the content is redacted.
    var isRedacted: Bool {
        redaction.contains(.placeholder) || redaction.contains(.invalidated) || isPrivacyMasked
    }

    /// Whether private content is masked because other people may see the screen.
    var isPrivacyMasked: Bool { isPrivate && redaction.contains(.privacy) }

    /// Sets the foreground. A hierarchical level is replaced by its current style.
    mutating func setForeground(_ style: _ResolvedShapeStyle?) {
        if case .hierarchical(let level)? = style?.value, level > 0, level <= lowerForegrounds.count {
            foreground = lowerForegrounds[level - 1]
        } else {
            foreground = style
        }
    }

    /// Makes a link of the text. It has the tint, whatever the foreground of the text around it.
    mutating func setLink(_ url: URL) {
        link = url
        foreground = nil
    }

    /// The appearance of the items of a menu: only what concerns the reader, nothing of the button's look.
    var inMenu: TextAppearance {
        var appearance = TextAppearance()
        appearance.typography.typeSize = typography.typeSize
        appearance.redaction = redaction
        appearance.isPrivate = isPrivate
        return appearance
    }

    /// The font at its scale and text size; nil for the system's body font at the user's text size.
    var scaledFont: Font? {
        var result = font
        if typography.scale.factor != 1 { result = (result ?? .body).scaled(by: typography.scale.factor) }
        if let size = typography.typeSize { result = (result ?? .body).at(size) }
        return result
    }

    /// Returns the attributes that differ from plain text.
    func attributes(in environment: EnvironmentValues) -> Attributes {
        var attributes = Attributes()
        if let font = scaledFont { attributes[.font] = .font(font) }
        if let weight { attributes[.weight] = .number(Double(weight.number)) }
        attributes.set(.isBold, isBold)
        attributes.set(.isItalic, isItalic)
        underline?.describe(as: .underline, color: .underlineColor, pattern: .underlinePattern, in: &attributes)
        strikethrough?
            .describe(as: .strikethrough, color: .strikethroughColor, pattern: .strikethroughPattern, in: &attributes)
        if let foreground { attributes[.foreground] = .style(foreground.resolved(in: environment)) }
        if let lineLimit { attributes[.lineLimit] = .number(Double(lineLimit)) }
        if let minimumLines { attributes[.minimumLines] = .number(Double(minimumLines)) }
        if let alignment { attributes[.lineAlignment] = .string(alignment.name) }
        if typography != Typography() { typography.describe(in: &attributes) }
        attributes.set(.isRedacted, isRedacted)
        attributes.set(.url, link?.absoluteString)
        return attributes
    }
}

extension Text.LineStyle {
    fileprivate func describe(
        as name: Attributes.Name,
        color colorName: Attributes.Name,
        pattern patternName: Attributes.Name,
        in attributes: inout Attributes
    ) {
        attributes[name] = .bool(true)
        if let color { attributes[colorName] = .color(color) }
        if pattern != .solid { attributes[patternName] = .string(pattern.name) }
    }
}

/// A part of a text whose style differs from the rest.
@usableFromInline package struct TextRun: Sendable, Equatable {
    /// The length in UTF-16 code units.
    package var length: Int
    package let attributes: Attributes

    init(_ string: String, attributes: Attributes) {
        length = string.utf16.count
        self.attributes = attributes
    }
}
