/// Writes constant numbers of the top level where they are used, and leaves out what declared them.
///
/// That is `const most = 256;` and, where each use is of the form `kinds.tap`, `const kinds = { tap: 1, change: 2 };`.
struct ScriptInliner {
    private let structure: ScriptStructure

    static func inlined(_ tokens: [ScriptToken]) -> [ScriptToken] {
        ScriptInliner(structure: ScriptStructure(tokens)).run()
    }

    private func run() -> [ScriptToken] {
        let locals = ScriptDeclarations(structure).local
        var result: [ScriptToken?] = structure.tokens
        for segment in structure.segments {
            guard let constant = constant(in: segment), !locals.contains(constant.name),
                let uses = uses(of: constant, outside: segment)
            else { continue }
            for index in segment { result[index] = nil }
            for (use, number) in uses {
                for index in use { result[index] = nil }
                result[use.lowerBound] = number
            }
        }
        return result.compactMap { $0 }
    }

    private struct Constant {
        let name: String
        /// By the name of the member; a constant that is a number has one without name.
        let values: [String: ScriptToken]
    }

    /// What a statement declares, if that is a constant number or an object of such.
    private func constant(in segment: Range<Int>) -> Constant? {
        let tokens = structure.tokens[segment].filter { $0.kind != .newline }
        guard tokens.count > 4, tokens[0].isWord(["const"]), tokens[2].text == "=" else { return nil }
        let name = tokens[1].text
        if tokens.count == 5, tokens[3].kind == .number { return Constant(name: name, values: ["": tokens[3]]) }

        guard tokens.count > 7, tokens[3].text == "{", tokens[tokens.count - 2].text == "}" else { return nil }
        var members = tokens[4..<(tokens.count - 2)]
        var values: [String: ScriptToken] = [:]
        while let key = members.popFirst(), key.kind == .word, members.popFirst()?.text == ":" {
            guard let value = members.popFirst(), value.kind == .number else { return nil }
            values[key.text] = value
            if members.isEmpty { return Constant(name: name, values: values) }
            guard members.popFirst()?.text == "," else { return nil }
            if members.isEmpty { return Constant(name: name, values: values) }
        }
        return nil
    }

    /// Where a constant stands and which number goes there; nil if one of the places is of another form.
    private func uses(of constant: Constant, outside declaration: Range<Int>) -> [(Range<Int>, ScriptToken)]? {
        var uses: [(Range<Int>, ScriptToken)] = []
        for index in structure.tokens.indices where !declaration.contains(index) {
            guard structure.tokens[index].isWord([constant.name]), !structure.isProperty(index) else { continue }
            guard !structure.isShorthand(index) else { return nil }
            if let number = constant.values[""] {
                uses.append((index..<index + 1, number))
            } else {
                let member = index + 2
                guard member < structure.tokens.count, structure.tokens[index + 1].text == ".",
                    let number = constant.values[structure.tokens[member].text]
                else { return nil }
                uses.append((index..<member + 1, number))
            }
        }
        return uses
    }
}
