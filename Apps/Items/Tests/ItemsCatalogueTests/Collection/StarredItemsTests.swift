import ItemsCatalogue
import Testing

struct StarredItemsTests {
    @Test func `a star is set and cleared`() {
        var starred = StarredItems()

        starred.toggle(955)
        #expect(starred[955])
        #expect(!starred[954])

        starred.toggle(955)
        #expect(starred == StarredItems())
    }

    @Test func `the stored text is read again`() throws {
        let starred = StarredItems([0, 7, 8, 1848])

        let restored = try #require(StarredItems(rawValue: starred.rawValue))

        #expect(restored == starred)
        #expect(restored[1848])
    }

    @Test func `all items fit into the cookie of a browser`() {
        #expect(StarredItems(0..<2000).rawValue.count < 400)
    }

    @Test(arguments: ["no base64!", String(repeating: "AAAA", count: 1000)])
    func `a text that the app did not write is refused`(text: String) {
        #expect(StarredItems(rawValue: text) == nil)
    }

    @Test(arguments: [-1, 8192, Int.max]) func `numbers out of range are never starred`(id: Int) {
        var starred = StarredItems()

        starred[id] = true

        #expect(!starred[id])
        #expect(starred == StarredItems())
    }

    @Test func `starred items keep the order of the catalogue`() {
        let items = StarredItems([4, 1]).items(among: Catalogue.sample.items)

        #expect(items.map(\.id) == [1, 4])
    }
}
