/// How text looks where nothing nearer says otherwise; one environment value, so that a text looks up one key.
struct TextAppearance: Sendable, Hashable {
    var font: Font?
    var weight: Font.Weight?
    var isBold = false
    var isItalic = false
    var underline = false
    var strikethrough = false
    var foreground: _ResolvedShapeStyle?
    var lineLimit: Int?
    var alignment = TextAlignment.leading

    /// Sets what differs from plain text.
    func describe(in attributes: inout Attributes) {
        if let font { attributes[.font] = .font(font) }
        if let weight { attributes[.weight] = .number(Double(weight.number)) }
        attributes.set(.isBold, isBold)
        attributes.set(.isItalic, isItalic)
        attributes.set(.underline, underline)
        attributes.set(.strikethrough, strikethrough)
        if let foreground { attributes[.foreground] = .style(foreground) }
        if let lineLimit { attributes[.lineLimit] = .number(Double(lineLimit)) }
        if alignment != .leading { attributes[.lineAlignment] = .string(alignment == .center ? "center" : "trailing") }
    }
}

/// A part of a text that looks other than the rest.
public struct TextRun: Sendable, Equatable {
    /// In UTF-16 units.
    public let length: Int
    public let attributes: Attributes
}
