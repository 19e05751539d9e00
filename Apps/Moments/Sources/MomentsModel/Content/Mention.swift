/// The mentions of people in a text: their handles after an at sign, such as `@ada_l`.
///
/// A handle counts if none of its letters, no digit, underscore or at sign stands before its at sign or behind it: an address of mail is no
/// mention, and text of other scripts may touch one.
///
///     Mention.handles(in: "With @ada_l and @bob99.")   // [ada_l, bob99]
public enum Mention {
    /// Returns the handles in a text, each once, in order; at most `Limits.mentions`.
    public static func handles(in text: String) -> [Handle] {
        var handles: [Handle] = []
        for range in ranges(in: text) {
            guard handles.count < Limits.mentions else { break }
            if let handle = Handle(String(text[range].dropFirst())), !handles.contains(handle) {
                handles.append(handle)
            }
        }
        return handles
    }

    /// Returns the places of the mentions in a text, with their at signs, in order.
    public static func ranges(in text: String) -> [Range<String.Index>] {
        var ranges: [Range<String.Index>] = []
        var place = text.startIndex
        while let sign = text[place...].firstIndex(of: "@") {
            let start = text.index(after: sign)
            let end = text[start...].firstIndex { !isPart($0) } ?? text.endIndex
            let isAlone = sign == text.startIndex || !bounds(text[text.index(before: sign)])
            if isAlone, end == text.endIndex || text[end] != "@", Handle(String(text[start..<end])) != nil {
                ranges.append(sign..<end)
            }
            place = end
        }
        return ranges
    }

    private static func isPart(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber || character == "_")
    }

    private static func bounds(_ character: Character) -> Bool { isPart(character) || character == "@" }
}
