import Foundation
import Testing

@testable import OrielServer

@Suite struct ClientTextsTests {
    @Test(arguments: [("zh-Hans", "重新载入"), ("en-GB", "Reload"), ("fr", "Reload"), ("", "Reload")])
    func `a page in Chinese has them in Chinese, others in English`(language: String, reload: String) throws {
        let texts = try JSONDecoder().decode([String: String].self, from: Data(ClientTexts.json(in: language).utf8))

        #expect(texts["reload"] == reload)
        let names = ["4", "6", "away", "cancel", "choose", "copied", "lost", "open", "reload", "uploading"]
        #expect(texts.keys.sorted() == names)
    }

    @Test func `they can stand in a script element`() {
        #expect(!ClientTexts.json(in: "zh").contains("<") && !ClientTexts.json(in: "en").contains("<"))
    }
}
