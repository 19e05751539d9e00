/// An item's picture in other skin tones.
public struct ItemVariant: Hashable, Sendable, Identifiable {
    public let emoji: String

    public init(emoji: String) { self.emoji = emoji }

    public var id: String { emoji }

    /// The tones in the picture's order, one for each person; one if all persons have the same.
    public var tones: [SkinTone] {
        emoji.unicodeScalars.compactMap { SkinTone(rawValue: $0.value) }
    }
}
