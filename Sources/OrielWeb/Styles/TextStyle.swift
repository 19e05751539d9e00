import Foundation
package import OrielCore

/// How the attributes of a text look in CSS.
package struct TextStyle {
    private let attributes: Attributes

    package init(_ attributes: Attributes) { self.attributes = attributes }

    /// The style of a text as a block.
    package func style(isUnbounded: Bool) -> Style {
        var style = look
        if let limit = attributes.number(.lineLimit) {
            style.append(.display, "-webkit-box")
            style.append(.webkitBoxOrient, "vertical")
            style.append(.webkitLineClamp, number(limit))
            style.append(.overflow, "hidden")
            if limit == 1 { style.append(.wordBreak, "break-all") }
        } else {
            style.append(.display, "block")
        }
        style.append(.whiteSpace, isUnbounded ? "pre" : "pre-wrap")
        style.append(.overflowWrap, "anywhere")
        switch attributes.string(.lineAlignment) {
        case "center": style.append(.textAlign, "center")
        case "trailing": style.append(.textAlign, "end")
        default: break
        }
        return style
    }

    /// Font and colour alone.
    package var look: Style {
        var style = Style()
        if case .font(let font)? = attributes[.font] { append(font.details, to: &style) }
        if attributes.bool(.isBold) { style[.fontWeight] = "700" }
        if let weight = attributes.number(.weight) { style[.fontWeight] = number(weight) }
        if attributes.bool(.isItalic) { style[.fontStyle] = "italic" }
        if attributes.bool(.isMonospaced) { style[.fontFamily] = "var(--mono)" }
        if case .style(let foreground)? = attributes[.foreground], let color = foreground.value.cssColor {
            style[.color] = color
        }
        if attributes.bool(.underline) || attributes.bool(.strikethrough) {
            let lines = [
                attributes.bool(.underline) ? "underline" : nil, attributes.bool(.strikethrough) ? "line-through" : nil,
            ]
            style[.textDecoration] = lines.compactMap(\.self).joined(separator: " ")
        }
        if let kerning = attributes.number(.kerning) ?? attributes.number(.tracking) {
            style[.letterSpacing] = px(kerning)
        }
        return style
    }

    private func append(_ font: FontDescription, to style: inout Style) {
        switch font.base {
        case .style(let textStyle, _):
            style[.fontSize] = rem(textStyle.pointSize())
            style[.lineHeight] = rem(textStyle.lineHeight)
        case .system(let size, _):
            style[.fontSize] = rem(size)
            style[.lineHeight] = "1.25"
        case .custom(let name, let size, _):
            style[.fontFamily] =
                "\"\(name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })\",var(--sans)"
            style[.fontSize] = rem(size)
            style[.lineHeight] = "1.25"
        }
        let weight = font.effectiveWeight
        if weight != .regular { style[.fontWeight] = number(Double(weight.number)) }
        if font.isItalic { style[.fontStyle] = "italic" }
        if font.isMonospaced { style[.fontFamily] = "var(--mono)" }
    }

    /// Points grow with the person's text size: the root is 17 points at size large.
    private func rem(_ points: Double) -> String { number(points / 17) + "rem" }
}
