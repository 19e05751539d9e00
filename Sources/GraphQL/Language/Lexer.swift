/// A lexer that splits UTF-8 text into tokens, byte by byte.
///
/// Source: the specification of September 2025, section 2.1.
struct Lexer {
    let source: UnsafeBufferPointer<UInt8>
    private(set) var position: Int

    init(_ source: UnsafeBufferPointer<UInt8>) {
        self.source = source
        position = 0
    }

    /// Resumes in the middle of a text, at the start of a token.
    init(_ source: UnsafeBufferPointer<UInt8>, from position: Int) {
        self.source = source
        self.position = position
    }

    /// Reads the next token. At the end of the text, every call returns the token `end`.
    mutating func next() throws(GraphQLError) -> Token {
        skipIgnored()
        let start = position
        guard start < source.count else { return Token(kind: .end, start: start, end: start) }

        let byte = source[start]
        if ByteClass.startsName(byte) {
            position += 1
            while position < source.count && ByteClass.continuesName(source[position]) { position += 1 }
            return Token(kind: .name, start: start, end: position)
        }
        if let kind = Self.punctuator(byte) {
            position += 1
            return Token(kind: kind, start: start, end: position)
        }
        switch byte {
        case UInt8(ascii: "."): return try spread(from: start)
        case UInt8(ascii: "\""): return try string(from: start)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number(from: start)
        default: throw error("unexpected \(character(at: start))", at: start)
        }
    }

    func error(_ message: String, at offset: Int) -> GraphQLError {
        GraphQLError("Syntax error: \(message).", at: SourceLocation(of: offset, in: source))
    }

    private static func punctuator(_ byte: UInt8) -> Token.Kind? {
        switch byte {
        case UInt8(ascii: "{"): .openBrace
        case UInt8(ascii: "}"): .closeBrace
        case UInt8(ascii: "("): .openParenthesis
        case UInt8(ascii: ")"): .closeParenthesis
        case UInt8(ascii: ":"): .colon
        case UInt8(ascii: "$"): .dollar
        case UInt8(ascii: "!"): .exclamationMark
        case UInt8(ascii: "["): .openBracket
        case UInt8(ascii: "]"): .closeBracket
        case UInt8(ascii: "="): .equals
        case UInt8(ascii: "@"): .at
        case UInt8(ascii: "|"): .pipe
        case UInt8(ascii: "&"): .ampersand
        default: nil
        }
    }

    /// Skips blanks, line ends, commas, comments, and byte order marks, which are valid anywhere.
    private mutating func skipIgnored() {
        while position < source.count {
            switch source[position] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ","), UInt8(ascii: "\t"), UInt8(ascii: "\r"):
                position += 1
            case UInt8(ascii: "#"):
                while position < source.count && !ByteClass.endsLine(source[position]) { position += 1 }
            case 0xEF where position + 2 < source.count && source[position + 1] == 0xBB && source[position + 2] == 0xBF:
                position += 3
            default:
                return
            }
        }
    }

    private mutating func spread(from start: Int) throws(GraphQLError) -> Token {
        if start + 2 < source.count && source[start + 1] == source[start] && source[start + 2] == source[start] {
            position += 3
            return Token(kind: .spread, start: start, end: position)
        }
        if start + 1 < source.count && ByteClass.isDigit(source[start + 1]) {
            throw error("a number must start with a digit; add 0 before the decimal point", at: start)
        }
        throw error("unexpected '.'; a spread is '...'", at: start)
    }

    // MARK: Numbers

    private mutating func number(from start: Int) throws(GraphQLError) -> Token {
        if source[position] == UInt8(ascii: "-") { position += 1 }
        var kind = Token.Kind.int
        if byte() == UInt8(ascii: "0") {
            position += 1
            if let next = byte(), ByteClass.isDigit(next) {
                throw error("a number must not have leading zeros", at: position)
            }
        } else {
            try digits()
        }
        if byte() == UInt8(ascii: ".") {
            kind = .float
            position += 1
            try digits()
        }
        if let letter = byte(), letter | 0x20 == UInt8(ascii: "e") {
            kind = .float
            position += 1
            if let sign = byte(), sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { position += 1 }
            try digits()
        }
        if let next = byte(), next == UInt8(ascii: ".") || ByteClass.startsName(next) {
            throw error("unexpected \(character(at: position)) after a number; add a space between them", at: position)
        }
        return Token(kind: kind, start: start, end: position)
    }

    private mutating func digits() throws(GraphQLError) {
        guard let first = byte(), ByteClass.isDigit(first) else {
            throw error("expected a digit, found \(character(at: position))", at: position)
        }
        while let next = byte(), ByteClass.isDigit(next) { position += 1 }
    }

    private func byte() -> UInt8? {
        position < source.count ? source[position] : nil
    }

    // MARK: Strings

    private mutating func string(from start: Int) throws(GraphQLError) -> Token {
        let quote = UInt8(ascii: "\"")
        if start + 2 < source.count && source[start + 1] == quote && source[start + 2] == quote {
            return try blockString(from: start)
        }
        position += 1
        while position < source.count {
            switch source[position] {
            case quote:
                position += 1
                return Token(kind: .string, start: start, end: position)
            case UInt8(ascii: "\\"):
                try skipEscape()
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                throw error("unterminated string; it must end on the same line", at: position)
            default:
                position += 1
            }
        }
        throw error("unterminated string", at: position)
    }

    private mutating func blockString(from start: Int) throws(GraphQLError) -> Token {
        let quote = UInt8(ascii: "\"")
        position += 3
        while position < source.count {
            if source[position] == UInt8(ascii: "\\"), hasQuotes(at: position + 1) {
                position += 4
            } else if source[position] == quote, hasQuotes(at: position) {
                position += 3
                return Token(kind: .blockString, start: start, end: position)
            } else {
                position += 1
            }
        }
        throw error("unterminated block string", at: position)
    }

    private func hasQuotes(at offset: Int) -> Bool {
        offset + 2 < source.count
            && source[offset] == UInt8(ascii: "\"")
            && source[offset + 1] == UInt8(ascii: "\"")
            && source[offset + 2] == UInt8(ascii: "\"")
    }

    private mutating func skipEscape() throws(GraphQLError) {
        let start = position
        guard start + 1 < source.count else { throw error("unterminated string", at: source.count) }
        switch source[start + 1] {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
            UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
            position += 2
        case UInt8(ascii: "u"):
            guard let escape = UnicodeEscape(at: start, in: source) else {
                throw error("'\\u' must be followed by a valid Unicode scalar value", at: start)
            }
            position += escape.length
        default:
            throw error("invalid escape sequence '\\\(character(at: start + 1, quoted: false))'", at: start)
        }
    }

    /// Returns the character at an offset, formatted for error messages.
    private func character(at offset: Int, quoted: Bool = true) -> String {
        guard offset < source.count else { return Token.Kind.end.description }
        var decoder = UTF8()
        var bytes = source[offset...].makeIterator()
        guard case .scalarValue(let scalar) = decoder.decode(&bytes) else { return "a byte that is not UTF-8" }
        if scalar.properties.generalCategory == .control || scalar.properties.isWhitespace {
            let digits = String(scalar.value, radix: 16, uppercase: true)
            return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        }
        return quoted ? "'\(scalar)'" : "\(scalar)"
    }
}
