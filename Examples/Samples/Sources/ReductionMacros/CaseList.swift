/// The cases of an enumeration that have associated values, in the order of its source.
struct CaseList: Sequence {
    private var cases: [Case] = []

    init(of source: String) {
        var words = Words(source)
        while let word = words.next() {
            if word == "case" {
                repeat {
                    guard let name = words.next() else { return }
                    if let values = words.values() { cases.append(Case(name: name, values: values)) }
                } while words.skip(",")
            }
        }
    }

    func makeIterator() -> IndexingIterator<[Case]> { cases.makeIterator() }
}

/// A case with associated values, such as `player(id: Player.ID, PlayerFeature.Action)`.
struct Case {
    let name: String
    /// Each as it is written: a type, after a label if it has one.
    let values: [String]

    /// A property with the values, or nil for another case.
    var accessor: String {
        let names = values.indices.map { "value\($0)" }
        let labelled = zip(values, names).map { value, name in
            label(of: value).map { "\($0): \(name)" } ?? name
        }
        let type = values.count == 1 ? typeName(of: values[0]) : "(\(values.joined(separator: ", ")))"
        let result = values.count == 1 ? names[0] : "(\(labelled.joined(separator: ", ")))"
        return """
            var \(name): \(type)? {
                guard case .\(name)(let \(names.joined(separator: ", let "))) = self else { return nil }
                return \(result)
            }
            """
    }

    private func label(of value: String) -> String? {
        guard let colon = value.firstIndex(of: ":") else { return nil }
        let label = value[..<colon]
        return label.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? String(label) : nil
    }

    private func typeName(of value: String) -> String {
        guard let label = label(of: value) else { return value }
        return String(value.dropFirst(label.count + 1)).trimmed
    }
}

/// Reads identifiers and brackets of source without comments.
private struct Words {
    private var rest: Substring

    init(_ source: String) {
        rest = source[...]
    }

    /// The next identifier, past everything else.
    mutating func next() -> String? {
        while let first = rest.first, !first.isLetter, first != "_" {
            if rest.hasPrefix("//") {
                rest = rest.drop { !$0.isNewline }
            } else {
                rest.removeFirst()
            }
        }
        let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        rest = rest.dropFirst(word.count)
        return word.isEmpty ? nil : String(word)
    }

    /// What is in the brackets that follow immediately, at its outer commas.
    mutating func values() -> [String]? {
        guard rest.first == "(" else { return nil }
        var depth = 0
        var values = [""]
        while let character = rest.popFirst() {
            switch character {
            case "(", "[", "<":
                depth += 1
                if depth > 1 { values[values.count - 1].append(character) }
            case ")", "]", ">":
                depth -= 1
                if depth == 0 { return values.map(\.trimmed) }
                values[values.count - 1].append(character)
            case "," where depth == 1: values.append("")
            default: values[values.count - 1].append(character)
            }
        }
        return nil
    }

    mutating func skip(_ mark: Character) -> Bool {
        let next = rest.drop(while: \.isWhitespace)
        guard next.first == mark else { return false }
        rest = next.dropFirst()
        return true
    }
}

extension String {
    fileprivate var trimmed: String {
        String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
    }
}
