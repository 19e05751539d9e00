import Foundation
import OrielCore
import OrielUIKit
import TestSupport
import Testing

struct HTMLTextTests {
    private func text(_ html: String, _ options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:]) throws
        -> NSAttributedString
    {
        let type: [NSAttributedString.DocumentReadingOptionKey: Any] = [
            .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
        ]
        return try NSAttributedString(
            data: Data(html.utf8),
            options: type.merging(options) { _, new in new },
            documentAttributes: nil
        )
    }

    private func attribute(_ key: NSAttributedString.Key, of word: String, in html: String) throws -> Any? {
        let text = try text(html)
        let place = NSString(string: text.string).range(of: word)
        return text.attribute(key, at: place.location, effectiveRange: nil)
    }

    @Test(arguments: [
        ("Two <b>fish</b>", "Two fish"), ("<p>One</p>\n<p>Two</p>", "One\nTwo\n"), ("a  b\n c", "a b c"),
        ("One<br>two", "One\ntwo"), ("<div><p>One</p></div>", "One\n"),
        ("&lt;b&gt; &amp; &#65;&#x42; &bogus;", "<b> & AB &bogus;"),
        ("<!DOCTYPE html><!-- <b> --><title>T</title>Text<script>1 < 2</script>", "Text"),
        ("<pre>a  b\n c</pre>", "a  b\n c\n"), ("I <3 you", "I <3 you"), ("1 < 2 > 0", "1 < 2 > 0"), ("<b", "<b"),
        ("", ""),
        ("<!--\r\r> -->Text", "Text"), ("<!\u{1E}>Text", "Text"), ("<TITLE>T</Title>Text", "Text"),
        ("<img alt=\"A cat\" src=cat.png>", "A cat"), ("</p></b>Text", "Text"),
        ("<table><tr><td>1</td><td>2</td></tr></table>", "1\t2\t\n"),
    ])
    func `reads the text`(html: String, string: String) throws {
        #expect(try text(html).string == string)
    }

    @Test func `lists have marks and numbers`() throws {
        let html = "<ul><li>a<li>b<ol start=3><li>c</li><li>d</li></ol></ul>"

        #expect(try text(html).string == "\t•\ta\n\t•\tb\n\t3.\tc\n\t4.\td\n")
    }

    @Test func `runs have their looks`() throws {
        let html = "<p>Plain <b>bold <i>both</i></b> <u>line</u> <s>struck</s> <code>code</code></p><h1>Big</h1>"

        #expect(try attribute(.font, of: "Plain", in: html) as? UIFont == .systemFont(ofSize: 12))
        #expect(try attribute(.font, of: "bold", in: html) as? UIFont == .boldSystemFont(ofSize: 12))
        #expect(
            (try attribute(.font, of: "both", in: html) as? UIFont)?.fontDescriptor.symbolicTraits.contains(
                .traitItalic
            ) == true
        )
        #expect(try attribute(.underlineStyle, of: "line", in: html) as? Int == 1)
        #expect(try attribute(.strikethroughStyle, of: "struck", in: html) as? Int == 1)
        #expect(
            try attribute(.font, of: "code", in: html) as? UIFont == .monospacedSystemFont(ofSize: 12, weight: .regular)
        )
        #expect(try attribute(.font, of: "Big", in: html) as? UIFont == .boldSystemFont(ofSize: 24))
    }

    @Test(arguments: [
        "<a href=\"x:y?a&amp;b\">link</a>", "<A class='c' HREF='x:y?a&b'>link</A>", "<a href = x:y?a&b>link</a>",
    ])
    func `links have addresses`(html: String) throws {
        #expect(try attribute(.link, of: "link", in: html) as? URL == URL(string: "x:y?a&b"))
    }

    @Test func `an address that is too long is not a link`() throws {
        let address = "x:" + String(repeating: "a", count: 2046)

        #expect(try attribute(.link, of: "link", in: "<a href='\(address)'>link</a>") as? URL == URL(string: address))
        #expect(try attribute(.link, of: "link", in: "<a href='\(address)a'>link</a>") == nil)
    }

    @Test func `an address is not read again for each run in its link`() throws {
        let address = String(repeating: "a", count: 2_000_000)
        let start = processorTime()
        _ = try text("<a href='x:\(address)'>" + String(repeating: "a<b>b</b>", count: 1500) + "</a>")

        #expect(processorTime() - start < .seconds(10))
    }

    @Test func `defaults fill what is missing`() throws {
        let text = try text("a", [.defaultAttributes: [NSAttributedString.Key.foregroundColor: UIColor.red]])

        #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(text.attribute(.font, at: 0, effectiveRange: nil) != nil)
    }

    @Test func `plain text stays as it is`() throws {
        var attributes: NSDictionary?
        let plain = try NSAttributedString(data: Data("1 & 2".utf8), documentAttributes: &attributes)
        let latin = try NSAttributedString(data: Data([0x67, 0xFC]), documentAttributes: nil)

        #expect(plain.string == "1 & 2")
        #expect(latin.string == "gü")
        #expect(attributes?["DocumentType"] as? String == NSAttributedString.DocumentType.plain.rawValue)
        #expect(try NSAttributedString(data: Data(" <b>x</b>".utf8), documentAttributes: nil).string == "x")
    }

    @Test func `other documents are errors`() {
        #expect(throws: CocoaError.self) { try text("a", [.documentType: NSAttributedString.DocumentType.rtf]) }
        #expect(throws: CocoaError.self) {
            try NSAttributedString(
                data: Data([0xFF]),
                options: [.characterEncoding: String.Encoding.utf8.rawValue],
                documentAttributes: nil
            )
        }
    }

    @Test(arguments: ["<", "<a", "<b>", "</b>", "<!--", "<a b='", "&", "<script>", "<li>", "<a href", "<p/"])
    func `hostile documents take no longer than their length`(part: String) throws {
        let start = processorTime()
        _ = try text(String(repeating: part, count: 20_000))

        #expect(processorTime() - start < .seconds(10))
    }
}
