import MomentsModel
import Testing

@testable import MomentsServer
@testable import moments

@Suite struct PushWordsTests {
    private func body(_ others: Int, _ language: String, quote: String = "") -> String {
        let news = PushNews(
            kind: .like,
            name: "Ben",
            quote: quote,
            isOwnMoment: true,
            others: others,
            language: language
        )
        return PushWords(news).body
    }

    @Test func `one further notification is in the singular, others in the plural`() {
        #expect(body(0, "en") == "")
        #expect(body(1, "en") == "And 1 more notification")
        #expect(body(2, "en") == "And 2 more notifications")
        #expect(body(19, "en") == "And 19 more notifications")
        #expect(body(21, "en") == "And 21 more notifications")
    }

    @Test func `Chinese has one form`() {
        #expect(body(0, "zh-Hans") == "")
        #expect(body(1, "zh-Hans") == "还有1条通知")
        #expect(body(2, "zh-Hans") == "还有2条通知")
        #expect(body(19, "zh-Hans") == "还有19条通知")
    }

    @Test(arguments: [("en", "Ben mentioned you"), ("zh-Hans", "Ben提到了你")])
    func `a mention is said in the language of the person`(language: String, title: String) {
        let news = PushNews(
            kind: .mention,
            name: "Ben",
            quote: "With @ada",
            isOwnMoment: false,
            others: 0,
            language: language
        )

        #expect(PushWords(news).title == title && PushWords(news).body == "With @ada")
    }

    @Test func `the number is on a line below what was said`() {
        #expect(body(2, "en", quote: "By the lake") == "By the lake\nAnd 2 more notifications")
        #expect(body(0, "en", quote: "By the lake") == "By the lake")
    }
}
