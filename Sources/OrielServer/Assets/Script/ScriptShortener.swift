/// Gives the names of a script short ones.
///
/// Within a statement of the top level, such as a function with everything in it, a name is changed everywhere or
/// nowhere, and no two names become the same; so whatever they meant to each other they mean still, whichever scopes
/// they belong to. Names that are not declared in the script belong to the browser and stay, and so do names of
/// properties, but for the client's own (`ScriptMembers`). Where one word is both a variable and a property, `{ width }`
/// becomes `{width:a}`.
struct ScriptShortener {
    private let structure: ScriptStructure
    private let declarations: ScriptDeclarations

    static func shortened(_ tokens: [ScriptToken]) -> [ScriptToken] {
        let structure = ScriptStructure(tokens)
        let shortener = ScriptShortener(structure: structure, declarations: ScriptDeclarations(structure))
        return shortener.run()
    }

    private func run() -> [ScriptToken] {
        let owners = owners()
        let short = shortNames(owners)
        var result = structure.tokens
        for index in result.indices {
            let name = result[index].text
            let variable = owners[index].flatMap { short[$0] } ?? name
            let member = ScriptMembers.short[name] ?? name
            if structure.isShorthand(index) {
                result[index].text = variable == member ? variable : "\(member):\(variable)"
            } else if result[index].isName {
                result[index].text = structure.isProperty(index) ? member : variable
            }
        }
        return result
    }

    /// What gets a name: one for each variable of the top level, and one for the first variable of all functions, one
    /// for the second and so on, as what is alike is packed well.
    private enum Owner: Hashable {
        case global(String)
        case local(Int)
        /// The browser's, which keep their names.
        case foreign(String)

        /// For what is equally frequent, so that the same script comes out each time.
        func precedes(_ other: Owner) -> Bool {
            switch (self, other) {
            case (.local(let own), .local(let other)): own < other
            case (.global(let own), .global(let other)): own < other
            case (.local, _): true
            default: false
            }
        }
    }

    /// For each token whose name it has; nil for what names no variable.
    private func owners() -> [Owner?] {
        var owners = [Owner?](repeating: nil, count: structure.tokens.count)
        for segment in structure.segments {
            let locals = declarations.names(in: segment)
            let places = places(of: locals)
            for index in segment {
                let token = structure.tokens[index]
                guard token.isName, !structure.isProperty(index) else { continue }
                if let place = places[token.text],
                    locals.contains(where: { $0.name == token.text && $0.scope.contains(index) })
                {
                    owners[index] = .local(place)
                } else {
                    let isGlobal = declarations.global.contains(token.text)
                    owners[index] = isGlobal ? .global(token.text) : .foreign(token.text)
                }
            }
        }
        return owners
    }

    /// The places of the variables declared within a statement of the top level: for each the first that is free
    /// wherever its name means something.
    private func places(of locals: ArraySlice<ScriptDeclarations.Local>) -> [String: Int] {
        var scopes: [(name: String, scope: Range<Int>)] = []
        for local in locals {
            if let known = scopes.firstIndex(where: { $0.name == local.name }) {
                let scope = scopes[known].scope
                scopes[known].scope =
                    min(scope.lowerBound, local.scope.lowerBound)..<max(scope.upperBound, local.scope.upperBound)
            } else {
                scopes.append((local.name, local.scope))
            }
        }
        var places: [String: Int] = [:]
        var taken: [[Range<Int>]] = []
        for (name, scope) in scopes {
            let place = taken.firstIndex { !$0.contains { $0.overlaps(scope) } } ?? taken.count
            if place == taken.count { taken.append([]) }
            taken[place].append(scope)
            places[name] = place
        }
        return places
    }

    /// The shortest names for what is used most.
    private func shortNames(_ owners: [Owner?]) -> [Owner: String] {
        var counts: [Owner: Int] = [:]
        var foreign: Set<String> = []
        for owner in owners {
            switch owner {
            case .foreign(let name): foreign.insert(name)
            case .some(let owner): counts[owner, default: 0] += 1
            case nil: break
            }
        }
        let order = counts.sorted { $0.value == $1.value ? $0.key.precedes($1.key) : $0.value > $1.value }
        let letters = Self.letters.map { String($0) }
        let short = (letters + letters.flatMap { first in letters.map { first + $0 } })
            .filter { !foreign.contains($0) && !ScriptToken.keywords.contains($0) }
        return Dictionary(uniqueKeysWithValues: zip(order.map(\.key), short))
    }

    private static let letters = "etnariosldchupmfgbvywkxjqzETNARIOSLDCHUPMFGBVYWKXJQZ"
}
