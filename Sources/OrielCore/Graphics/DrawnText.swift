import Foundation
import OrielUIKit

/// A text of UIKit's that a `CGContext` draws: runs of letters with the same attributes.
///
/// The browser draws it as HTML inside of the image, so that lines have their exact lengths. The server estimates them.
struct DrawnText {
    struct Run {
        var string: String
        let font: UIFont
        let color: UIColor
        var background: UIColor?
        var kern: CGFloat = 0
        var isUnderlined = false
        var isStruck = false
        /// The colour of the lines under and through the text; nil for that of the text.
        var lineColor: UIColor?
        var isSlanted = false
        var baselineOffset: CGFloat = 0
    }

    private let runs: [Run]
    private let paragraph: NSParagraphStyle.Values

    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]?) {
        runs = [Run(string, attributes ?? [:])]
        paragraph = (attributes?[.paragraphStyle] as? NSParagraphStyle)?.values ?? NSParagraphStyle.Values()
    }

    /// The paragraph style is that of the first letter.
    init(_ text: NSAttributedString) {
        var runs: [Run] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
            runs.append(Run((text.string as NSString).substring(with: range), attributes))
        }
        self.runs = runs
        paragraph = text.paragraphStyle?.values ?? NSParagraphStyle.Values()
    }

    /// The distance from the top of the first line to its baseline.
    var ascender: CGFloat { runs.first?.font.ascender ?? 0 }

    // MARK: - Sizes

    /// Returns the size of the text, estimated from mean widths of letters.
    ///
    /// - Parameter room: The length at which lines wrap.
    func size(in room: CGFloat = .infinity) -> CGSize {
        let wraps = paragraph.lineBreakMode.isWrapping
        var lines = DrawnLines(room: room, paragraph)
        for run in runs {
            let height = paragraph.lineHeight(run.font)
            for scalar in run.string.unicodeScalars {
                let part = scalar == " " ? CharacterWidth.space : CharacterWidth.of(scalar)
                lines.add(scalar, width: part * run.font.pointSize + run.kern, height: height, isWide: part == 1)
            }
        }
        lines.endLine(atLeast: runs.last.map { paragraph.lineHeight($0.font) } ?? 0)
        return CGSize(width: wraps ? lines.size.width : min(lines.size.width, room), height: lines.size.height)
    }

    // MARK: - Drawing

    /// Returns the text with its top left corner at a point. It wraps nowhere.
    func markup(at point: CGPoint, alpha: CGFloat) -> String {
        let size = size()
        return markup(in: CGRect(origin: point, size: size), alpha: alpha, anchor: 0)
    }

    /// Returns the text in a rectangle, in which it wraps. What does not fit is cut off.
    func markup(in rect: CGRect, alpha: CGFloat) -> String {
        let rect = rect.standardized
        let line = size()
        guard line.width > rect.width + 0.5 else {
            // A rectangle of the text's own size is one that the app has measured: the text is in its centre, because
            // the browser's letters have other widths than those of the estimate.
            let isMeasured = rect.width - line.width < 1
            return markup(in: rect, alpha: alpha, anchor: isMeasured ? 0.5 : paragraph.alignment.anchor)
        }
        let fits = paragraph.lineBreakMode.isWrapping && size(in: rect.width).height <= rect.height + 0.5
        var box = rect
        if fits { box.size.height += slack }
        let style = "\(paragraph.lineBreakMode.css);text-align:\(paragraph.alignment.css)"
        return foreignObject(box, style, content(alpha))
    }

    /// Returns the text in lines that do not wrap. The box is larger than the rectangle, because the estimate may be
    /// too small.
    ///
    /// - Parameter anchor: Where the lines are in the rectangle, from 0 for the left edge to 1 for the right one.
    private func markup(in rect: CGRect, alpha: CGFloat, anchor: CGFloat) -> String {
        let more = rect.width + slack
        var box = rect
        box.size.width += 2 * more
        box.origin.x = rect.minX - 2 * more * anchor
        if rect.height >= size().height - 0.5 { box.size.height += slack }
        let place = anchor == 0 ? "left" : anchor == 1 ? "right" : "center"
        let style = "display:inline-block;text-align:\(paragraph.alignment.css)"
        let block = "<span style=\"\(style)\">\(content(alpha))</span>"
        return foreignObject(box, "white-space:pre;text-align:\(place)", block)
    }

    /// More than the difference between the estimate and the browser's size of a line.
    private var slack: CGFloat { 4 * (runs.map(\.font.pointSize).max() ?? 0) }

    private func foreignObject(_ box: CGRect, _ style: String, _ content: String) -> String {
        // The lines have the heights of their runs: the block itself has none.
        let block = "<div xmlns=\"http://www.w3.org/1999/xhtml\" style=\"font-size:0;line-height:0;\(style)\">"
        return "<foreignObject\(box.svgAttributes)>\(block)\(content)</div></foreignObject>"
    }

    private func content(_ alpha: CGFloat) -> String {
        guard paragraph.hasIndentsOrSpaces else { return spans(runs, alpha) }
        let paragraphs = runs.paragraphs
        return paragraphs.indices.map { index in
            let style = paragraph.css(isFirst: index == 0, isLast: index == paragraphs.count - 1)
            return "<div style=\"\(style)\">\(spans(paragraphs[index], alpha))</div>"
        }.joined()
    }

    private func spans(_ runs: [Run], _ alpha: CGFloat) -> String {
        runs.map { run in
            let style = run.style(in: paragraph, alpha: alpha)
            return "<span style=\"\(style)\">\(run.string.escapedForXML)</span>"
        }.joined()
    }
}

