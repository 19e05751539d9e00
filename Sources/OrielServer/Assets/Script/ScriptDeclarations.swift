/// Which names a script declares, at the top level and within its statements.
struct ScriptDeclarations {
    /// Names of the top level.
    private(set) var global: Set<String> = []
    /// Where the other names are declared, in the order of the tokens.
    private var local: [(index: Int, name: String)] = []
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
                declarePatterns(in: index)
            } else if token.isName, structure.tokenAfter(index)?.isPunctuator(["=>"]) == true {
                declare(index)
            }
        }
        local.sort { $0.index < $1.index }
    }

    func names(in segment: Range<Int>) -> Set<String> {
        // They are in order, so those of a segment are found by halving.
        var (low, high) = (0, local.count)
        while low < high {
            let middle = (low + high) / 2
            if local[middle].index < segment.lowerBound { low = middle + 1 } else { high = middle }
        }
        return Set(local[low...].prefix { $0.index < segment.upperBound }.map(\.name))
    }

    private mutating func declare(_ index: Int) {
        guard structure.tokens[index].isName else { return }
        if structure.container[index] == nil {
            global.insert(structure.tokens[index].text)
        } else {
            local.append((index, structure.tokens[index].text))
        }
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
