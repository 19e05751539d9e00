public import Foundation

// Modifiers that return a Text, so that the parts of a concatenation can have different styles.
extension Text {
    public func font(_ font: Font?) -> Text { adding(.font(font)) }
    public func fontWeight(_ weight: Font.Weight?) -> Text { adding(.weight(weight)) }
    public func fontDesign(_ design: Font.Design?) -> Text { adding(.design(design)) }
    public func fontWidth(_ width: Font.Width?) -> Text { adding(.width(width)) }

    public func bold() -> Text { adding(.bold(true)) }
    public func bold(_ isActive: Bool) -> Text { adding(.bold(isActive)) }
    public func italic() -> Text { adding(.italic(true)) }
    public func italic(_ isActive: Bool) -> Text { adding(.italic(isActive)) }

    /// Gives all characters the same width.
    public func monospaced(_ isActive: Bool = true) -> Text { adding(.monospaced(isActive)) }

    /// Gives all digits the same width, so that changing numbers do not move.
    public func monospacedDigit() -> Text { adding(.monospacedDigit) }

    /// - Parameter color: The colour of the line; nil for the text's own.
    public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
        underline(isActive, pattern: .solid, color: color)
    }

    public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.underline(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// - Parameter color: The colour of the line; nil for the text's own.
    public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
        strikethrough(isActive, pattern: .solid, color: color)
    }

    public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
        adding(.strikethrough(isActive ? LineStyle(pattern: pattern, color: color) : nil))
    }

    /// Adds space between characters, in points.
    public func kerning(_ kerning: CGFloat) -> Text { adding(.kerning(kerning)) }

    /// Adds space after each character, in points.
    public func tracking(_ tracking: CGFloat) -> Text { adding(.tracking(tracking)) }

    /// Raises the text, in points.
    public func baselineOffset(_ baselineOffset: CGFloat) -> Text { adding(.baselineOffset(baselineOffset)) }

    public func foregroundColor(_ color: Color?) -> Text { foreground(color) }
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { foreground(style) }

    private func foreground(_ style: (any ShapeStyle)?) -> Text {
        adding(.foreground(style.map { $0._resolve(in: _ShapeStyleContext()) }))
    }
}

extension TextAppearance {
    /// Returns this appearance with a text's own modifiers applied. The first one, nearest to the text, wins.
    ///
    /// - Parameter modifiers: The modifiers from the inside out; inner ones override outer ones.
    func applying(_ modifiers: [Text.Modifier]) -> TextAppearance {
        var result = self
        for modifier in modifiers.reversed() {
            switch modifier {
            case .font(let font): result.font = font
            case .weight(let weight): result.weight = weight
            case .design(let design): result.typography.design = design
            case .width(let width): result.typography.width = width
            case .bold(let isBold): result.isBold = isBold
            case .italic(let isItalic): result.isItalic = isItalic
            case .monospaced(let isActive): result.typography.isMonospaced = isActive
            case .monospacedDigit: result.typography.hasMonospacedDigits = true
            case .underline(let style): result.underline = style
            case .strikethrough(let style): result.strikethrough = style
            case .kerning(let kerning): result.typography.kerning = kerning
            case .tracking(let tracking): result.typography.tracking = tracking
            case .baselineOffset(let offset): result.typography.baselineOffset = offset
            case .foreground(let style): result.setForeground(style)
            case .background(let color): result.typography.background = color
            case .scale(let scale): result.typography.scale = scale
            case .link(let url): result.setLink(url)
            case .code:
                result.typography.isCode = true
                result.typography.isMonospaced = true
            }
        }
        return result
    }
}
