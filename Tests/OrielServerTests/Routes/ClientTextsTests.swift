import Testing

@testable import OrielServer

@Suite struct ClientTextsTests {
    @Test(arguments: [("zh-Hans", "重新载入"), ("en-GB", "Reload"), ("fr", "Reload"), ("", "Reload")])
    func `a page in Chinese has them in Chinese, others in English`(language: String, reload: String) {
        let texts = ClientTexts.texts(in: language)

        #expect(texts["reload"] == reload)
        let names = [
            "4", "6", "away", "cancel", "choose", "copied", "copy", "lost", "offline", "open", "reload", "unkept",
            "uploading",
        ]
        #expect(texts.keys.sorted() == names)
    }
}
