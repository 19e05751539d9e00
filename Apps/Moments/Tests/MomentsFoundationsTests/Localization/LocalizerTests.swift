import Foundation
import MomentsFoundations
import Testing

private let now = Date(timeIntervalSince1970: 1_700_000_000)

@Suite struct LocalizerTests {
    /// A bundle as written by the build tool: language names in lower case.
    private let bundle: Bundle

    init() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("texts-\(UUID()).bundle")
        let texts = [
            "en":
                #""Hello %@" = "Hello %@"; "only" = "Only English"; "likes.one" = "%lld like"; "likes.other" = "%lld likes";"#,
            "zh-hans": #""Hello %@" = "你好，%@"; "likes.other" = "%lld 个赞"; "100%" = "百分之百";"#,
        ]
        for (language, text) in texts {
            let folder = folder.appendingPathComponent("\(language).lproj")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appendingPathComponent("Localizable.strings"))
        }
        bundle = try #require(Bundle(url: folder))
    }

    private func localizer(_ locale: String) -> Localizer {
        Localizer(locale: Locale(identifier: locale), clock: .fixed(now))
    }

    @Test(arguments: [
        ("en", "Hello Ada"), ("en-GB", "Hello Ada"), ("zh-Hans", "你好，Ada"), ("zh-CN", "你好，Ada"), ("fr", "Hello Ada"),
    ])
    func `a text is in the reader's language, with values put in`(_ locale: String, _ expected: String) {
        #expect(localizer(locale).string("Hello %@", "Ada", bundle: bundle) == expected)
    }

    @Test(arguments: ["en", "zh-Hans"])
    func `a time has the largest of all units`(_ locale: String) {
        for age in stride(from: 60.0, to: 200_000, by: 97) {
            let style = Date.AnchoredRelativeFormatStyle(
                anchor: now - age,
                presentation: .numeric,
                unitsStyle: .wide,
                locale: Locale(identifier: locale)
            )

            #expect(localizer(locale).relative(now - age) == style.format(now))
        }
    }

    @Test func `a text without a translation is English, and one that nobody knows its key`() {
        #expect(localizer("zh-Hans").string("only", bundle: bundle) == "Only English")
        #expect(localizer("zh-Hans").string("unknown %", bundle: bundle) == "unknown %")
        #expect(localizer("zh-Hans").string("100%", bundle: bundle) == "百分之百")
    }

    @Test(arguments: [("en", 0, "0 likes"), ("en", 1, "1 like"), ("en", 2, "2 likes"), ("zh-Hans", 1, "1 个赞")])
    func `a number of things has its own text`(_ locale: String, _ count: Int, _ expected: String) {
        #expect(localizer(locale).string("likes", count: count, bundle: bundle) == expected)
    }

    @Test(
        arguments: [
            (0.0, "now", "现在"), (59, "now", "现在"), (-30, "now", "现在"), (60, "1 minute ago", "1分钟前"),
            (300, "5 minutes ago", "5分钟前"), (7200, "2 hours ago", "2小时前"), (3 * 86_400, "3 days ago", "3天前"),
            (400 * 86_400, "1 year ago", "1年前"),
        ] as [(TimeInterval, String, String)]
    )
    func `how long ago something was is said in the reader's language`(
        _ seconds: TimeInterval,
        _ english: String,
        _ chinese: String
    ) {
        let date = now.addingTimeInterval(-seconds)

        #expect(localizer("en").relative(date) == english)
        #expect(localizer("zh-Hans").relative(date) == chinese)
    }
}

@Suite struct AppLanguageTests {
    @Test(arguments: [
        ("en", AppLanguage.english, "en"), ("en-GB", .english, "en-GB"), ("fr-FR", .english, "en"),
        ("", .english, "en"),
        ("zh", .simplifiedChinese, "zh"), ("zh-Hans-SG", .simplifiedChinese, "zh-Hans-SG"),
        ("zh-CN", .simplifiedChinese, "zh-CN"), ("zh-TW", .simplifiedChinese, "zh-Hans"),
        ("zh-Hant-HK", .simplifiedChinese, "zh-Hans"),
    ])
    func `a reader gets the nearest language, in their own region where it is spoken`(
        _ reader: String,
        _ language: AppLanguage,
        _ locale: String
    ) {
        let reader = Locale(identifier: reader)

        #expect(AppLanguage(best: reader) == language)
        #expect(language.locale(for: reader).identifier == locale)
    }

    @Test func `a chosen language needs no fitting reader`() {
        #expect(AppLanguage.english.locale(for: Locale(identifier: "zh-CN")).identifier == "en")
        #expect(AppLanguage.simplifiedChinese.locale(for: Locale(identifier: "en-GB")).identifier == "zh-Hans")
    }
}
