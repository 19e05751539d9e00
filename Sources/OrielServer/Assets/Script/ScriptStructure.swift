/// What the brackets of a script are for, and which words are names of properties.
struct ScriptStructure {
    enum Bracket {
        case block
        /// An object or a pattern that takes one apart.
        case object
        case classBody
        /// Of a function, an arrow, a method or a catch.
        case parameters
        case parentheses
        case array
        case template
    }

    let tokens: [ScriptToken]
    /// For each token the bracket it stands in; nil at the top level.
    private(set) var container: [Int?] = []
    /// For each bracket that opens where it is closed.
    private(set) var closing: [Int: Int] = [:]
    /// For each bracket that closes where it was opened.
    private(set) var opening: [Int: Int] = [:]
    private(set) var kinds: [Int: Bracket] = [:]

    init(_ tokens: [ScriptToken]) {
        self.tokens = tokens
        var open: [Int] = []
        for (index, token) in tokens.enumerated() {
            if token.closes, let start = open.popLast() {
                closing[start] = index
                opening[index] = start
            }
            container.append(open.last)
            if token.opens { open.append(index) }
        }
        for index in tokens.indices where tokens[index].opens { kinds[index] = kind(ofOpening: index) }
    }

    /// The statements of the top level, which end with a semicolon or a closing brace.
    var segments: [Range<Int>] {
        var segments: [Range<Int>] = []
        var start = 0
        for index in tokens.indices where container[index] == nil {
            let token = tokens[index]
            let isEnd = token.isPunctuator([";"]) || token.isPunctuator(["}"]) && next(index)?.kind == .newline
            if isEnd || index == tokens.count - 1 {
                segments.append(start..<index + 1)
                start = index + 1
            }
        }
        return segments
    }

    func before(_ index: Int) -> Int? { tokens[..<index].lastIndex { $0.kind != .newline } }
    func after(_ index: Int) -> Int? { tokens[(index + 1)...].firstIndex { $0.kind != .newline } }
    private func next(_ index: Int) -> ScriptToken? { index + 1 < tokens.count ? tokens[index + 1] : .newline }

    func tokenBefore(_ index: Int) -> ScriptToken? { before(index).map { tokens[$0] } }
    func tokenAfter(_ index: Int) -> ScriptToken? { after(index).map { tokens[$0] } }

    func kindOfContainer(_ index: Int) -> Bracket? { container[index].flatMap { kinds[$0] } }

    // MARK: - Brackets

    private func kind(ofOpening index: Int) -> Bracket {
        switch tokens[index].text {
        case "(": return isParameters(index) ? .parameters : .parentheses
        case "[": return .array
        case "{": return kind(ofBrace: index)
        default: return .template
        }
    }

    private func isParameters(_ index: Int) -> Bool {
        guard let close = closing[index], let after = tokenAfter(close) else { return false }
        if after.isPunctuator(["=>"]) { return true }
        return after.isPunctuator(["{"])
            && tokenBefore(index)?.isWord(["if", "for", "while", "switch", "with", "await"]) == false
    }

    private func kind(ofBrace index: Int) -> Bracket {
        if isClassBody(index) { return .classBody }
        guard let before = tokenBefore(index) else { return .block }
        if before.isPunctuator([";", "{", "}", ")", "=>"]) || before.isWord(["else", "do", "try", "finally"]) {
            return .block
        }
        if before.isPunctuator([":"]), let colon = self.before(index), isCase(colon) { return .block }
        return .object
    }

    private func isClassBody(_ index: Int) -> Bool {
        var current = before(index)
        while let word = current, tokens[word].kind == .word || tokens[word].isPunctuator(["."]) {
            if tokens[word].text == "class" { return true }
            current = before(word)
        }
        return false
    }

    /// Whether a colon follows a `case`, not the middle of a condition.
    private func isCase(_ colon: Int) -> Bool {
        var current = before(colon)
        while let index = current, !tokens[index].isPunctuator([";", "{", "}", "?", ","]) {
            if tokens[index].isWord(["case", "default"]) { return true }
            current = before(index)
        }
        return false
    }

    // MARK: - Properties

    /// Whether a word names a property, or a method where it is written.
    func isProperty(_ index: Int) -> Bool {
        guard let before = tokenBefore(index) else { return false }
        if before.isPunctuator([".", "?."]) { return true }
        let after = tokenAfter(index)
        let isAtKey = before.isPunctuator(["{", ",", "*"]) || before.isWord(["get", "set", "async", "static"])
        switch kindOfContainer(index) {
        case .object: return isAtKey && after?.isPunctuator([":", "("]) == true
        case .classBody: return isAtKey || before.isPunctuator(["}", ";"])
        default: return false
        }
    }

    /// Whether a word is a property and a variable at once: `{ width }`.
    func isShorthand(_ index: Int) -> Bool {
        kindOfContainer(index) == .object && tokenBefore(index)?.isPunctuator(["{", ","]) == true
            && tokenAfter(index)?.isPunctuator([",", "}", "="]) == true
    }
}
