import Testing

@testable import GraphQL

@Suite struct LexerTests {
    /// Returns the tokens of a text as written, followed by the error's description if there is one.
    private func tokens(_ text: String) -> [String] {
        let bytes = Array(text.utf8)
        return bytes.withUnsafeBufferPointer { source in
            var lexer = Lexer(source)
            var tokens: [String] = []
            do throws(GraphQLError) {
                while true {
                    let token = try lexer.next()
                    if token.kind == .end { return tokens }
                    tokens.append(String(decoding: source[token.start..<token.end], as: UTF8.self))
                }
            } catch {
                return tokens + [error.description]
            }
        }
    }

    @Test(arguments: [
        ("query{a(b:$c)}", ["query", "{", "a", "(", "b", ":", "$", "c", ")", "}"]),
        ("  a,b\t\r\n,c # comment } \n d#", ["a", "b", "c", "d"]),
        ("...F[!]=@|&", ["...", "F", "[", "!", "]", "=", "@", "|", "&"]),
        ("_a9 0 -0 12 1.5 -1e5 0.1E+3", ["_a9", "0", "-0", "12", "1.5", "-1e5", "0.1E+3"]),
        (#"  "" "a\"b" "é" """ """ "#, ["\"\"", "\"a\\\"b\"", "\"é\"", "\"\"\" \"\"\""]),
        (##""""a "" \""" b""""##, [##""""a "" \""" b""""##]),
        ("\u{FEFF}a\u{FEFF}\u{FEFF}b", ["a", "b"]),
        ("", []),
    ])
    func `a text is divided into tokens`(text: String, expected: [String]) {
        #expect(tokens(text) == expected)
    }

    @Test(arguments: [
        ("a ?", "1:3: Syntax error: '?' has no place in a document."),
        ("a \u{0}", "1:3: Syntax error: U+0000 has no place in a document."),
        ("\u{FEFF}é", "1:2: Syntax error: 'é' has no place in a document."),
        ("..", "1:1: Syntax error: a single '.' has no place in a document; a spread is '...'."),
        (".5", "1:1: Syntax error: a number begins with a digit: write 0 before the point."),
        ("01", "1:2: Syntax error: a number does not begin with a zero before other digits."),
        ("1.", "1:3: Syntax error: expected a digit, found the end of the document."),
        ("-a", "1:2: Syntax error: expected a digit, found 'a'."),
        ("1e!", "1:3: Syntax error: expected a digit, found '!'."),
        ("1a", "1:2: Syntax error: a number ends before 'a'; put a blank between them."),
        ("\n\"a", "2:3: Syntax error: a string has no closing quote."),
        ("\"a\nb\"", "1:3: Syntax error: a string ends on the line it began."),
        (#""\x""#, #"1:2: Syntax error: '\x' is not an escape."#),
        (#""\u12""#, #"1:2: Syntax error: '\u' is not followed by the number of a Unicode scalar."#),
        (#""\uD83C""#, #"1:2: Syntax error: '\u' is not followed by the number of a Unicode scalar."#),
        (#""\u{110000}""#, #"1:2: Syntax error: '\u' is not followed by the number of a Unicode scalar."#),
        ("\"\\", "1:3: Syntax error: a string has no closing quote."),
        ("\"\"\"a\"\"", "1:7: Syntax error: a block string has no closing quotes."),
    ])
    func `what is no token is refused where it begins`(text: String, error: String) {
        #expect(tokens(text).last == error)
    }
}
