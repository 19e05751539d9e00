import Testing

@testable import OrielMacroExpansion

struct TokenizerTests {
    /// Sources whose tokens are separated by bars.
    static let cases = [
        "var| |x|:| |Int| |=| |1",
        "a| |// = { \"\n|b",
        "a|/* /* = */ { */|b",
        #""= { \" ("|;"#,
        ##"#"a"{ \( "#|;"##,
        ###"##"a"#{"##|;"###,
        #""\(f("}", [1: "\(2)"])) {"|;"#,
        "\"\"|;",
        ##"#"""#|;"##,
        "\"\"\"\n{ \" \"\"\n\"\"\"|;",
        "f|({ [\")\"] /* ) */ })|;",
        "Int|?|=|nil",
        "a| |!=| |b",
        "(Int)| |->| |Void",
        "=| |/a[{\"]/|;",
        "a| |/| |b| |/| |c",
        "a|/|b|/|c",
        "x|,| |/[)]\\/\"/|;",
        "#/ a\" { /#|;",
        "#|if",
        "`default`|:",
        "$0|+|名前",
    ]

    @Test(arguments: cases)
    func `source splits where its tokens end`(marked: String) throws {
        let pieces = marked.split(separator: "|").map(String.init)
        let source = SourceText(pieces.joined())

        let tokens = try Tokenizer.tokens(of: source)

        let expected = pieces.filter { !$0.allSatisfy(\.isWhitespace) && !$0.hasPrefix("//") && !$0.hasPrefix("/*") }
        #expect(tokens.map { source[$0] } == expected)
    }

    @Test func `ranges count UTF-8 bytes`() throws {
        let tokens = try Tokenizer.tokens(of: SourceText("/* é */ ü = 1"))

        #expect(tokens.map(\.range) == [9..<11, 12..<13, 14..<15])
    }

    @Test(arguments: ["{ (", "\"a", "/* a", "#\"a\"", "\"\"\"a\"\"", "#/a", "`a", "\"\\("])
    func `source without an end is an error, not a crash`(text: String) {
        #expect(throws: MacroError.self) { try Tokenizer.tokens(of: SourceText(text)) }
    }
}
