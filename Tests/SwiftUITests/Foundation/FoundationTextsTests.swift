import Foundation
import Testing

struct FoundationTextsTests {
    @Test func `counts words`() {
        #expect("One fish, two fish.".wordCount == 4)
        #expect("".wordCount == 0)
    }

    @Test func `finds sentences`() {
        #expect("Hello there. How are you?".sentences == ["Hello there.", "How are you?"])
    }

    @Test func `takes initials`() {
        #expect("ada king lovelace".initials == "AK")
    }

    @Test func `finds the ranges of words`() {
        #expect("🙂 One fish".wordRanges == [NSRange(location: 3, length: 3), NSRange(location: 7, length: 4)])
    }

    @Test func `makes slugs`() {
        #expect("Éte à Москва".slug == "ete-a-moskva")
    }

    @Test func `finds links and phone numbers`() throws {
        let message = "🙂 See example.com or call 555-1234."

        #expect(try MessageLinks.links(in: message).map(\.absoluteString) == ["http://example.com"])
        #expect(try MessageLinks.phoneNumber(in: message) == "555-1234")
    }

    @Test func `styles links`() throws {
        let text = try MessageLinks.styled("🙂 See example.com!")
        let run = try #require(text.runs.first { $0.link != nil })

        #expect(String(text[run.range].characters) == "example.com")
    }

    @Test func `lists headings`() throws {
        #expect(try MarkdownOutline.headings(of: "# A *b*\n\nText\n\n## C") == ["1 A b", "2 C"])
        #expect(MarkdownOutline.indentation(of: PresentationIntent(.blockQuote, identity: 1)) == 1)
    }
}
