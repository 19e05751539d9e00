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

    /// One thing set on a text.
    enum Change: Sendable, Hashable {
        case font(Font?)
        case weight(Font.Weight?)
        case bold(Bool)
        case italic(Bool)
        case underline(Bool)
        case strikethrough(Bool)
        case foreground(_ResolvedShapeStyle?)
    }

    /// - Parameter changes: From the inside out; what is set further inside counts for more.
    func applying(_ changes: [Change]) -> TextAppearance {
        var result = self
        for change in changes.reversed() {
            switch change {
            case .font(let font): result.font = font
            case .weight(let weight): result.weight = weight
            case .bold(let isBold): result.isBold = isBold
            case .italic(let isItalic): result.isItalic = isItalic
            case .underline(let isActive): result.underline = isActive
            case .strikethrough(let isActive): result.strikethrough = isActive
            case .foreground(let style): result.foreground = style
            }
        }
        return result
    }

    /// What differs from plain text.
    var attributes: Attributes {
        var attributes = Attributes()
        if let font { attributes[.font] = .font(font) }
        if let weight { attributes[.weight] = .number(Double(weight.number)) }
        attributes.set(.isBold, isBold)
        attributes.set(.isItalic, isItalic)
        attributes.set(.underline, underline)
        attributes.set(.strikethrough, strikethrough)
        if let foreground { attributes[.foreground] = .style(foreground) }
        if let lineLimit { attributes[.lineLimit] = .number(Double(lineLimit)) }
        if alignment != .leading { attributes[.lineAlignment] = .string(alignment == .center ? "center" : "trailing") }
        return attributes
    }
}

/// A part of a text that looks other than the rest.
public struct TextRun: Sendable, Equatable {
    /// In UTF-16 units.
    public let length: Int
    public let attributes: Attributes
}
