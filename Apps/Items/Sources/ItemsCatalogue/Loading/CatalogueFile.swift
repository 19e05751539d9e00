import Foundation

/// The file of the catalogue, which `Scripts/items-data.py` writes.
struct CatalogueFile: Decodable {
    struct Group: Decodable {
        let en: String
        let zh: String
    }

    struct Entry: Decodable {
        let number: Int
        let emoji: String
        /// The index of the group.
        let group: Int
        let subgroup: String
        let version: String
        let year: Int
        /// The name, then the keywords.
        let en: [String]
        let zh: [String]
        let variants: [String]?
    }

    let groups: [Group]
    let items: [Entry]
}

extension Catalogue {
    /// Reads a catalogue.
    ///
    /// - Throws: `DecodingError` if the data is no catalogue.
    public init(from data: Data) throws {
        let file = try JSONDecoder().decode(CatalogueFile.self, from: data)
        let groups = file.groups.map { ItemGroup(names: [.english: $0.en, .chinese: $0.zh]) }
        self.init(items: try file.items.map { try Item($0, groups: groups) }, groups: groups)
    }
}

extension Item {
    fileprivate init(_ entry: CatalogueFile.Entry, groups: [ItemGroup]) throws {
        guard groups.indices.contains(entry.group), let english = ItemText(entry.en), let chinese = ItemText(entry.zh)
        else {
            let text = "item \(entry.number) has no group or no name"
            throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: text))
        }
        self.init(
            id: entry.number,
            emoji: entry.emoji,
            group: groups[entry.group].id,
            subgroup: entry.subgroup,
            version: entry.version,
            year: entry.year,
            variants: (entry.variants ?? []).map(ItemVariant.init),
            texts: [.english: english, .chinese: chinese]
        )
    }
}

extension ItemText {
    /// Creates a text from a name, followed by keywords; nil without a name.
    fileprivate init?(_ words: [String]) {
        guard let name = words.first, !name.isEmpty else { return nil }
        self.init(name: name, keywords: Array(words.dropFirst()))
    }
}
