/// Writes tokens with as little between them as they need.
enum ScriptPrinter {
    static func text(of tokens: [ScriptToken]) -> String {
        var result = ""
        var last: ScriptToken?
        for (index, token) in tokens.enumerated() {
            guard token.kind != .newline else {
                // Where a statement may end here, the end of the line stays.
                if let last, let next = tokens[(index + 1)...].first(where: { $0.kind != .newline }),
                    canEndStatement(last), canBeginStatement(next), !result.hasSuffix("\n")
                {
                    result += "\n"
                }
                continue
            }
            if let last, !result.hasSuffix("\n"), needsSpace(between: last, and: token) { result += " " }
            result += token.text
            last = token
        }
        return result
    }

    private static func canEndStatement(_ token: ScriptToken) -> Bool {
        token.kind != .punctuator || token.isPunctuator([")", "]", "}", "++", "--"])
    }

    /// Whether a line that begins so may be a statement of its own. What continues one in any case needs no new line.
    private static func canBeginStatement(_ token: ScriptToken) -> Bool {
        token.kind != .punctuator || token.isPunctuator(["(", "[", "{", "+", "-", "++", "--", "!", "~", "/", "..."])
    }

    private static func needsSpace(between left: ScriptToken, and right: ScriptToken) -> Bool {
        if isWordLike(left), isWordLike(right), right.kind != .regularExpression { return true }
        if left.kind == .number, right.text.hasPrefix(".") { return true }
        // a + +b, a - -b, a / /b/
        return left.kind == .punctuator && right.kind != .string && right.kind != .template
            && ["++", "--", "//"].contains { left.text.hasSuffix($0.prefix(1)) && right.text.hasPrefix($0.suffix(1)) }
    }

    private static func isWordLike(_ token: ScriptToken) -> Bool {
        token.kind == .word || token.kind == .number
            || token.kind == .regularExpression && token.text.last.map { $0.isLetter } == true
    }
}
