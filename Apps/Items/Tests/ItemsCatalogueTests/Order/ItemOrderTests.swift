import ItemsCatalogue
import Testing

struct ItemOrderTests {
    private let catalogue = Catalogue.sample

    private func ids(_ sort: ItemSort, isReversed: Bool = false, _ language: ItemLanguage = .english) -> [Item.ID] {
        catalogue.items(sortedBy: ItemOrder(sort, isReversed: isReversed), in: language).map(\.id)
    }

    @Test func `names are in the order of their language`() {
        #expect(ids(.name) == [3, 5, 4, 1, 0, 2])
        // Pinyin, then strokes: dà xiào de māo, hǎi lí, hēi (12 strokes), hēi (15), huī shǒu, yǔ háng yuán.
        #expect(ids(.name, .chinese) == [1, 5, 4, 0, 2, 3])
    }

    @Test func `the newest are first, and equal ones in Unicode's order`() {
        #expect(ids(.year) == [4, 5, 3, 0, 1, 2])
    }

    @Test func `those with most variants are first`() {
        #expect(ids(.variants) == [2, 3, 0, 1, 4, 5])
    }

    @Test func `code points are in their own order`() {
        #expect(ids(.codePoint) == [4, 2, 0, 1, 5, 3])
    }

    @Test func `in the reversed order, equal items keep Unicode's order`() {
        #expect(ids(.year, isReversed: true) == [1, 2, 0, 3, 4, 5])
        #expect(ids(.name, isReversed: true) == ids(.name).reversed())
    }

    @Test func `the same sort again is reversed, then as before`() {
        let first = ItemOrder.next(after: nil, tapped: .name)
        let second = ItemOrder.next(after: first, tapped: .name)
        let third = ItemOrder.next(after: second, tapped: .name)

        #expect(first == ItemOrder(.name))
        #expect(second == ItemOrder(.name, isReversed: true))
        #expect(third == first)
        #expect(ItemOrder.next(after: second, tapped: .year) == ItemOrder(.year))
    }
}
