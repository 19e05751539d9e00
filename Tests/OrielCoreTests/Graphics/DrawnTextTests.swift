import Foundation
import OrielCore
import OrielUIKit
import Testing

@Suite struct DrawnTextTests {
    private let point = CGPoint(x: 5, y: 7)

    @Test func `a text is HTML in the image, with its font and its colour`() {
        let attributes: [NSAttributedString.Key: Any] = [
            .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red, .kern: 0.5,
            .underlineStyle: NSUnderlineStyle.single.rawValue, .backgroundColor: UIColor(white: 1, alpha: 0.5),
        ]

        let document = svg { _ in "a<b>&\u{0}".draw(at: point, withAttributes: attributes) }

        #expect(document.contains("<foreignObject x=\"5\" y=\"7\""))
        #expect(document.contains("style=\"font:700 20px/23.867px -apple-system,"))
        #expect(document.contains("color:#ff0000;background:#ffffff80;letter-spacing:0.5px;text-decoration:underline"))
        #expect(document.contains(">a&lt;b&gt;&amp;</span></span></div></foreignObject>"))
    }

    @Test func `a text without attributes is black and of 12 points`() {
        let document = svg { _ in ("a" as NSString).draw(at: point) }

        #expect(document.contains("font:400 12px/14.32px ") && document.contains("color:#000000\">a</span>"))
    }

    @Test func `lines have their own colour, and letters a slant`() {
        let attributes: [NSAttributedString.Key: Any] = [
            .underlineStyle: NSUnderlineStyle.single.rawValue, .underlineColor: UIColor.blue, .obliqueness: 0.2,
        ]

        let document = svg { _ in "a".draw(at: point, withAttributes: attributes) }

        #expect(document.contains("text-decoration:underline #0000ff;font-style:italic"))
    }

    @Test func `runs have their own attributes`() {
        let text = NSMutableAttributedString(string: "ab")
        text.addAttribute(.foregroundColor, value: UIColor.blue, range: NSRange(location: 1, length: 1))

        let document = svg { _ in text.draw(at: point) }

        #expect(document.contains("color:#000000\">a</span>") && document.contains("color:#0000ff\">b</span>"))
    }

    @Test func `a text has the transform and the opacity of the context`() {
        let document = svg { context in
            context.rotate(by: .pi)
            context.setAlpha(0.5)
            "a".draw(at: point)
        }

        #expect(document.contains("<g transform=\"matrix(-1 ") && document.contains("color:#00000080"))
    }

    // MARK: - Paragraphs

    @Test func `paragraphs have spaces between them, and indents`() {
        let style = NSMutableParagraphStyle()
        (style.paragraphSpacing, style.paragraphSpacingBefore) = (6, 2)
        (style.headIndent, style.firstLineHeadIndent, style.tailIndent) = (10, 4, -8)
        let attributes: [NSAttributedString.Key: Any] = [.paragraphStyle: style]

        let document = svg { _ in "one\n\ntwo".draw(at: point, withAttributes: attributes) }

        let indents = "padding-inline-start:10px;text-indent:-6px"
        #expect(document.contains("<div style=\"\(indents);padding-bottom:6px;padding-inline-end:8px\"><span"))
        #expect(document.contains("<div style=\"\(indents);padding-top:2px;padding-inline-end:8px\"><span"))
        #expect(document.contains(">\u{200B}</span></div>") && document.contains(">two</span></div>"))
    }

    @Test func `the size of a text has the spaces and the indents of its paragraphs`() {
        let style = NSMutableParagraphStyle()
        func size(_ text: String) -> CGSize { (text as NSString).size(withAttributes: [.paragraphStyle: style]) }
        let (line, lines) = (size("word"), size("word\nword"))

        (style.paragraphSpacing, style.paragraphSpacingBefore) = (6, 2)
        #expect(size("word\nword").height == lines.height + 8 && size("word") == line)

        (style.firstLineHeadIndent, style.tailIndent) = (20, -5)
        #expect(size("word").width == line.width + 25)
        let copy = NSMutableParagraphStyle()
        copy.setParagraphStyle(style)
        #expect(copy == style && copy.firstLineHeadIndent == 20)
    }

