/// The parts of a use of `#Preview`.
///
///     PreviewCall(parsing: "#Preview(\"Loud\") { @Previewable @State var isOn = true; Toggle(\"Loud\", isOn: $isOn) }")
///     // arguments: all from the bracket on; content: one variable, and the toggle
struct PreviewCall {
    /// The attributes before `#Preview`, such as `@available`.
    let attributes: String
    /// What follows `#Preview`.
    let arguments: String
    /// What follows `#Preview`, without the closure behind it.
    let argumentsBeforeContent: String
    /// The closure behind `#Preview`; nil if the body is in the brackets.
    let content: PreviewContent?
    /// The number of lines before `#Preview`, such as those of a comment.
    let lineOffset: Int

    init(parsing text: String) throws(MacroError) {
        let source = SourceText(text)
        let tokens = try Tokenizer.tokens(of: source)
        guard
            let start = tokens.indices.dropLast().first(where: {
                source[tokens[$0]] == "#" && source[tokens[$0 + 1]] == "Preview"
            }), let last = tokens.last
        else { throw MacroError("expected '#Preview { ... }'") }
        attributes = source.text(of: tokens[..<start])
        lineOffset = source.bytes[..<tokens[start].range.lowerBound].count { $0 == UInt8(ascii: "\n") }
        let rest = tokens[(start + 2)...]
        arguments = source.text(of: rest)
        argumentsBeforeContent = source.text(of: rest.dropLast())
        let isClosure = last.kind == .group("{")
        content = isClosure ? try PreviewContent(parsing: String(source[last].dropFirst().dropLast())) : nil
        if !isClosure, let variable = text.firstRange(of: "@Previewable") {
            throw MacroError(
                "@Previewable is in an argument of '#Preview'; expected it in a closure behind the brackets",
                at: text[..<variable.lowerBound].utf8.count
            )
        }
    }
}

/// The content of a preview: its `@Previewable` variables, and the statements without them.
struct PreviewContent: Equatable {
    private(set) var variables: [String] = []
    /// Has the lines of the source.
    let rest: String

    init(parsing text: String) throws(MacroError) {
        let source = SourceText(text)
        let tokens = try Tokenizer.tokens(of: source)[...]
        var rest = source.bytes
        var index = tokens.startIndex
        while index < tokens.endIndex {
            guard source.begins(tokens[index...], "@", "Previewable") else {
                index += 1
                continue
            }
            let declaration = tokens[index..<source.endOfVariable(in: tokens, at: index)]
            variables.append(source.text(of: declaration.dropFirst(2)))
            let range = declaration[index].range.lowerBound..<declaration[declaration.endIndex - 1].range.upperBound
            for byte in range where rest[byte] != UInt8(ascii: "\n") { rest[byte] = UInt8(ascii: " ") }
            index = declaration.endIndex
            if index < tokens.endIndex, source[tokens[index]] == ";" {
                rest[tokens[index].range.lowerBound] = UInt8(ascii: " ")
            }
        }
        self.rest = String(decoding: rest, as: UTF8.self)
    }
}

extension SourceText {
    fileprivate func begins(_ tokens: ArraySlice<Token>, _ first: String, _ second: String) -> Bool {
        tokens.count > 1 && self[tokens[tokens.startIndex]] == first && self[tokens[tokens.startIndex + 1]] == second
    }

    /// Returns the end of the declaration of a variable among statements: a semicolon, or a line that does not continue it.
    fileprivate func endOfVariable(in tokens: ArraySlice<Token>, at start: Int) -> Int {
        let introducer = tokens[start...].firstIndex { $0.kind == .word && ["var", "let"].contains(self[$0]) }
        // The name is always a part.
        let first = (introducer ?? start) + 2
        guard first < tokens.endIndex else { return tokens.endIndex }
        return tokens[first...].indices.first { index in
            if self[tokens[index]] == ";" { return true }
            let between = bytes[tokens[index - 1].range.upperBound..<tokens[index].range.lowerBound]
            guard between.contains(UInt8(ascii: "\n")) else { return false }
            return !continues(after: tokens[index - 1]) && !continues(before: tokens[index])
        } ?? tokens.endIndex
    }

    /// Whether an expression goes on after an operator or a separator. A mark of a type ends it: `Int?`, `Set<Int>`.
    private func continues(after token: Token) -> Bool {
        token.kind == .punctuation && ![">", "?", "!"].contains(self[token].suffix(1))
    }

    /// Whether a line goes on with the one before: `.padding()`, `?? 1`.
    private func continues(before token: Token) -> Bool {
        token.kind == .punctuation && !["@", "#"].contains(self[token])
    }
}
