/// A tokenizer that splits Swift source into the tokens of its top nesting level and drops comments.
///
///     Tokenizer.tokens(of: SourceText("var f = { 1 } // one"))  // var  f  =  { 1 }
///
/// The compiler's parser has already accepted the source, so the tokenizer only finds the ends of tokens.
struct Tokenizer {
    private let bytes: [UInt8]
    private var index = 0
    private var tokens: [Token] = []

    private init(_ source: SourceText) {
        bytes = source.bytes
    }

    static func tokens(of source: SourceText) throws(MacroError) -> [Token] {
        var tokenizer = Tokenizer(source)
        while try tokenizer.skipTrivia() {
            tokenizer.tokens.append(try tokenizer.token(after: tokenizer.tokens.last))
        }
        return tokenizer.tokens
    }

    private func byte(_ distance: Int = 0) -> UInt8? {
        bytes.indices.contains(index + distance) ? bytes[index + distance] : nil
    }

    private func starts(with text: StaticString) -> Bool {
        text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    /// Skips white space and comments.
    ///
    /// - Returns: Whether any source remains.
    private mutating func skipTrivia() throws(MacroError) -> Bool {
        while let byte = byte() {
            if byte.isSpace {
                index += 1
            } else if starts(with: "//") {
                index = bytes[index...].firstIndex { $0 == "\n" || $0 == "\r" } ?? bytes.endIndex
            } else if starts(with: "/*") {
                try skipBlockComment()
            } else {
                return true
            }
        }
        return false
    }

    private mutating func skipBlockComment() throws(MacroError) {
        let start = index
        var depth = 0
        repeat {
            guard index < bytes.endIndex else { throw MacroError("unterminated comment; expected '*/'", at: start) }
            if starts(with: "/*") {
                depth += 1
                index += 2
            } else if starts(with: "*/") {
                depth -= 1
                index += 2
            } else {
                index += 1
            }
        } while depth > 0
    }

    /// Reads the next token.
    ///
    /// - Parameter previous: The previous token, which determines whether a slash is an operator or starts a regular
    ///   expression.
    private mutating func token(after previous: Token?) throws(MacroError) -> Token {
        let start = index
        let kind: Token.Kind
        switch bytes[index] {
        case "(", "[", "{":
            kind = .group(Unicode.Scalar(bytes[index]))
            try skipGroup()
        case "`":
            kind = .word
            index += 1
            while let byte = byte(), byte != "`" { index += 1 }
            index += 1
        case let byte where byte.isWordByte:
            kind = .word
            while self.byte()?.isWordByte == true { index += 1 }
        case "\"", "#":
            kind = try skipLiteral() ? .literal : .punctuation
        case "/" where expectsOperand(after: previous) && skipRegex():
            kind = .literal
        case let byte where byte.isOperatorByte:
            kind = .punctuation
            skipOperator(isLeftBound: previous?.range.upperBound == start)
        default:
            kind = .punctuation
            index += 1
        }
        guard index <= bytes.endIndex else {
            throw MacroError("unterminated identifier; expected a closing '`'", at: start)
        }
        return Token(kind: kind, range: start..<index)
    }

    private mutating func skipGroup() throws(MacroError) {
        let start = index
        let closing: UInt8 = bytes[index] == "(" ? ")" : bytes[index] == "[" ? "]" : "}"
        index += 1
        var previous: Token?
        while try skipTrivia() {
            if bytes[index] == closing {
                index += 1
                return
            }
            previous = try token(after: previous)
        }
        throw MacroError("unclosed bracket; expected '\(Unicode.Scalar(closing))'", at: start)
    }
}

// MARK: - Literals

extension Tokenizer {
    /// Skips a string, or a regular expression delimited by `#`; otherwise skips one byte and returns false.
    private mutating func skipLiteral() throws(MacroError) -> Bool {
        let pounds = bytes[index...].prefix { $0 == "#" }.count
        switch byte(pounds) {
        case "\"":
            try skipString(pounds: pounds)
        case "/" where pounds > 0:
            try skipDelimitedRegex(pounds: pounds)
        default:
            index += 1
            return false
        }
        return true
    }

    private mutating func skipString(pounds: Int) throws(MacroError) {
        let start = index
        index += pounds
        // `""` is an empty string, and `#"""#` is a string that contains one quote.
        let isMultiline = starts(with: "\"\"\"") && !(pounds > 0 && hasPounds(pounds, at: index + 3))
        let quotes = isMultiline ? 3 : 1
        index += quotes
        while let byte = byte() {
            if byte == "\\", hasPounds(pounds, at: index + 1) {
                index += 1 + pounds
                if self.byte() == "(" {
                    try skipGroup()
                } else {
                    index += 1
                }
            } else if bytes[index...].prefix(quotes).elementsEqual(repeatElement("\"", count: quotes)),
                hasPounds(pounds, at: index + quotes)
            {
                index += quotes + pounds
                return
            } else {
                index += 1
            }
        }
        throw MacroError("unterminated string; expected a closing quote", at: start)
    }

    private mutating func skipDelimitedRegex(pounds: Int) throws(MacroError) {
        let start = index
        index += pounds + 1
        while let byte = byte() {
            if byte == "\\" {
                index += 2
            } else if byte == "/", hasPounds(pounds, at: index + 1) {
                index += 1 + pounds
                return
            } else {
                index += 1
            }
        }
        throw MacroError("unterminated regular expression; expected '/#'", at: start)
    }

    private func hasPounds(_ count: Int, at start: Int) -> Bool {
        start + count <= bytes.endIndex && bytes[start..<start + count].allSatisfy { $0 == "#" }
    }

    /// Skips `/.../` if it ends on the same line.
    private mutating func skipRegex() -> Bool {
        guard let next = byte(1), !next.isSpace, next != ")" else { return false }
        var end = index + 1
        while end < bytes.endIndex, bytes[end] != "\n" {
            if bytes[end] == "\\" {
                end += 2
            } else if bytes[end] == "/" {
                index = end + 1
                return true
            } else {
                end += 1
            }
        }
        return false
    }

    private func expectsOperand(after previous: Token?) -> Bool {
        guard let previous else { return true }
        switch previous.kind {
        case .word:
            return ["return", "in", "try", "await"].contains(String(decoding: bytes[previous.range], as: UTF8.self))
        case .literal, .group: return false
        case .punctuation: return !["?", "!"].contains(bytes[previous.range.upperBound - 1])
        }
    }

    /// Skips the longest operator; a comment ends it.
    ///
    /// A `?` or `!` directly after an operand is a separate token: `Int?=nil` has the tokens `Int`, `?`, `=`, `nil`.
    private mutating func skipOperator(isLeftBound: Bool) {
        if isLeftBound, bytes[index] == "?" || bytes[index] == "!" {
            index += 1
            return
        }
        repeat { index += 1 } while byte()?.isOperatorByte == true && !starts(with: "//") && !starts(with: "/*")
    }
}
