/// Leaves out what a script means the same without: semicolons, commas and ends of lines at brackets, parentheses
/// around the only parameter of an arrow. Constants become variables, as one word is packed better than two.
struct ScriptTrimmer {
    private let structure: ScriptStructure

    static func trimmed(_ tokens: [ScriptToken]) -> [ScriptToken] {
        ScriptTrimmer(structure: ScriptStructure(tokens)).run()
    }

    private func run() -> [ScriptToken] {
        var result: [ScriptToken?] = structure.tokens
        for index in structure.tokens.indices {
            let token = structure.tokens[index]
            if token.kind == .word, let shorter = Self.shorter[token.text], !structure.isProperty(index) {
                result[index] = shorter
            } else if token.isPunctuator([";"]) {
                if structure.tokenAfter(index)?.text == "}", !isEmptyStatement(index) { result[index] = nil }
            } else if token.isPunctuator([","]) {
                // But not one that stands for an element that is left out.
                if structure.tokenAfter(index)?.closes == true,
                    structure.tokenBefore(index)?.isPunctuator([",", "["]) == false
                {
                    result[index] = nil
                }
            } else if token.kind == .newline {
                if index > 0, endsStatement(index - 1) { result[index] = nil }
            } else if let closing = closingAroundOnlyParameter(index) {
                result[index] = nil
                result[closing] = nil
            }
        }
        return result.compactMap { $0 }
    }

    private static let shorter = [
        "const": ScriptToken(kind: .word, text: "let"), "undefined": ScriptToken(kind: .word, text: "void 0"),
        "true": ScriptToken(kind: .punctuator, text: "!0"), "false": ScriptToken(kind: .punctuator, text: "!1"),
    ]

    /// Whether a semicolon is all there is of the body of a loop or a condition.
    private func isEmptyStatement(_ semicolon: Int) -> Bool {
        guard let close = structure.before(semicolon), let open = structure.opening[close] else { return false }
        return structure.tokenBefore(open)?.isWord(["if", "for", "while"]) == true
    }

    /// Whether a brace is the end of a block that is a statement, not of a function that is a value.
    private func endsStatement(_ brace: Int) -> Bool {
        guard structure.tokens[brace].text == "}", let open = structure.opening[brace], structure.kinds[open] == .block,
            let before = structure.before(open)
        else { return false }
        if structure.tokens[before].isWord(["else", "try", "finally"]) { return true }
        guard let parenthesis = structure.opening[before] else { return false }
        if structure.kinds[parenthesis] == .parentheses { return true }
        return structure.container[brace] == nil && isDeclaration(parenthesis)
    }

    /// Whether parameters are those of a function that is declared, not of one that is a value.
    private func isDeclaration(_ parameters: Int) -> Bool {
        guard let name = structure.before(parameters), structure.tokens[name].isName,
            var keyword = structure.before(name), structure.tokens[keyword].isWord(["function"])
        else { return false }
        if let async = structure.before(keyword), structure.tokens[async].isWord(["async"]) { keyword = async }
        guard let before = structure.tokenBefore(keyword) else { return true }
        return before.isPunctuator([";", "}"])
    }

    /// For `(` the `)` if there is but a name between them and they are the parameters of an arrow.
    private func closingAroundOnlyParameter(_ index: Int) -> Int? {
        guard structure.kinds[index] == .parameters, structure.closing[index] == index + 2,
            structure.tokens[index + 1].isName, structure.tokenAfter(index + 2)?.text == "=>",
            structure.tokenBefore(index)?.isWord(["async"]) != true
        else { return nil }
        return index + 2
    }
}
