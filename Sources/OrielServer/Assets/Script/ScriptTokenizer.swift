/// Takes a script apart; comments and spaces are left out.
///
/// It knows as much of the language as the client's modules use, and does not look for mistakes.
struct ScriptTokenizer {
    private let text: [UInt8]
    private var index = 0
    private var tokens: [ScriptToken] = []
    /// How many braces are open in each `${` that is open.
    private var templateDepths: [Int] = []
    private var depth = 0

    static func tokens(of source: String) -> [ScriptToken] {
        var tokenizer = ScriptTokenizer(source)
        return tokenizer.run()
    }

    private init(_ source: String) { text = Array(source.utf8) }

    private func byte(at offset: Int = 0) -> UInt8? { index + offset < text.count ? text[index + offset] : nil }

    /// By their first byte, the longest first.
    private static let longPunctuators: [UInt8: [[UInt8]]] = Dictionary(
        grouping: [
            ">>>=", "...", "===", "!==", "**=", "<<=", ">>=", ">>>", "&&=", "||=", "??=", "=>", "==", "!=", "<=", ">=",
            "&&",
            "||", "??", "?.", "++", "--", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<", ">>", "**",
        ].map { Array($0.utf8) }
    ) { $0[0] }

    private mutating func run() -> [ScriptToken] {
        while let byte = byte() {
            switch byte {
            case UInt8(ascii: "\n"):
                index += 1
                addNewline()
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
            case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "/"): skipLineComment()
            case UInt8(ascii: "/") where self.byte(at: 1) == UInt8(ascii: "*"): skipBlockComment()
            case UInt8(ascii: "/") where beginsExpression: addRegularExpression()
            case UInt8(ascii: "'"), UInt8(ascii: "\""): addString(byte)
            case UInt8(ascii: "`"): addTemplate()
            case UInt8(ascii: "}") where templateDepths.last == depth:
                templateDepths.removeLast()
                addTemplate()
            case UInt8(ascii: "0")...UInt8(ascii: "9"): add(.number) { Self.isWordByte($0) || $0 == UInt8(ascii: ".") }
            case _ where Self.isWordByte(byte): add(.word, while: Self.isWordByte)
            default: addPunctuator()
            }
        }
        return tokens
    }

    private static func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "#"), 0x80...:
            true
        default: false
        }
    }

    private mutating func add(_ kind: ScriptToken.Kind, from start: Int) {
        tokens.append(
            ScriptToken(kind: kind, text: String(decoding: text[start..<min(index, text.count)], as: UTF8.self))
        )
    }

    private mutating func add(_ kind: ScriptToken.Kind, while belongs: (UInt8) -> Bool) {
        let start = index
        while let byte = byte(), belongs(byte) { index += 1 }
        add(kind, from: start)
    }

    private mutating func addNewline() {
        if let last = tokens.last, last.kind != .newline { tokens.append(.newline) }
    }

    private mutating func skipLineComment() {
        while let byte = byte(), byte != UInt8(ascii: "\n") { index += 1 }
    }

    private mutating func skipBlockComment() {
        index += 2
        while let byte = byte(), !(byte == UInt8(ascii: "*") && self.byte(at: 1) == UInt8(ascii: "/")) {
            // A comment over several lines ends a statement as the end of a line does.
            if byte == UInt8(ascii: "\n") { addNewline() }
            index += 1
        }
        index += 2
    }

    private mutating func addString(_ quote: UInt8) {
        let start = index
        index += 1
        while let byte = byte(), byte != quote { index += byte == UInt8(ascii: "\\") ? 2 : 1 }
        index += 1
        add(.string, from: start)
    }

    /// From the quote, or the brace that closes a `${`, to the next `${` or the end.
    private mutating func addTemplate() {
        let start = index
        index += 1
        while let byte = byte(), byte != UInt8(ascii: "`") {
            if byte == UInt8(ascii: "$"), self.byte(at: 1) == UInt8(ascii: "{") {
                index += 2
                templateDepths.append(depth)
                return add(.template, from: start)
            }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        add(.template, from: start)
    }

    /// Whether a slash here begins a regular expression: after an operand it divides.
    private var beginsExpression: Bool {
        guard let last = tokens.last(where: { $0.kind != .newline }) else { return true }
        switch last.kind {
        case .punctuator: return last.text != ")" && last.text != "]"
        case .template: return last.opens
        case .word:
            return last.isWord([
                "await", "case", "delete", "do", "else", "in", "instanceof", "new", "of", "return", "throw", "typeof",
                "void",
                "yield",
            ])
        default: return false
        }
    }

    private mutating func addRegularExpression() {
        let start = index
        var isInClass = false
        index += 1
        while let byte = byte(), byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "/") || isInClass {
            if byte == UInt8(ascii: "[") { isInClass = true }
            if byte == UInt8(ascii: "]") { isInClass = false }
            index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
        while let byte = byte(), Self.isWordByte(byte) { index += 1 }
        add(.regularExpression, from: start)
    }

    private mutating func addPunctuator() {
        let start = index
        let long = Self.longPunctuators[text[index]]?.first { text[index...].starts(with: $0) }
        index += long?.count ?? 1
        add(.punctuator, from: start)
        switch tokens.last?.text {
        case "{": depth += 1
        case "}": depth -= 1
        default: break
        }
    }
}
