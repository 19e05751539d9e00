/// Which names a script declares, at the top level and within its statements.
struct ScriptDeclarations {
    /// Names of the top level.
    private(set) var global: Set<String> = []
    /// A name that is declared within a statement of the top level.
    struct Local {
        let name: String
        let index: Int
        /// The tokens among which the name means this.
        let scope: Range<Int>
    }

    /// In the order of the tokens.
    private var locals: [Local] = []
    /// Of the parameters that are being looked at.
    private var parameterScope: Range<Int>?
    private let structure: ScriptStructure

    init(_ structure: ScriptStructure) {
        self.structure = structure
        let tokens = structure.tokens
        for index in tokens.indices {
            let token = tokens[index]
            if token.isWord(["const", "let", "var"]), !structure.isProperty(index) {
                declareVariables(after: index)
            } else if token.isWord(["function", "class"]), !structure.isProperty(index), let name = nameAfter(index) {
                declare(name)
            } else if structure.kinds[index] == .parameters {
                parameterScope = scope(ofParameters: index)
                declarePatterns(in: index)
                parameterScope = nil
            } else if token.isName, structure.tokenAfter(index)?.isPunctuator(["=>"]) == true {
                parameterScope = scope(ofParameters: index)
                declare(index)
                parameterScope = nil
            }
        }
        locals.sort { $0.index < $1.index }
    }

    /// Names that are declared within statements of the top level.
    var local: Set<String> { Set(locals.map(\.name)) }

    /// What is declared in a segment, in the order in which it stands.
    func names(in segment: Range<Int>) -> ArraySlice<Local> {
        // They are in order, so those of a segment are found by halving.
        var (low, high) = (0, locals.count)
        while low < high {
            let middle = (low + high) / 2
            if locals[middle].index < segment.lowerBound { low = middle + 1 } else { high = middle }
        }
        return locals[low...].prefix { $0.index < segment.upperBound }
    }

    private mutating func declare(_ index: Int) {
        guard structure.tokens[index].isName else { return }
        if structure.container[index] == nil {
            global.insert(structure.tokens[index].text)
        } else {
            let scope = parameterScope ?? block(around: index)
            locals.append(Local(name: structure.tokens[index].text, index: index, scope: scope))
        }
    }

    /// From the parameters of a function to the end of its body.
    private func scope(ofParameters index: Int) -> Range<Int> {
        var end = structure.after(structure.closing[index] ?? index) ?? index
        if structure.tokens[end].isPunctuator(["=>"]) { end = structure.after(end) ?? end }
        if structure.kinds[end] == .block { return index..<(structure.closing[end] ?? end) + 1 }
        // The body is an expression.
        while end < structure.tokens.count, !structure.tokens[end].closes,
            !structure.tokens[end].isPunctuator([",", ";"])
        {
            end = (structure.closing[end] ?? end) + 1
        }
        return index..<end
    }

    /// The block a variable is declared in, or the loop.
    private func block(around index: Int) -> Range<Int> {
        var bracket = structure.container[index]
        while let opening = bracket, structure.kinds[opening] != .block {
            if structure.tokenBefore(opening)?.isWord(["for"]) == true { return scope(ofParameters: opening) }
            bracket = structure.container[opening]
        }
        guard let opening = bracket, let end = structure.closing[opening] else { return 0..<structure.tokens.count }
        return opening..<end + 1
    }

    /// The name after `function`, `function*` or `class`; nil where there is none.
    private func nameAfter(_ index: Int) -> Int? {
        guard var name = structure.after(index) else { return nil }
        if structure.tokens[name].text == "*" { name = structure.after(name) ?? name }
        return structure.tokens[name].isName ? name : nil
    }

    /// `const a = 1, { b } = c;`
    private mutating func declareVariables(after keyword: Int) {
        var next = structure.after(keyword)
        while let start = next {
            declarePattern(at: start)
            next = nil
            var current = start
            while let index = structure.closing[current].map({ structure.after($0) }) ?? structure.after(current) {
                let token = structure.tokens[index]
                if token.isPunctuator([";"]) || token.closes || token.isWord(["of", "in"]) { break }
                if token.isPunctuator([","]) {
                    next = structure.after(index)
                    break
                }
                current = index
            }
        }
    }

    private mutating func declarePattern(at index: Int) {
        if structure.tokens[index].isName {
            declareInPattern(index)
        } else if structure.tokens[index].opens {
            declarePatterns(in: index)
        }
    }

    /// A name in a pattern at the top level is declared there, though brackets are around it.
    private mutating func declareInPattern(_ index: Int) {
        var outer = structure.container[index]
        while let bracket = outer {
            switch structure.kinds[bracket] {
            case .object, .array: outer = structure.container[bracket]
            default: return declare(index)
            }
        }
        global.insert(structure.tokens[index].text)
    }

    /// The names between brackets, without what stands for a default value.
    private mutating func declarePatterns(in opening: Int) {
        guard let close = structure.closing[opening] else { return }
        for index in opening + 1..<close where structure.container[index] == opening {
            guard let before = structure.tokenBefore(index), !structure.isProperty(index) else { continue }
            guard structure.before(index) == opening || before.isPunctuator([",", "...", ":"]),
                !isInDefault(index, opening)
            else { continue }
            declarePattern(at: index)
        }
    }

    /// Whether an equals sign stands between the last comma and a token.
    private func isInDefault(_ index: Int, _ opening: Int) -> Bool {
        var current = index
        while let before = structure.before(current), before > opening {
            if structure.container[before] == opening {
                if structure.tokens[before].isPunctuator([","]) { return false }
                if structure.tokens[before].isPunctuator(["="]) { return true }
            }
            current = before
        }
        return false
    }
}
