/// Agreement of English nouns with numbers, as in "^[2 item](inflect: true)".
enum EnglishInflection {
    /// Returns true for English texts only.
    ///
    /// - Parameter language: As in the name of a folder, such as "en" or "en-GB".
    static func applies(to language: String) -> Bool { language.prefix { $0.isLetter } == "en" }

    /// Makes the last word of a text agree with the first number before it. A text without a number stays as it is.
    ///
    ///     EnglishInflection.agreed(["2 ", "small box"])  // ["2 ", "small boxes"]
    static func agreed(_ texts: [String]) -> [String] {
        var number: Substring?
        var noun: (text: Int, range: Range<String.Index>)?
        for (index, text) in texts.enumerated() {
            var position = text.startIndex
            while position < text.endIndex {
                let rest = text[position...]
                var end = text.index(after: position)
                if number == nil, rest.first?.isWholeNumber == true {
                    end = rest.firstIndex { !$0.isWholeNumber && $0 != "." && $0 != "," } ?? text.endIndex
                    number = text[position..<end]
                } else if rest.first?.isLetter == true {
                    end = rest.firstIndex { !$0.isLetter } ?? text.endIndex
                    // Words with other letters belong to other languages.
                    let isEnglish = text[position..<end].allSatisfy(\.isASCII)
                    if number != nil, isEnglish { noun = (index, position..<end) }
                }
                position = end
            }
        }
        guard let number, let noun else { return texts }
        let word = texts[noun.text][noun.range]
        let isOne = number == "1" || number == "1." || number == "1,"
        var result = texts
        result[noun.text].replaceSubrange(
            noun.range,
            with: isOne ? singular(of: String(word)) : plural(of: String(word))
        )
        return result
    }

    // MARK: - Nouns

    static func plural(of noun: String) -> String {
        let word = noun.lowercased()
        if plurals[word] != nil || singulars[word] != nil || unchanged.contains(word) {
            return cased(plurals[word] ?? word, like: noun)
        }
        // What is a plural already has a singular of its own.
        if word != singularByRule(word), pluralByRule(singularByRule(word)) == word { return noun }
        return cased(pluralByRule(word), like: noun)
    }

    static func singular(of noun: String) -> String {
        let word = noun.lowercased()
        if plurals[word] != nil || unchanged.contains(word) { return noun }
        return cased(singulars[word] ?? singularByRule(word), like: noun)
    }

    private static func pluralByRule(_ word: String) -> String {
        if ["s", "x", "z", "ch", "sh"].contains(where: { word.hasSuffix($0) }) { return word + "es" }
        if word.hasSuffix("y"), let before = word.dropLast().last, !"aeiou".contains(before) {
            return String(word.dropLast()) + "ies"
        }
        return word + "s"
    }

    private static func singularByRule(_ word: String) -> String {
        guard word.hasSuffix("s"), word.count > 2, !["ss", "us", "is"].contains(where: { word.hasSuffix($0) }) else {
            return word
        }
        if word.hasSuffix("ies"), word.count > 4 { return String(word.dropLast(3)) + "y" }
        if ["sses", "xes", "zzes", "ches", "shes"].contains(where: { word.hasSuffix($0) }) {
            return String(word.dropLast(2))
        }
        return String(word.dropLast())
    }

    /// Gives a word the capital letters of another one.
    private static func cased(_ word: String, like other: String) -> String {
        if other.count > 1, other == other.uppercased() { return word.uppercased() }
        guard other.first?.isUppercase == true else { return word }
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    private static let plurals: [String: String] = [
        "person": "people", "child": "children", "man": "men", "woman": "women", "foot": "feet", "tooth": "teeth",
        "goose": "geese", "mouse": "mice", "ox": "oxen", "leaf": "leaves", "knife": "knives", "life": "lives",
        "wife": "wives", "wolf": "wolves", "shelf": "shelves", "half": "halves", "loaf": "loaves", "thief": "thieves",
        "calf": "calves", "scarf": "scarves", "potato": "potatoes", "tomato": "tomatoes", "hero": "heroes",
        "echo": "echoes", "criterion": "criteria", "phenomenon": "phenomena", "analysis": "analyses",
        "crisis": "crises", "thesis": "theses", "axis": "axes", "quiz": "quizzes", "status": "statuses",
        "bus": "buses", "gas": "gases", "lens": "lenses", "movie": "movies", "cookie": "cookies", "tie": "ties",
        "cache": "caches", "is": "are", "was": "were", "has": "have",
    ]

    private static let singulars = Dictionary(
        plurals.map { ($0.value, $0.key) },
        uniquingKeysWith: { first, _ in first }
    )

    private static let unchanged: Set<String> = [
        "sheep", "fish", "deer", "series", "species", "news", "information", "equipment", "aircraft", "means",
    ]
}
