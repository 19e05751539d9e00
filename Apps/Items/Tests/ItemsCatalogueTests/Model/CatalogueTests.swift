import Foundation
import ItemsCatalogue
import Testing

struct CatalogueTests {
    private let catalogue = Catalogue.sample

    @Test func `items are found by number and by group`() {
        #expect(catalogue.item(4)?.emoji == "🐈‍⬛")
        #expect(catalogue.item(99) == nil)
        #expect(catalogue.items(in: "people-body").map(\.id) == [2, 3])
        #expect(catalogue.count(in: "flags") == 0)
    }

    @Test func `neighbours are of the same group, and not the item itself`() throws {
        let item = try #require(catalogue.item(2))

        #expect(catalogue.neighbours(of: item, limit: 12).map(\.id) == [3])
        #expect(catalogue.neighbours(of: item, limit: 0).isEmpty)
    }

    @Test func `neighbours of the same part of a group come first`() async throws {
        let catalogue = try await BundledCatalogue.shared.load()
        let wink = try #require(catalogue.items.first { $0.emoji == "😉" })

        let neighbours = catalogue.neighbours(of: wink, limit: 12)

        #expect(neighbours.count == 12)
        #expect(neighbours.allSatisfy { $0.subgroup == "face-smiling" })
    }

    @Test func `code points are hexadecimal`() {
        #expect(catalogue.item(4)?.codePoints == ["U+1F408", "U+200D", "U+2B1B"])
    }

    @Test func `a group has the words of its name as an address`() {
        #expect(catalogue.groups.map(\.id) == ["smileys-emotion", "people-body", "animals-nature"])
    }

    @Test(arguments: [("zh-Hans", ItemLanguage.chinese), ("zh-TW", .chinese), ("en-GB", .english), ("fr", .english)])
    func `names are in the best language for a locale`(locale: String, language: ItemLanguage) {
        #expect(ItemLanguage(best: Locale(identifier: locale)) == language)
    }
}
