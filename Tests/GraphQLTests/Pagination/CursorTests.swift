import Testing

@testable import GraphQL

@Suite struct CursorTests {
    @Test(arguments: [("a", 1), ("", -5), ("a|b~c", 0), ("漢字 🎉", .max), ("~1", .min)])
    func `a cursor is read as it was written`(_ text: String, _ number: Int) throws {
        let cursor = try #require(Cursor<String, Int>(text: Cursor(text, number).text))

        #expect(cursor.parts == (text, number))
    }

    @Test(arguments: ["", "!", "YQ", "YXxi", "YXwxfDI"])
    func `text that is no such cursor is refused`(_ text: String) {
        // Empty text, invalid base64, "a", "a|b", "a|1|2".
        #expect(Cursor<String, Int>(text: text) == nil)
    }
}
