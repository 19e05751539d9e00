import Foundation

/// An emoji with its names, and its variants in other skin tones.
public struct Item: Identifiable, Sendable {
    /// A number that the item keeps when newer emoji are added to the catalogue.
    public let id: Int
    public let emoji: String
    public let group: ItemGroup.ID
    /// Unicode's name of the part of the group, such as `face-smiling`; it has no translation.
    public let subgroup: String
    /// The version of Unicode's emoji that brought it, such as `13.1`.
    public let version: String
    /// The year of that version.
    public let year: Int
    public let variants: [ItemVariant]
    private let texts: [ItemLanguage: ItemText]

    public init(
        id: Int,
        emoji: String,
        group: ItemGroup.ID,
        subgroup: String,
        version: String,
        year: Int,
        variants: [ItemVariant] = [],
        texts: [ItemLanguage: ItemText]
    ) {
        self.id = id
        self.emoji = emoji
        self.group = group
        self.subgroup = subgroup
        self.version = version
        self.year = year
        self.variants = variants
        self.texts = texts
    }

    public func name(in language: ItemLanguage) -> String { texts[language]?.name ?? emoji }

    public func keywords(in language: ItemLanguage) -> [String] { texts[language]?.keywords ?? [] }

    /// The code points of the picture: `U+1F44B`.
    public var codePoints: [String] {
        emoji.unicodeScalars.map { String(format: "U+%04X", Int($0.value)) }
    }
}

extension Item: Hashable {
    /// Compares items by their number: a catalogue has one item with a number, which does not change.
    public static func == (a: Item, b: Item) -> Bool { a.id == b.id }

    public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