// MARK: - Runs

extension DrawnText.Run {
    init(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
        self.init(
            string: string,
            font: attributes[.font] as? UIFont ?? .systemFont(ofSize: 12),
            color: attributes[.foregroundColor] as? UIColor ?? .black
        )
        background = attributes[.backgroundColor] as? UIColor
        if let number = attributes[.kern] as? any BinaryFloatingPoint { kern = CGFloat(number) }
        isUnderlined = (attributes[.underlineStyle] as? Int ?? 0) != 0
        isStruck = (attributes[.strikethroughStyle] as? Int ?? 0) != 0
        lineColor = (attributes[.underlineColor] ?? attributes[.strikethroughColor]) as? UIColor
        if let slant = attributes[.obliqueness] as? any BinaryFloatingPoint { isSlanted = CGFloat(slant) != 0 }
        if let offset = attributes[.baselineOffset] as? any BinaryFloatingPoint { baselineOffset = CGFloat(offset) }
    }

    fileprivate func style(in paragraph: NSParagraphStyle.Values, alpha: CGFloat) -> String {
        let height = paragraph.lineHeight(font) + paragraph.lineSpacing
        var style = "font:\(font.css(lineHeight: height));color:\(color.css(alpha))"
        if let background { style += ";background:\(background.css(alpha))" }
        if kern != 0 { style += ";letter-spacing:\(kern.svg)px" }
        let lines = [isUnderlined ? "underline" : nil, isStruck ? "line-through" : nil].compactMap(\.self)
        if !lines.isEmpty {
            style += ";text-decoration:\(lines.joined(separator: " "))"
            if let lineColor { style += " \(lineColor.css(alpha))" }
        }
        if isSlanted { style += ";font-style:italic" }
        if baselineOffset != 0 { style += ";vertical-align:\(baselineOffset.svg)px" }
        return style
    }
}

extension [DrawnText.Run] {
    /// The runs of each paragraph, without the characters that end them. An empty paragraph has a letter without width, so
    /// that it has a height.
    fileprivate var paragraphs: [[DrawnText.Run]] {
        var paragraphs: [[DrawnText.Run]] = [[]]
        for run in self {
            for (index, part) in run.string.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { paragraphs.append([]) }
                var piece = run
                piece.string = part.isEmpty ? "\u{200B}" : String(part)
                if !part.isEmpty || paragraphs[paragraphs.count - 1].isEmpty {
                    paragraphs[paragraphs.count - 1].append(piece)
                }
            }
        }
        return paragraphs
    }
}

extension NSParagraphStyle.Values {
    var hasIndentsOrSpaces: Bool {
        paragraphSpacing > 0 || paragraphSpacingBefore > 0
            || headIndent > 0 || firstLineHeadIndent > 0 || tailIndent != 0
    }

    /// The style of a paragraph. Paddings, because margins of neighbours would overlap.
    fileprivate func css(isFirst: Bool, isLast: Bool) -> String {
        var style = "padding-inline-start:\(headIndent.svg)px;text-indent:\((firstLineHeadIndent - headIndent).svg)px"
        if !isFirst { style += ";padding-top:\(paragraphSpacingBefore.svg)px" }
        if !isLast { style += ";padding-bottom:\(paragraphSpacing.svg)px" }
        if tailIndent < 0 { style += ";padding-inline-end:\((-tailIndent).svg)px" }
        if tailIndent > 0 { style += ";box-sizing:border-box;max-width:\(tailIndent.svg)px" }
        return style
    }
}

