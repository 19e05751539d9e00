import Foundation

/// A group of Unicode's emoji, such as "Food & Drink".
public struct ItemGroup: Identifiable, Sendable {
    /// The English words, joined by hyphens: `food-drink`.
    public let id: String
    private let names: [ItemLanguage: String]

    public init(names: [ItemLanguage: String]) {
        let words = names[.english, default: ""].lowercased().split { !$0.isLetter }
        id = words.joined(separator: "-")
        self.names = names
    }

    public func name(in language: ItemLanguage) -> String { names[language, default: id] }
}
