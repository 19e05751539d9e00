import OrielTesting
import SwiftUI
import Testing

@MainActor
@Suite struct TextTests {
    @Test func `each form of Text shows its string`() {
        let texts = ViewHost { TextForms() }.texts

        #expect(texts.prefix(6) == ["Literal key", "Grace", "Gra", "100% %@", "Hello, Grace!", "KEY"])
        #expect(texts.contains("3 of 10"))
        #expect(texts.contains("9.50"))
        #expect(texts.contains("Kind: earth"))
        #expect(texts.contains("3%"))
        #expect(texts.contains("1970-01-01T00:00:00Z"))
        #expect(texts.contains("3rd"))
        #expect(texts.contains("€9.50"))
    }

    @Test func `texts put together and into each other read as one`() {
        #expect(
            ViewHost { TextConcatenation() }.texts == [
                "Plain bold red", "#swift #linux ", "A needle here ", "Read this twice, really", "Label!",
            ]
        )
    }

    @Test func `keys keep their arguments on the way through parameters`() {
        let texts = ViewHost { LocalizedKeys() }.texts

        #expect(texts.prefix(5) == ["Notifications", "Hello Lin", "You have 4 messages", "General", "Privacy"])
        #expect(texts.contains("1...3"))
        #expect(texts.contains("tagged"))
        #expect(texts.contains("1970"))
        #expect(texts.last?.hasSuffix("venus") == true)
        #expect(ViewHost { NamedKeys() }.texts == ["Done", "Dear Bob"])
    }

    @Test func `modifiers leave the strings as they are`() {
        #expect(ViewHost { StyledText() }.texts.first == "Bold")
        #expect(ViewHost { FontForms() }.texts.last == "Converted")
    }

    @Test func `a font tells whether it is bold`() async throws {
        let host = ViewHost { ResolvedFontForms() }
        #expect(host.texts.first == "Plain 17")

        try await host.tap("Toggle")
        #expect(host.texts.first == "Bold 17")

        try await host.tap("Toggle")
        #expect(host.texts.first == "Plain 17")
    }

    @Test func `dates are written by formatters and as ranges`() {
        let texts = ViewHost { DateTexts(start: Date(timeIntervalSince1970: 0)) }.texts

        #expect(texts.prefix(2) == ["1970-01-01", "Due 1970-01-01"])
        #expect(texts[2].contains("1970"))
        #expect(texts[3] == texts[2])
        #expect(texts[4] == texts[2])
    }

    @Test func `the letters of a text can decide its direction`() throws {
        let page = try ViewHost { DirectionForms() }.standalonePage()

        #expect(page.contains("unicode-bidi:plaintext"))
    }

    @Test func `the height of lines is that of the app`() throws {
        let page = try ViewHost { LineHeightForms() }.standalonePage()

        #expect(page.contains("line-height:1.6;"))
        #expect(page.contains("line-height:calc(0em + 32px)"))
        #expect(page.contains("line-height:calc(1em + 12px)"))
        #expect(ViewHost { LineHeightForms() }.texts.last == "none")
        #expect(ViewHost { LineHeightForms().lineHeight(.tight) }.texts.last == "set")
    }
}
