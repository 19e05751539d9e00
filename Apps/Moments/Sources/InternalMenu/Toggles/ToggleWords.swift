/// A converter of toggle keys to readable words.
enum ToggleWords {
    /// Returns "Like button for moment" for `internal.isLikeButtonForMomentEnabled`.
    static func words(of key: String) -> String {
        var words = words(in: key.split(separator: ".").last ?? "")
        if words.count > 1, words.first == "is" { words.removeFirst() }
        if words.count > 1, words.last == "enabled" { words.removeLast() }
        let text = words.joined(separator: " ")
        return text.prefix(1).uppercased() + text.dropFirst()
    }

    private static func words(in name: Substring) -> [String] {
        var words: [String] = []
        for letter in name {
            if letter.isUppercase || words.isEmpty { words.append("") }
            words[words.count - 1] += letter.lowercased()
        }
        return words
    }
}