    @Test func `a text wraps at a tail indent only if it wraps`() {
        let style = NSMutableParagraphStyle()
        func height(_ text: String) -> CGFloat {
            (text as NSString).size(withAttributes: [.paragraphStyle: style]).height
        }
        let line = height("word")

        style.tailIndent = 20
        #expect(height("word word") > line)

        style.lineBreakMode = .byTruncatingTail
        #expect(height("word word") == line)
    }

    // MARK: - Places

    @Test func `a text in a rectangle of its size is in its centre, because the size is an estimate`() {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
        let size = "AB".size(withAttributes: font)

        let document = svg { _ in "AB".draw(in: CGRect(origin: point, size: size), withAttributes: font) }

        #expect(document.contains("white-space:pre;text-align:center\">") && !document.contains("pre-wrap"))
    }

    @Test(arguments: [(NSTextAlignment.left, "left"), (.center, "center"), (.right, "right")])
    func `a line that fits has the alignment of its paragraph`(alignment: NSTextAlignment, place: String) {
        let style = NSMutableParagraphStyle()
        style.alignment = alignment
        let area = CGRect(x: 0, y: 0, width: 90, height: 40)

        let document = svg { _ in "a".draw(in: area, withAttributes: [.paragraphStyle: style]) }

        #expect(document.contains("white-space:pre;text-align:\(place)\">"))
        #expect(document.contains("display:inline-block;text-align:\(place)\">"))
    }

    @Test func `a text that does not fit wraps, or is truncated`() {
        let text = "Several words that need more space"
        let style = NSMutableParagraphStyle()
        let area = CGRect(x: 0, y: 0, width: 60, height: 20)

        let wrapped = svg { _ in text.draw(in: area, withAttributes: [.paragraphStyle: style]) }
        style.lineBreakMode = .byTruncatingTail
        let truncated = svg { _ in text.draw(in: area, withAttributes: [.paragraphStyle: style]) }

        #expect(wrapped.contains("<foreignObject x=\"0\" y=\"0\" width=\"60\" height=\"20\">"))
        #expect(wrapped.contains("white-space:pre-wrap;overflow-wrap:anywhere;text-align:start"))
        #expect(truncated.contains("text-overflow:ellipsis"))
    }

    @Test func `without the option for lines, a text begins at its baseline`() {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 100)]
        let context = NSStringDrawingContext()
        let area = CGRect(x: 0, y: 200, width: 10, height: 10)

        let document = svg { _ in "a".draw(with: area, attributes: font, context: context) }

        #expect(document.contains("x=\"0\" y=\"104.785\""))
        #expect(abs(context.totalBounds.minY - 175.879) < 0.001 && context.actualScaleFactor == 1)
    }

    // MARK: - Sizes

    @Test func `a text is as high as its lines`() {
        let text = NSAttributedString(string: "one\ntwo", attributes: [.font: UIFont.systemFont(ofSize: 10)])

        #expect(abs(text.size().height - 23.867) < 0.001 && text.size().width > 10)
        #expect("".size().width == 0 && "".size().height > 14)
    }

    @Test func `a text wraps between words and East Asian characters`() {
        let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)]
        func height(_ text: String, in width: CGFloat) -> CGFloat {
            text.boundingRect(
                with: CGSize(width: width, height: 1_000),
                options: .usesLineFragmentOrigin,
                attributes: font,
                context: nil
            ).height
        }

        let line = height("a", in: 100)
        #expect(abs(height("aaaa aaaa", in: 30) - 2 * line) < 0.001 && height("aaaa aaaa", in: 90) == line)
        #expect(abs(height("天地玄黄", in: 25) - 2 * line) < 0.001)
        #expect(height("aaaaaaaa", in: 10) == line)
    }

    @Test func `lines have the heights and distances of their paragraph`() {
        let style = NSMutableParagraphStyle()
        (style.lineSpacing, style.minimumLineHeight, style.maximumLineHeight) = (5, 30, 40)
        let copy = style.mutableCopy() as? NSMutableParagraphStyle
        copy?.lineHeightMultiple = 10

        #expect("a\nb".size(withAttributes: [.paragraphStyle: style]).height == 65)
        #expect("a".size(withAttributes: [.paragraphStyle: copy ?? style]).height == 40)
        #expect(style != copy && NSParagraphStyle.default == NSMutableParagraphStyle())
    }
}
