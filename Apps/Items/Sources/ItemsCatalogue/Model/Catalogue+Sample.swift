extension Catalogue {
    /// Six items of three groups, for previews and tests.
    public static let sample = Catalogue(
        items: [
            .sample(0, "😀", group: "smileys-emotion", year: 2015, "Grinning face", "嘿嘿", keywords: ["grin"]),
            .sample(1, "😺", group: "smileys-emotion", year: 2010, "Grinning cat", "大笑的猫", keywords: ["smile"]),
            .sample(2, "👋", group: "people-body", year: 2010, "Waving hand", "挥手", keywords: ["wave"], tones: true),
            .sample(3, "🧑‍🚀", group: "people-body", year: 2019, "Astronaut", "宇航员", keywords: ["rocket"], tones: true),
            .sample(4, "🐈‍⬛", group: "animals-nature", year: 2020, "Black cat", "黑猫", keywords: ["unlucky"]),
            .sample(5, "🦫", group: "animals-nature", year: 2020, "Beaver", "海狸", keywords: ["dam"]),
        ],
        groups: [
            ItemGroup(names: [.english: "Smileys & Emotion", .chinese: "笑脸与情感"]),
            ItemGroup(names: [.english: "People & Body", .chinese: "人物与身体"]),
            ItemGroup(names: [.english: "Animals & Nature", .chinese: "动物与自然"]),
        ]
    )
}

extension Item {
    fileprivate static func sample(
        _ id: Int,
        _ emoji: String,
        group: String,
        year: Int,
        _ english: String,
        _ chinese: String,
        keywords: [String],
        tones: Bool = false
    ) -> Item {
        let scalars = emoji.unicodeScalars
        let variants = SkinTone.allCases.compactMap { Unicode.Scalar($0.rawValue) }.map { tone in
            var variant = String.UnicodeScalarView(scalars.prefix(1))
            variant.append(tone)
            variant += scalars.dropFirst()
            return ItemVariant(emoji: String(variant))
        }
        return Item(
            id: id,
            emoji: emoji,
            group: group,
            subgroup: "sample",
            version: "1.0",
            year: year,
            variants: tones ? variants : [],
            texts: [
                .english: ItemText(name: english, keywords: keywords),
                .chinese: ItemText(name: chinese, keywords: ["示例"]),
            ]
        )
    }
}
