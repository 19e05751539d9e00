import MomentsModel

/// The beginning of a mention at the end of a text that is being written, such as `@gra`.
struct MentionEnding: Equatable {
    /// The text before the at sign.
    private let before: String
    /// The letters of the handle, as small letters; empty right after the at sign.
    let letters: String

    /// - Returns: Nil if the text does not end in an at sign that can begin a mention, or in such an at sign and a part of a handle.
    init?(of text: String) {
        guard let sign = text.lastIndex(where: { !Self.isPart($0) }), text[sign] == "@" else { return nil }
        // An address of mail, or two at signs; see `Mention`.
        if let last = text[..<sign].last, Self.isPart(last) || last == "@" { return nil }
        before = String(text[..<sign])
        letters = text[text.index(after: sign)...].lowercased()
    }

    /// Returns the text with the whole handle and a space.
    func completed(with person: UserDetails) -> String { "\(before)@\(person.handle) " }

    /// Returns the people whose handle, or a word of whose name, begins with the letters, in order.
    func matches(among people: [UserDetails], limit: Int) -> [UserDetails] {
        Array(people.lazy.filter { $0.handle.hasPrefix(letters) || hasWord(of: $0.name) }.prefix(limit))
    }

    private func hasWord(of name: String) -> Bool {
        name.split(whereSeparator: \.isWhitespace).contains { $0.lowercased().hasPrefix(letters) }
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }
}
