import Testing

@testable import GraphQL

@Suite struct SuggestionsTests {
    @Test(arguments: [
        ("titel", "; did you mean \"title\"?"),
        ("TITLE", "; did you mean \"title\"?"),
        ("autor", "; did you mean \"author\"?"),
        ("x", "; did you mean \"y\"?"),
        ("nothingLikeIt", ""),
    ])
    func `the known name that resembles a name most is proposed`(name: String, hint: String) {
        #expect(didYouMean(name, ["author", "title", "titles", "y"]) == hint)
    }

    @Test func `names of any length cost little`() {
        let long = String(repeating: "a", count: 1_000_000)

        #expect(didYouMean(long, ["a"]) == "")
        #expect(didYouMean("a", [long]) == "")
        #expect(didYouMean("wanted", (0..<100_000).map { "candidate\($0)" } + ["wanted"]) == "")
    }
}
