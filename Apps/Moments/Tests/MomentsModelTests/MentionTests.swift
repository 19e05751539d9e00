import MomentsModel
import Testing

@Suite struct MentionTests {
    @Test(
        arguments: [
            ("With @ada_l and @bob99.", ["ada_l", "bob99"]), ("@ada", ["ada"]), ("@Ada_L!", ["ada_l"]),
            ("@ada @ben @ADA", ["ada", "ben"]), ("(@ada),@ben:@cem", ["ada", "ben", "cem"]),
            // Letters of other scripts may touch a mention.
            ("和@ada一起", ["ada"]), ("é@ada", ["ada"]), ("\n@ada\n", ["ada"]),
            // An address of mail, and what only looks like a mention.
            ("ada@example.com", []), ("1@ada", []), ("_@ada", []), ("@@ada", []), ("@ada@ben", []), ("@ada@", []),
            ("@", []), ("@ ada", []), ("", []), ("ada", []), ("@é", []),
            // Handles have 3 to 20 letters.
            ("@ab", []), ("@abc", ["abc"]), ("@abcdefghijklmnopqrst", ["abcdefghijklmnopqrst"]),
            ("@abcdefghijklmnopqrstu", []),
        ] as [(String, [String])]
    )
    func `a handle after an at sign is a mention`(text: String, handles: [String]) {
        #expect(Mention.handles(in: text).map(\.description) == handles)
    }

    @Test func `places are those of the mentions, each time, with their at signs`() {
        let text = "😀 @ada and @ada, not ben@ada"

        #expect(Mention.ranges(in: text).map { text[$0] } == ["@ada", "@ada"])
        #expect(Mention.ranges(in: text).first?.lowerBound == text.firstIndex(of: "@"))
    }

    @Test func `only the first handles count, and repeated ones once`() {
        let handles = (1...Limits.mentions + 5).map { "user_\($0)" }
        let text = handles.map { "@user_1 @\($0)" }.joined(separator: " ")

        #expect(Mention.handles(in: text).map(\.description) == Array(handles.prefix(Limits.mentions)))
        #expect(Mention.ranges(in: text).count == 2 * handles.count)
    }
}