extension UIColor {
    fileprivate func css(_ alpha: CGFloat) -> String {
        let paint = SVGPaint(self)
        let opacity = UInt8(min(max(paint.opacity * alpha, 0), 1) * 255 + 0.5)
        return opacity == 255 ? paint.color : paint.color + (opacity < 16 ? "0" : "") + String(opacity, radix: 16)
    }
}

extension UIFont {
    /// The font in CSS. An image cannot load the fonts of the app.
    fileprivate func css(lineHeight: CGFloat) -> String {
        var weight = Weight.regular
        var family = Self.sans
        switch kind {
        case .system(let own, let design):
            weight = own
            switch design {
            case .serif: family = "ui-serif,'New York',Georgia,'Noto Serif',serif"
            case .rounded: family = "ui-rounded,'SF Pro Rounded',Nunito,\(Self.sans)"
            case .monospaced: family = "ui-monospace,'SF Mono',Menlo,Consolas,'Liberation Mono',monospace"
            default: break
            }
        case .style(let style): weight = style.weight
        case .named(let name):
            let letters = name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" }
            family = "'\(letters)',\(Self.sans)"
        }
        let slant = isItalic ? "italic " : ""
        return "\(slant)\(Font.Weight(weight).number) \(pointSize.svg)px/\(lineHeight.svg)px \(family)"
    }

    private static let sans =
        "-apple-system,BlinkMacSystemFont,'SF Pro Text',Inter,'Segoe UI',Roboto,'Helvetica Neue','Noto Sans',sans-serif"
}

extension NSTextAlignment {
    fileprivate var css: String {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .justified: "justify"
        case .natural: "start"
        }
    }

    fileprivate var anchor: CGFloat {
        switch self {
        case .center: 0.5
        case .right: 1
        default: 0
        }
    }
}

extension NSLineBreakMode {
    fileprivate var isWrapping: Bool { self == .byWordWrapping || self == .byCharWrapping }

    fileprivate var css: String {
        switch self {
        case .byWordWrapping: "white-space:pre-wrap;overflow-wrap:anywhere"
        case .byCharWrapping: "white-space:pre-wrap;word-break:break-all"
        case .byClipping: "white-space:pre;overflow:hidden"
        case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle:
            "white-space:pre;overflow:hidden;text-overflow:ellipsis"
        }
    }
}

extension NSAttributedString {
    /// The paragraph style of the first letter.
    var paragraphStyle: NSParagraphStyle? {
        length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
    }
}

// MARK: - Estimates

/// The lines of a text, which wrap between words.
private struct DrawnLines {
    private let room: CGFloat
    private let paragraph: NSParagraphStyle.Values
    /// Where the current line begins.
    private var indent: CGFloat
    private(set) var size = CGSize.zero
    private var lineCount = 0
    /// The width of the current line without its last word, the spaces after it, and the word.
    private var line: CGFloat = 0
    private var spaces: CGFloat = 0
    private var word: CGFloat = 0
    private var height: CGFloat = 0

    init(room: CGFloat, _ paragraph: NSParagraphStyle.Values) {
        let tail = paragraph.tailIndent
        let wraps = paragraph.lineBreakMode.isWrapping
        self.room = !wraps ? .infinity : tail > 0 ? min(room, tail) : room + tail
        self.paragraph = paragraph
        indent = paragraph.firstLineHeadIndent
    }

    /// - Parameter isWide: Whether it is an East Asian character, before which a line can end.
    mutating func add(_ scalar: Unicode.Scalar, width: CGFloat, height: CGFloat, isWide: Bool) {
        if scalar == "\n" {
            endLine(atLeast: height)
            size.height += paragraph.paragraphSpacing + paragraph.paragraphSpacingBefore
            indent = paragraph.firstLineHeadIndent
            return
        }
        self.height = max(self.height, height)
        if scalar == " " || isWide {
            line += spaces + word
            (spaces, word) = (isWide ? 0 : width, 0)
        }
        if scalar == " " { return }
        word += width
        guard line > 0, indent + line + spaces + word > room else { return }
        let rest = word
        (word, spaces) = (0, 0)
        endLine(atLeast: height)
        (word, self.height) = (rest, height)
    }

    mutating func endLine(atLeast height: CGFloat) {
        lineCount += 1
        size.width = max(size.width, indent + line + spaces + word - min(paragraph.tailIndent, 0))
        size.height += max(self.height, height) + (lineCount > 1 ? paragraph.lineSpacing : 0)
        indent = paragraph.headIndent
        (line, spaces, word, self.height) = (0, 0, 0, 0)
    }
}
