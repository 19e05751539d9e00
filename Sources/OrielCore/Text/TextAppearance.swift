import Foundation

/// How text looks where nothing nearer says otherwise; one environment value, so that a text looks up one key.
struct TextAppearance: Sendable, Hashable {
    var font: Font?
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var underline: Text.LineStyle?
    var strikethrough: Text.LineStyle?
    var foreground: _ResolvedShapeStyle?
    /// What the secondary and the tertiary style stand for, if somebody has said so.
    var lowerForegrounds: [_ResolvedShapeStyle] = []
    var lineLimit: Int?
    /// How many lines a text takes even if it is shorter.
    var minimumLines: Int?
    /// Nil where nobody has said it: lines begin at the same edge, but in buttons, whose lines are centred.
    var alignment: TextAlignment?
    var typography = Typography()
    /// What a tap on the text opens.
    var link: URL?
    var redaction: RedactionReasons = []
    var isPrivate = false

    /// Whether content is not to be recognised.
    var isRedacted: Bool {
        redaction.contains(.placeholder) || redaction.contains(.invalidated) || isPrivacyMasked
    }

    /// Whether somebody else may be looking at what only the owner should see.
    var isPrivacyMasked: Bool { isPrivate && redaction.contains(.privacy) }

    /// Sets the foreground; a level of the hierarchy becomes what it stands for here.
    mutating func setForeground(_ style: _ResolvedShapeStyle?) {
        if case .hierarchical(let level)? = style?.value, level > 0, level <= lowerForegrounds.count {
            foreground = lowerForegrounds[level - 1]
        } else {
            foreground = style
        }
    }

    /// What differs from plain text.
    func attributes(in environment: EnvironmentValues) -> Attributes {
        var attributes = Attributes()
        if let font { attributes[.font] = .font(font) }
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

/// A part of a text that looks other than the rest.
package struct TextRun: Sendable, Equatable {
    /// In UTF-16 units.
    package let length: Int
    package let attributes: Attributes

    init(_ string: String, attributes: Attributes) {
        length = string.utf16.count
        self.attributes = attributes
    }
}
