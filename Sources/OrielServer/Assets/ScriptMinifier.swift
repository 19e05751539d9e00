/// Takes comments, indentation and empty lines out of a script, and nothing else.
///
/// Lines stay lines, because the end of a line may end a statement. Strings, templates and regular expressions are copied as
/// they are.
enum ScriptMinifier {
    struct Line: Equatable {
        var text: String
        /// Whether no brace, bracket or parenthesis is open where the line begins.
        var isTopLevel: Bool
    }

    static func minified(_ source: String) -> String {
        topLevelLines(source).map(\.text).joined(separator: "\n")
    }

    static func topLevelLines(_ source: String) -> [Line] {
        var scanner = ScriptScanner(source)
        return scanner.scan()
    }
}

/// Reads a script as far as is needed to know what is code and what is not.
private struct ScriptScanner {
    private let text: [Character]
    private var index = 0
    private var lines: [ScriptMinifier.Line] = []
    private var line = ""
    /// What stood last that was neither space nor comment; tells a regular expression from a division.
    private var lastCode: Character?
    private var depth = 0
    private var depthAtLineStart = 0
    /// How many braces are open in each `${` that is open.
    private var templateDepths: [Int] = []

    init(_ source: String) { text = Array(source) }

    private var current: Character? { index < text.count ? text[index] : nil }
    private var next: Character? { index + 1 < text.count ? text[index + 1] : nil }

    mutating func scan() -> [ScriptMinifier.Line] {
        while let character = current {
            switch character {
            case "\n", "\r\n": endLine()
            case "/" where next == "/": skipLineComment()
            case "/" where next == "*": skipBlockComment()
            case "/" where beginsExpression: copyRegularExpression()
            case "'", "\"": copyString(character)
            case "`": copyTemplate()
            case "}" where templateDepths.last == depth:
                templateDepths.removeLast()
                take()
                copyTemplateRest()
            default: copyCode(character)
            }
        }
        endLine()
        return lines
    }

    private mutating func take() {
        line.append(text[index])
        index += 1
    }

    private mutating func copyCode(_ character: Character) {
        if "{[(".contains(character) { depth += 1 }
        if "}])".contains(character) { depth -= 1 }
        if !character.isWhitespace { lastCode = character }
        take()
    }

    private mutating func endLine() {
        index += 1
        let trimmed = line.drop { $0.isWhitespace }
        let end = trimmed.lastIndex { !$0.isWhitespace }.map { trimmed.index(after: $0) } ?? trimmed.startIndex
        if trimmed.startIndex != end {
            lines.append(ScriptMinifier.Line(text: String(trimmed[..<end]), isTopLevel: depthAtLineStart == 0))
        }
        line = ""
        depthAtLineStart = depth
    }

    private mutating func skipLineComment() {
        while current?.isNewline == false { index += 1 }
    }

    private mutating func skipBlockComment() {
        index += 2
        var hasNewline = false
        while let character = current, !(character == "*" && next == "/") {
            hasNewline = hasNewline || character.isNewline
            index += 1
        }
        index += 2
        // A comment over several lines ends a statement as a line's end does.
        if hasNewline {
            index -= 1
            endLine()
        } else {
            line.append(" ")
        }
    }

    /// Whether a slash here begins a regular expression: an operand cannot stand here otherwise.
    private var beginsExpression: Bool {
        guard let lastCode else { return true }
        if "(,=:[!&|?{};+-*%<>~^".contains(lastCode) { return true }
        guard lastCode.isLetter else { return false }
        let word = String(line.reversed().drop { $0.isWhitespace }.prefix { $0.isLetter }.reversed())
        return ["return", "typeof", "case", "in", "of", "do", "else", "void", "delete", "await", "yield"].contains(word)
    }

    private mutating func copyRegularExpression() {
        var isInClass = false
        take()
        while let character = current, !character.isNewline {
            take()
            switch character {
            case "\\": if current != nil { take() }
            case "[": isInClass = true
            case "]": isInClass = false
            case "/" where !isInClass:
                // So that a slash that follows is a division.
                lastCode = ")"
                return
            default: break
            }
        }
    }

    private mutating func copyString(_ quote: Character) {
        take()
        while let character = current, !character.isNewline {
            take()
            if character == "\\", current != nil { take() } else if character == quote { break }
        }
        lastCode = quote
    }

    private mutating func copyTemplate() {
        take()
        copyTemplateRest()
    }

    private mutating func copyTemplateRest() {
        while let character = current {
            take()
            switch character {
            case "\\": if current != nil { take() }
            case "`":
                lastCode = "`"
                return
            case "$" where current == "{":
                take()
                templateDepths.append(depth)
                lastCode = "{"
                return
            default: break
            }
        }
    }
}
