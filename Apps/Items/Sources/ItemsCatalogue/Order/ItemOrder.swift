/// An order of the items: what they are sorted by, and in which direction.
public struct ItemOrder: Hashable, Sendable {
    public let sort: ItemSort
    public let isReversed: Bool

    public init(_ sort: ItemSort, isReversed: Bool = false) {
        self.sort = sort
        self.isReversed = isReversed
    }

    /// Returns the order after a tap on a sort: the same sort again is reversed.
    public static func next(after order: ItemOrder?, tapped sort: ItemSort) -> ItemOrder {
        ItemOrder(sort, isReversed: order?.sort == sort && order?.isReversed == false)
    }
}

extension Catalogue {
    /// Returns the items in an order; equal items keep Unicode's order.
    public func items(sortedBy order: ItemOrder, in language: ItemLanguage) -> [Item] {
        let keys = items.enumerated().map { place, item in (key: key(of: item, order.sort, language), place: place) }
        let sorted = keys.sorted { a, b in
            if a.key != b.key { return (a.key < b.key) != order.isReversed }
            return a.place < b.place
        }
        return sorted.map { items[$0.place] }
    }

    private func key(of item: Item, _ sort: ItemSort, _ language: ItemLanguage) -> Int {
        switch sort {
        case .name: rank(of: item, in: language)
        case .year: -item.year
        case .variants: -item.variants.count
        case .codePoint: item.emoji.unicodeScalars.first.map { Int($0.value) } ?? 0
        }
    }
}
