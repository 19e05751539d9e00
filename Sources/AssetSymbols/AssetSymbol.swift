/// The names of Swift for assets.
package enum AssetSymbol {
    /// Returns the name of a colour or an image: its words in camel case, without the kind at the end.
    ///
    ///     name(of: "Brand Color", kind: "Color")     // brand
    ///     name(of: "24-hours", kind: "Image")        // _24Hours
    package static func name(of asset: String, kind: String) -> String {
        var words = words(of: asset)
        if let last = words.last, last.hasSuffix(kind), words.count > 1 || last != kind {
            words[words.count - 1] = String(last.dropLast(kind.count))
            words.removeAll(where: \.isEmpty)
        }
        guard let first = words.first else { return "_" }
        let name = lowercased(first) + words.dropFirst().map(capitalized).joined()
        if name.first?.isNumber == true { return "_" + name }
        return keywords.contains(name) ? "`\(name)`" : name
    }

    /// Returns the name of a type for a folder.
    package static func typeName(of folder: String) -> String {
        let name = words(of: folder).map(capitalized).joined()
        if name.isEmpty { return "_" }
        return name.first?.isNumber == true || name == "Type" || name == "Self" ? "_" + name : name
    }

    /// Returns the parts between what cannot be in a name. A letter after a number begins a word.
    private static func words(of text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            guard character.isLetter || character.isNumber else {
                if !word.isEmpty { words.append(word) }
                word = ""
                continue
            }
            if character.isLetter, word.last?.isNumber == true {
                words.append(word)
                word = ""
            }
            word.append(character)
        }
        return word.isEmpty ? words : words + [word]
    }

    private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

    /// Returns a word that begins with a lower case letter: of capitals before another word, all but the last change.
    private static func lowercased(_ word: String) -> String {
        let capitals = word.prefix(while: \.isUppercase)
        guard capitals.count > 1, capitals.count < word.count else {
            return capitals.count == word.count ? word.lowercased() : word.prefix(1).lowercased() + word.dropFirst()
        }
        return capitals.dropLast().lowercased() + word.dropFirst(capitals.count - 1)
    }

    private static let keywords: Set<String> = [
        "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do",
        "else",
        "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in",
        "init",
        "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public",
        "repeat",
        "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
        "try",
        "typealias", "var", "where", "while",
    ]
}
