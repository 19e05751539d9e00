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
        ("a ?", "1:3: Syntax error: unexpected '?'."),
        ("a \u{0}", "1:3: Syntax error: unexpected U+0000."),
        ("\u{FEFF}é", "1:2: Syntax error: unexpected 'é'."),
        ("..", "1:1: Syntax error: unexpected '.'; a spread is '...'."),
        (".5", "1:1: Syntax error: a number must start with a digit; add 0 before the decimal point."),
        ("01", "1:2: Syntax error: a number must not have leading zeros."),
        ("1.", "1:3: Syntax error: expected a digit, found end of document."),
        ("-a", "1:2: Syntax error: expected a digit, found 'a'."),
        ("1e!", "1:3: Syntax error: expected a digit, found '!'."),
        ("1a", "1:2: Syntax error: unexpected 'a' after a number; add a space between them."),
        ("\n\"a", "2:3: Syntax error: unterminated string."),
        ("\"a\nb\"", "1:3: Syntax error: unterminated string; it must end on the same line."),
        (#""\x""#, #"1:2: Syntax error: invalid escape sequence '\x'."#),
        (#""\u12""#, #"1:2: Syntax error: '\u' must be followed by a valid Unicode scalar value."#),
        (#""\uD83C""#, #"1:2: Syntax error: '\u' must be followed by a valid Unicode scalar value."#),
        (#""\u{110000}""#, #"1:2: Syntax error: '\u' must be followed by a valid Unicode scalar value."#),
        ("\"\\", "1:3: Syntax error: unterminated string."),
        ("\"\"\"a\"\"", "1:7: Syntax error: unterminated block string."),
    ])
    func `an invalid token is reported at its position`(text: String, error: String) {
        #expect(tokens(text).last == error)
    }
}
