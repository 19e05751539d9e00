import Foundation

/// A search in the names and keywords of both languages, and in the pictures.
///
/// A catalogue makes it once, because folding all texts takes longer than a search.
struct ItemSearch: Sendable {
    private struct Entry {
        var item: Item
        /// The names of the item, each on a line of its own.
        var names: String
        /// Names, keywords and pictures.
        var all: String
    }

    private let entries: [Entry]

    init(_ items: [Item]) {
        entries = items.map { item in
            let names = ItemLanguage.allCases.map { item.name(in: $0) }
            let keywords = ItemLanguage.allCases.flatMap { item.keywords(in: $0) }
            let pictures = [item.emoji] + item.variants.map(\.emoji)
            return Entry(
                item: item,
                names: "\n" + names.map(Self.folded).joined(separator: "\n"),
                all: (names + keywords + pictures).map(Self.folded).joined(separator: "\n")
            )
        }
    }

    /// Returns the items that have all words of a text.
    ///
    /// Items whose name begins with the text are first, then those whose name contains it, then all others, each in
    /// Unicode's order. Upper and lower case and accents are the same.
    func items(matching text: String) -> [Item] {
        let query = Self.folded(text)
        let words = query.split(whereSeparator: \.isWhitespace)
        guard !words.isEmpty else { return [] }
        var ranked: [[Item]] = [[], [], []]
        for entry in entries where words.allSatisfy({ entry.all.contains($0) }) {
            let rank = entry.names.contains("\n" + query) ? 0 : entry.names.contains(query) ? 1 : 2
            ranked[rank].append(entry.item)
        }
        return ranked.flatMap { $0 }
    }

    /// Removes what does not count in a comparison. The selector asks for a coloured picture, which keyboards leave out.
    private static func folded(_ text: String) -> String {
        let text = text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        return String(String.UnicodeScalarView(text.unicodeScalars.filter { $0 != "\u{FE0F}" }))
            .trimmingCharacters(in: .whitespaces)
    }
}
