/// A lexical token: its kind and its byte range.
struct Token {
    enum Kind: UInt8 {
        case end
        case exclamationMark, dollar, ampersand, openParenthesis, closeParenthesis, spread, colon, equals, at
        case openBracket, closeBracket, openBrace, pipe, closeBrace
        case name, int, float, string, blockString
    }

    var kind: Kind
    var start: Int
    var end: Int
}

extension Token.Kind: CustomStringConvertible {
    /// The name of the token kind in error messages.
    var description: String {
        switch self {
        case .end: "end of document"
        case .exclamationMark: "'!'"
        case .dollar: "'$'"
        case .ampersand: "'&'"
        case .openParenthesis: "'('"
        case .closeParenthesis: "')'"
        case .spread: "'...'"
        case .colon: "':'"
        case .equals: "'='"
        case .at: "'@'"
        case .openBracket: "'['"
        case .closeBracket: "']'"
        case .openBrace: "'{'"
        case .pipe: "'|'"
        case .closeBrace: "'}'"
        case .name: "a name"
        case .int: "an integer"
        case .float: "a number"
        case .string, .blockString: "a string"
        }
    }
}
