/// Gives the names of a script short ones.
///
/// Within a statement of the top level, such as a function with everything in it, a name is changed everywhere or
/// nowhere, and no two names become the same; so whatever they meant to each other they mean still, whichever scopes
/// they belong to. Names that are not declared in the script belong to the browser and stay, and so do names after a
/// dot and of properties. Where one word is both a variable and a property, `{ width }` becomes `{width:a}`.
struct ScriptShortener {
    private var structure: ScriptStructure
    private let declarations: ScriptDeclarations

    static func shortened(_ tokens: [ScriptToken]) -> [ScriptToken] {
        let structure = ScriptStructure(tokens)
        let shortener = ScriptShortener(structure: structure, declarations: ScriptDeclarations(structure))
        return shortener.run()
    }

    private func run() -> [ScriptToken] {
        let segments = structure.segments
        let foreign = foreignNames(segments)
        let global = globalNames(segments, keeping: foreign)

        var result = structure.tokens
        for segment in segments {
            let names = localNames(segment, keeping: foreign, global: global)
            for index in segment {
                guard let name = variable(at: index), let short = names[name] ?? global[name] else { continue }
                result[index].text = structure.isShorthand(index) ? "\(name):\(short)" : short
            }
        }
        return result
    }

    /// The name of a variable at a token; nil if something else stands there.
    private func variable(at index: Int) -> String? {
        let token = structure.tokens[index]
        return token.isName && !structure.isProperty(index) ? token.text : nil
    }

    /// Names that are used where nobody has declared them: the browser's.
    private func foreignNames(_ segments: [Range<Int>]) -> Set<String> {
        var foreign: Set<String> = []
        for segment in segments {
            let local = declarations.names(in: segment)
            for index in segment {
                guard let name = variable(at: index), !local.contains(name), !declarations.global.contains(name) else {
                    continue
                }
                foreign.insert(name)
            }
        }
        return foreign
    }

    /// Names of two characters for what is declared at the top level, the shortest for the most used.
    private func globalNames(_ segments: [Range<Int>], keeping foreign: Set<String>) -> [String: String] {
        let used = Set(structure.tokens.filter { $0.kind == .word }.map(\.text))
        var counts: [String: Int] = [:]
        for index in structure.tokens.indices {
            if let name = variable(at: index), declarations.global.contains(name) { counts[name, default: 0] += 1 }
        }
        var short = Self.letters.flatMap { first in (Self.letters + ["0", "1", "2", "3", "4", "5"]).map { first + $0 } }
            .filter { !used.contains($0) && !ScriptToken.keywords.contains($0) }[...]
        return names(counts.filter { !foreign.contains($0.key) }, from: &short)
    }

    /// Names of one character, if they suffice, for what is declared within one statement of the top level.
    private func localNames(
        _ segment: Range<Int>,
        keeping foreign: Set<String>,
        global: [String: String]
    ) -> [String: String] {
        let local = declarations.names(in: segment)
        var counts: [String: Int] = [:]
        var kept: Set<String> = []
        for index in segment {
            guard let name = variable(at: index) else { continue }
            if local.contains(name), !declarations.global.contains(name), !foreign.contains(name) {
                counts[name, default: 0] += 1
            } else {
                kept.insert(global[name] ?? name)
            }
        }
        var short = (Self.letters + Self.letters.map { $0 + "$" }).filter { !kept.contains($0) }[...]
        return names(counts, from: &short)
    }

    private func names(_ counts: [String: Int], from short: inout ArraySlice<String>) -> [String: String] {
        var result: [String: String] = [:]
        // Equal counts in the order of the names, so that the same script comes out each time.
        for (name, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
            guard let next = short.popFirst() else { break }
            result[name] = next
        }
        return result
    }

    private static let letters = "etnariosldchupmfgbvywkxjqzETNARIOSLDCHUPMFGBVYWKXJQZ".map { String($0) }
}
