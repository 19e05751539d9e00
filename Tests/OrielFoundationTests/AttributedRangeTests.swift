import Foundation
import OrielFoundation
import Testing

struct AttributedRangeTests {
    private let text = AttributedString("🙂 Two fish")

    @Test func `a range in UTF-16 is one of the text`() throws {
        let range = try #require(Range(NSRange(location: 3, length: 3), in: text))

        #expect(String(text[range].characters) == "Two")
    }

    @Test func `and back`() throws {
        let range = try #require(text.range(of: "fish"))

        #expect(NSRange(range, in: text) == NSRange(location: 7, length: 4))
        #expect(NSRange(text.startIndex..., in: text) == NSRange(location: 0, length: 11))
    }

    @Test(arguments: [NSRange(location: 0, length: 12), NSRange(location: NSNotFound, length: 0)])
    func `a range outside of the text is none`(range: NSRange) {
        #expect(Range(range, in: text) == nil)
    }
}
