/// The name and the keywords of an item in one language.
public struct ItemText: Sendable {
    public let name: String
    /// Other words for the item, without its name.
    public let keywords: [String]

    public init(name: String, keywords: [String] = []) {
        self.name = name
        self.keywords = keywords
    }
}
