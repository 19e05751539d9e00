import ItemsCatalogue
import Testing

struct ItemSearchTests {
    private func ids(_ text: String) -> [Item.ID] { Catalogue.sample.items(matching: text).map(\.id) }

    @Test(arguments: [("beaver", [5]), ("DAM", [5]), ("海狸", [5]), ("🦫", [5]), ("👋🏿", [2]), ("béaver", [5])])
    func `names, keywords and pictures of both languages are searched`(text: String, ids: [Item.ID]) {
        #expect(self.ids(text) == ids)
    }

    @Test func `all words of a text count`() {
        #expect(ids("grinning cat") == [1])
        #expect(ids("cat grinning") == [1])
        #expect(ids("cat beaver").isEmpty)
    }

    @Test func `names that begin with the text are first`() {
        #expect(ids("a") == [3, 0, 1, 2, 4, 5])
        // "Grin" is a keyword of the first, and begins the names of both.
        #expect(ids("grin") == [0, 1])
    }

    @Test(arguments: ["", "  ", "\n"]) func `an empty text finds nothing`(text: String) {
        #expect(ids(text).isEmpty)
    }

    @Test func `the emoji of a keyboard is found without its selector`() async throws {
        let catalogue = try await BundledCatalogue.shared.load()

        #expect(catalogue.items(matching: "\u{2764}").contains { $0.emoji == "❤️" })
    }
}
