import Foundation

/// All items and their groups.
public struct Catalogue: Sendable {
    /// The items in Unicode's order, in which similar pictures are neighbours.
    public let items: [Item]
    public let groups: [ItemGroup]
    private let places: [Item.ID: Int]
    private let placesByGroup: [ItemGroup.ID: [Int]]
    /// The position of each item in the alphabetical order of each language.
    private let ranks: [ItemLanguage: [Item.ID: Int]]
    private let search: ItemSearch

    public init(items: [Item], groups: [ItemGroup]) {
        self.items = items
        self.groups = groups
        places = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.id, $0) })
        placesByGroup = Dictionary(grouping: items.indices) { items[$0].group }
        ranks = Dictionary(uniqueKeysWithValues: ItemLanguage.allCases.map { ($0, Self.ranks(of: items, in: $0)) })
        search = ItemSearch(items)
    }

    public func item(_ id: Item.ID) -> Item? { places[id].map { items[$0] } }

    public func group(_ id: ItemGroup.ID) -> ItemGroup? { groups.first { $0.id == id } }

    /// Returns the items of a group in Unicode's order.
    public func items(in group: ItemGroup.ID) -> [Item] { placesByGroup[group, default: []].map { items[$0] } }

    /// Returns the number of items in a group.
    public func count(in group: ItemGroup.ID) -> Int { placesByGroup[group, default: []].count }

    /// Returns other items of the same group: those of the same part first, then the nearest in Unicode's order.
    public func neighbours(of item: Item, limit: Int) -> [Item] {
        guard let place = places[item.id] else { return [] }
        let others = placesByGroup[item.group, default: []].filter { $0 != place }
        func distance(_ other: Int) -> (Int, Int, Int) {
            (items[other].subgroup == item.subgroup ? 0 : 1, abs(other - place), other)
        }
        return others.sorted { distance($0) < distance($1) }.prefix(limit).map { items[$0] }
    }

    /// Returns the items that have all words of a text in their names or keywords, the best matches first.
    public func items(matching text: String) -> [Item] { search.items(matching: text) }

    /// Returns the position of an item in the alphabetical order of a language.
    func rank(of item: Item, in language: ItemLanguage) -> Int { ranks[language]?[item.id] ?? 0 }

    private static func ranks(of items: [Item], in language: ItemLanguage) -> [Item.ID: Int] {
        let named = items.map { (id: $0.id, name: $0.name(in: language)) }
        let sorted = named.sorted { a, b in
            switch a.name.compare(b.name, locale: language.locale) {
            case .orderedAscending: true
            case .orderedSame: a.id < b.id
            case .orderedDescending: false
            }
        }
        return Dictionary(uniqueKeysWithValues: sorted.enumerated().map { ($1.id, $0) })
    }
}
