import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor
@Suite struct SystemWordTests {
    @Test(arguments: [
        ("en", "Cancel"), ("de-DE", "Cancel"), ("zh-Hans-CN", "取消"), ("zh_CN", "取消"), ("zh-Hant-TW", "取消"),
    ])
    func `a word is in the language of the place, or in English`(locale: String, word: String) {
        #expect(SystemWord.cancel.text(in: Locale(identifier: locale)) == word)
    }

    @Test func `the two scripts of Chinese differ`() {
        #expect(SystemWord.search.text(in: Locale(identifier: "zh-Hans-TW")) == "搜索")
        #expect(SystemWord.search.text(in: Locale(identifier: "zh-TW")) == "搜尋")
    }

    @Test func `a link that shares has a title in the language of the place`() {
        let link = ShareLink(item: "a").environment(\.locale, Locale(identifier: "zh-Hans"))

        #expect(ViewHost { link }.texts == ["分享…"])
        #expect(ViewHost { ShareLink(item: "a") }.texts == ["Share…"])
    }

    struct Page: View {
        @State private var isAsking = false

        var body: some View {
            Button("Ask") { isAsking = true }.alert("Sure?", isPresented: $isAsking) {}
        }
    }

    @Test func `a button the app has not written follows the language`() async throws {
        let host = ViewHost { Page().environment(\.locale, Locale(identifier: "zh-Hans")) }

        try await host.tap("Ask")

        #expect(host.texts.contains("好"))
    }
}
