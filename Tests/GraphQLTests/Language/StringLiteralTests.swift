import Testing

@testable import GraphQL

@Suite struct StringLiteralTests {
    /// Returns the value of the document's only string literal.
    private func text(_ literal: String) throws -> String {
        let document = try Document(parsing: "{ a(x: \(literal)) }")
        let node = try #require(
            document.nodes.indices.first {
                document.nodes[$0].kind == .string || document.nodes[$0].kind == .blockString
            }
        )
        return document.string(of: node)
    }

    @Test(arguments: [
        (#""""#, ""),
        (#""a""#, "a"),
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u00e9\u00E9""#, "éé"),
        (#""\uD83C\uDF89""#, "🎉"),
        (#""\u{1F389}\u{000000e9}\u{0}""#, "🎉é\u{0}"),
        (#""a\\u0041""#, "a\\u0041"),
        ("\"é🎉\"", "é🎉"),
    ])
    func `escapes stand for characters`(literal: String, expected: String) throws {
        #expect(try text(literal) == expected)
    }

    @Test(arguments: [
        ("\"\"\"\"\"\"", ""),
        ("\"\"\"a\"\"\"", "a"),
        ("\"\"\"\n\n  \n    a\n      b\n\n    c\n \n\"\"\"", "a\n  b\n\nc"),
        ("\"\"\"  a\n    b\n  c\"\"\"", "  a\n  b\nc"),
        ("\"\"\"a\r\nb\rc\nd\"\"\"", "a\nb\nc\nd"),
        ("\"\"\"\t\ta\n\t b\"\"\"", "\t\ta\nb"),
        ("\"\"\"\n    a\n     \n    b\"\"\"", "a\n \nb"),
        (##""""a \""" \n "" b""""##, ##"a """ \n "" b"##),
        ("\"\"\" \n \t \"\"\"", ""),
    ])
    func `a block string loses common indentation and blank lines at its ends`(literal: String, expected: String) throws
    {
        #expect(try text(literal) == expected)
    }
}
