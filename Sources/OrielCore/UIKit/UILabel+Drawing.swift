import Foundation
import OrielUIKit

extension UILabel {
    func drawing(_ stretch: Stretch) -> AnyView {
        let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
        let text = attributes.map { Text($0) } ?? Text(verbatim: self.text ?? "")
        let scale = adjustsFontSizeToFitWidth ? (minimumScaleFactor > 0 ? minimumScaleFactor : 0.5) : 1
        let paragraph = attributes?.paragraphStyle
        let ownAlignment = paragraph?.alignment ?? .natural
        let alignment = ownAlignment == .natural ? textAlignment : ownAlignment
        let spacing = paragraph?.lineSpacing ?? 0
        let hasParagraphs = numberOfLines == 0 && paragraph?.values.hasIndentsOrSpaces == true
        return
            Group {
                if hasParagraphs, let attributes, let paragraph {
                    Paragraphs(text: attributes, style: paragraph.values, alignment: alignment.inSpace.horizontal)
                } else {
                    text
                }
            }
            .font(Font(font))
            .foregroundStyle(Color(uiColor: color ?? .label))
            .opacity(isEnabled ? 1 : 0.4)
            .lineLimit(numberOfLines == 0 ? nil : max(1, numberOfLines))
            .truncationMode(lineBreakMode.truncation)
            .minimumScaleFactor(scale)
            .if(allowsDefaultTighteningForTruncation) { $0.allowsTightening(true) }
            .multilineTextAlignment(alignment.inLines)
            .if(spacing > 0) { $0.lineSpacing(spacing) }
            .if(shadowColor != nil) {
                $0.shadow(
                    color: Color(uiColor: shadowColor ?? .clear),
                    radius: 0,
                    x: shadowOffset.width,
                    y: shadowOffset.height
                )
            }
            .stretched(stretch, alignment: alignment.inSpace)
    }
}

/// The paragraphs of a text below each other.
private struct Paragraphs: View {
    let text: NSAttributedString
    let style: NSParagraphStyle.Values
    let alignment: HorizontalAlignment

    var body: some View {
        let string = text.string as NSString
        var parts: [NSAttributedString] = []
        var start = 0
        for line in text.string.split(separator: "\n", omittingEmptySubsequences: false) {
            let length = (String(line) as NSString).length
            parts.append(text.attributedSubstring(from: NSRange(location: start, length: length)))
            start = min(start + length + 1, string.length)
        }
        return VStack(alignment: alignment, spacing: style.paragraphSpacing + style.paragraphSpacingBefore) {
            ForEach(Array(parts.enumerated()), id: \.offset) { _, part in
                (part.length > 0 ? Text(part) : Text(verbatim: " ")).padding(.leading, style.headIndent)
            }
        }
        .padding(.trailing, max(-style.tailIndent, 0))
    }
}

extension NSTextAlignment {
    /// The alignment of the lines. Browsers align texts to the direction of their language.
    var inLines: TextAlignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }

    /// The alignment of a text in a larger space.
    var inSpace: Alignment {
        switch self {
        case .center: .center
        case .right: .trailing
        default: .leading
        }
    }
}

extension NSLineBreakMode {
    var truncation: Text.TruncationMode {
        switch self {
        case .byTruncatingHead: .head
        case .byTruncatingMiddle: .middle
        default: .tail
        }
    }
}

extension Text {
    /// Creates a text with the attributes of UIKit that a text can have.
    init(_ text: NSAttributedString) {
        var parts: [Text] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            parts.append(Text(verbatim: (text.string as NSString).substring(with: range)).applying(attributes))
        }
        self = parts.dropFirst().reduce(parts.first ?? Text(verbatim: ""), +)
    }

    private func applying(_ attributes: [NSAttributedString.Key: Any]) -> Text {
        var text = self
        if let font = attributes[.font] as? UIFont { text = text.font(Font(font)) }
        if let color = attributes[.foregroundColor] as? UIColor { text = text.foregroundColor(Color(uiColor: color)) }
        if let color = attributes[.backgroundColor] as? UIColor {
            text = text.adding(.background(Color(uiColor: color)))
        }
        if let kern = attributes[.kern] as? any BinaryFloatingPoint { text = text.kerning(CGFloat(kern)) }
        if let tracking = attributes[.tracking] as? any BinaryFloatingPoint { text = text.tracking(CGFloat(tracking)) }
        if let slant = attributes[.obliqueness] as? any BinaryFloatingPoint, CGFloat(slant) != 0 {
            text = text.italic()
        }
        if let style = attributes[.underlineStyle] as? Int {
            let color = (attributes[.underlineColor] as? UIColor).map { Color(uiColor: $0) }
            text = text.underline(style != 0, pattern: NSUnderlineStyle(rawValue: style).pattern, color: color)
        }
        if let style = attributes[.strikethroughStyle] as? Int {
            let color = (attributes[.strikethroughColor] as? UIColor).map { Color(uiColor: $0) }
            text = text.strikethrough(style != 0, pattern: NSUnderlineStyle(rawValue: style).pattern, color: color)
        }
        if let offset = attributes[.baselineOffset] as? any BinaryFloatingPoint {
            text = text.baselineOffset(CGFloat(offset))
        }
        if let link = attributes[.link] as? URL { text = text.adding(.link(link)) }
        return text
    }
}

extension NSUnderlineStyle {
    /// The pattern of the line, which is in the third hexadecimal digit.
    fileprivate var pattern: Text.LineStyle.Pattern {
        switch NSUnderlineStyle(rawValue: rawValue & 0xF00) {
        case .patternDot: .dot
        case .patternDash: .dash
        case .patternDashDot: .dashDot
        case .patternDashDotDot: .dashDotDot
        default: .solid
        }
    }
}
