import Testing

@testable import MomentsServer

@Suite struct PlainTextTests {
    @Test(arguments: [
        ("  Ada \t\n Lovelace ", "Ada Lovelace"), ("王 小明", "王 小明"), ("a\u{0}b\u{7}c", "abc"),
        ("\u{202E}gnirts", "gnirts"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"), ("", ""),
    ])
    func `a line has no control characters and single blanks`(_ text: String, _ line: String) {
        #expect(PlainText.line(text) == line)
    }

    @Test(arguments: [
        (" a\r\nb\rc\n ", "a\nb\nc"), ("a\n\n\n b", "a\n\n\n b"), ("a\u{0}\u{1B}[31mb", "a[31mb"), ("a\tb", "a\tb"),
        (" \n\t ", ""), ("\u{200B}\u{FEFF}\u{2060}", ""), ("\u{2028}", ""),
    ])
    func `lines keep what people mean`(_ text: String, _ lines: String) {
        #expect(PlainText.lines(text) == lines)
    }

    @Test func `a character of a thousand accents is not one character`() {
        let tower = "a" + String(repeating: "\u{301}", count: 1000)

        #expect(tower.count == 1)
        #expect(!PlainText.fits(tower, 50))
        #expect(PlainText.fits("👩‍👩‍👧‍👦", 2))
        #expect(!PlainText.fits("abc", 2))
    }
}
