/// A piece of a script that means something.
struct ScriptToken: Equatable {
    enum Kind {
        /// A name or a keyword.
        case word
        case number
        case string
        /// A part of a template: up to and with `${`, or from `}` on.
        case template
        case regularExpression
        case punctuator
        /// One or more ends of lines, which may end a statement.
        case newline
    }

    var kind: Kind
    var text: String

    static let newline = ScriptToken(kind: .newline, text: "\n")

    /// Whether a parenthesis, bracket, brace or `${` opens here.
    var opens: Bool {
        switch kind {
        case .punctuator: text == "(" || text == "[" || text == "{"
        case .template: text.hasSuffix("${")
        default: false
        }
    }

    /// Whether one is closed here. The middle part of a template closes one and opens the next.
    var closes: Bool {
        switch kind {
        case .punctuator: text == ")" || text == "]" || text == "}"
        case .template: text.hasPrefix("}")
        default: false
        }
    }

    func isPunctuator(_ texts: Set<String>) -> Bool { kind == .punctuator && texts.contains(text) }
    func isWord(_ texts: Set<String>) -> Bool { kind == .word && texts.contains(text) }

    /// Words that are never names of something.
    static let keywords: Set<String> = [
        "arguments", "as", "async", "await", "break", "case", "catch", "class", "const", "continue", "debugger",
        "default",
        "delete", "do", "else", "export", "extends", "false", "finally", "for", "from", "function", "get", "if",
        "import",
        "in", "instanceof", "let", "new", "null", "of", "return", "set", "static", "super", "switch", "this", "throw",
        "true", "try", "typeof", "undefined", "var", "void", "while", "with", "yield",
    ]

    var isName: Bool { kind == .word && !Self.keywords.contains(text) }
}
