import Foundation
import ItemsCatalogue
import Testing

struct CatalogueFileTests {
    @Test func `a file is read`() throws {
        let catalogue = try Catalogue(from: Data(Self.file(group: 0, english: #"["Boy","young"]"#).utf8))

        let item = try #require(catalogue.item(7))
        #expect(item.name(in: .english) == "Boy")
        #expect(item.keywords(in: .english) == ["young"])
        #expect(item.variants.map(\.tones) == [[.dark]])
        #expect(catalogue.group(item.group)?.name(in: .chinese) == "人物与身体")
    }

    @Test(arguments: [file(group: 3), file(english: "[]"), file(english: #"[""]"#), "{}", "no JSON"])
    func `a file with mistakes is refused`(text: String) {
        #expect(throws: DecodingError.self) { try Catalogue(from: Data(text.utf8)) }
    }

    private static func file(group: Int = 0, english: String = #"["Boy"]"#) -> String {
        """
        {"groups": [{"en": "People & Body", "zh": "人物与身体"}], "items": [{"number": 7, "emoji": "👦", "group": \(group),
        "subgroup": "person", "version": "0.6", "year": 2010, "en": \(english), "zh": ["男孩"], "variants": ["👦🏿"]}]}
        """
    }
}
