internal import Foundation

/// Finds the parts of a name in a text.
struct PersonNameParser {
    let locale: Locale

    private static let prefixes: Set<String> = [
        "capt", "dr", "fr", "frau", "herr", "hon", "lady", "lord", "miss", "mme", "mr", "mrs", "ms", "mx", "prof",
        "rev", "sir", "sr", "sra",
    ]
    private static let suffixes: Set<String> = [
        "cpa", "dds", "esq", "frs", "ii", "iii", "iv", "jd", "jr", "md", "mba", "phd", "sr",
    ]
    /// Parts that belong to the word after them: "Ludwig van Beethoven".
    private static let particles: Set<String> = [
        "al", "bin", "da", "de", "del", "della", "den", "der", "di", "dos", "du", "la", "le", "van", "von",
    ]
    private static let longFamilyNames: Set<String> = [
        "欧阳", "歐陽", "司马", "司馬", "上官", "诸葛", "諸葛", "东方", "東方", "皇甫", "尉迟", "尉遲", "公孙", "公孫",
        "令狐", "慕容", "司徒", "夏侯", "南宫", "南宮", "端木", "남궁", "황보", "제갈", "선우", "독고",
    ]

    /// Returns the parts of a name; nil if the text has none.
    func name(in text: String) -> PersonNameComponents? {
        var name = PersonNameComponents()
        var sections = text.split(separator: ",").map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
        sections.removeAll(where: \.isEmpty)
        while sections.count > 1, let last = sections.last, last.allSatisfy({ Self.suffixes.contains(key($0)) }) {
            let suffixes = last + [name.nameSuffix].compactMap(\.self)
            name.nameSuffix = suffixes.joined(separator: " ")
            sections.removeLast()
        }
        guard var words = sections.first else { return nil }
        if sections.count > 1 {
            // "Clark, Thomas Louis"
            name.familyName = words.joined(separator: " ")
            words = sections.dropFirst().flatMap(\.self)
        }
        takeTitles(from: &words, into: &name)
        if isEastAsian(words.joined()) {
            readEastAsian(words, into: &name)
        } else {
            read(words, into: &name)
        }
        return name
    }

    private func key(_ word: String) -> String { word.lowercased().filter { $0 != "." } }

    private func takeTitles(from words: inout [String], into name: inout PersonNameComponents) {
        let prefixes = words.dropLast().prefix(while: { Self.prefixes.contains(key($0)) })
        if !prefixes.isEmpty { name.namePrefix = prefixes.joined(separator: " ") }
        words.removeFirst(prefixes.count)
        var suffixes = [name.nameSuffix].compactMap(\.self)
        let least = name.familyName == nil ? 2 : 1
        while words.count > least, let last = words.last, Self.suffixes.contains(key(last)) {
            suffixes.insert(words.removeLast(), at: 0)
        }
        if !suffixes.isEmpty { name.nameSuffix = suffixes.joined(separator: " ") }
    }

    private func read(_ words: [String], into name: inout PersonNameComponents) {
        var words = words
        if name.familyName == nil, words.count > 1 {
            if PersonNameText.beginsWithFamily(locale) {
                name.familyName = words.removeFirst()
            } else {
                var start = words.count - 1
                while start > 1, Self.particles.contains(key(words[start - 1])) { start -= 1 }
                name.familyName = words[start...].joined(separator: " ")
                words.removeSubrange(start...)
            }
        }
        name.givenName = words.first
        if words.count > 1 { name.middleName = words.dropFirst().joined(separator: " ") }
    }

    private func readEastAsian(_ words: [String], into name: inout PersonNameComponents) {
        guard name.familyName == nil else {
            name.givenName = words.joined(separator: " ")
            return
        }
        if words.count > 1 {
            name.familyName = words[0]
            name.givenName = words.dropFirst().joined(separator: " ")
            return
        }
        let word = words.first ?? ""
        let length = Self.longFamilyNames.contains(String(word.prefix(2))) && word.count > 2 ? 2 : 1
        guard (2...4).contains(word.count) else {
            name.givenName = word
            return
        }
        name.familyName = String(word.prefix(length))
        name.givenName = String(word.dropFirst(length))
    }

    private func isEastAsian(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: PersonNameText.isEastAsian)
    }
}
