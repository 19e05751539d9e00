import Foundation
import OrielTesting
import Testing

@testable import OrielCore

@MainActor
@Suite struct TranslationsTests {
    private func folder() throws -> ResourceFolder {
        try ResourceFolder(texts: [
            "en.lproj/Localizable.strings": "\"title\" = \"Title\"; \"onlyEnglish\" = \"English\";",
            "de.lproj/Localizable.strings": "\"title\" = \"Titel\"; \"hello %@\" = \"**Hallo** %@\";",
            "zh-Hans.lproj/Localizable.strings": "\"title\" = \"标题\"; \"%@ of %@\" = \"%2$@的%1$@\";",
            "de.lproj/Menu.strings": "\"title\" = \"Menü\";",
            "en.lproj/Localizable.stringsdict": Self.plurals,
        ])
    }

    private static let plurals = """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>%lld files</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@files@ here</string>
        <key>files</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string>
        <key>zero</key><string>No files</string>
        <key>one</key><string>%lld file</string>
        <key>other</key><string>%lld files</string>
        </dict></dict></dict></plist>
        """

    private func text(_ text: Text, _ locale: String) -> [String] {
        ViewHost(locale: Locale(identifier: locale)) { text }.texts
    }

    @Test func `a text is in the language of the locale`() throws {
        let folder = try folder()
        let title = Text("title", bundle: folder.bundle)

        #expect(text(title, "de_AT") == ["Titel"])
        #expect(text(title, "zh_CN") == ["标题"])
        #expect(text(title, "fr") == ["Title"])
        #expect(text(Text("title", tableName: "Menu", bundle: folder.bundle), "de") == ["Menü"])
    }

    @Test func `a missing translation falls back to the development language, then the key`() throws {
        let folder = try folder()

        #expect(text(Text("onlyEnglish", bundle: folder.bundle), "de") == ["English"])
        #expect(text(Text("nowhere", bundle: folder.bundle), "de") == ["nowhere"])
    }

    @Test func `the first of several bundles with a key counts`() throws {
        let own = try ResourceFolder(texts: ["en.lproj/Localizable.strings": "\"title\" = \"Own\";"])
        let other = try ResourceFolder(texts: [
            "en.lproj/Localizable.strings": "\"title\" = \"Other\"; \"more\" = \"More\";"
        ])
        let translations = try #require(Translations(folders: [own.url, other.url], developmentLanguage: "en"))

        for (key, text) in ["title": "Own", "more": "More"] {
            let found = translations.key(key, table: nil)?.translation(for: Locale(identifier: "en"))?.0
            #expect(found == .text(text))
        }
    }

    @Test func `the app has a name in each of its languages`() throws {
        let folder = try ResourceFolder(texts: [
            "en.lproj/InfoPlist.strings": "CFBundleDisplayName = \"Notes\";",
            "de.lproj/InfoPlist.strings": "\"CFBundleDisplayName\" = \"Notizen\";",
        ])
        let translations = try #require(Translations(folders: [folder.url], developmentLanguage: "en"))

        let names = ["en-GB", "de", "ja"].map { LocalizedInformation.displayName(for: $0, in: translations) }
        #expect(names == ["Notes", "Notizen", "Notes"])
        #expect(LocalizedInformation.displayName(for: "de", in: nil) == nil)
    }

    @Test func `arguments take the order of the translation`() throws {
        let folder = try folder()

        #expect(text(Text("\("a") of \("b")", bundle: folder.bundle), "zh-Hans") == ["b的a"])
        #expect(text(Text("hello \("Eva")", bundle: folder.bundle), "de") == ["Hallo Eva"])
    }

    @Test func `numbers choose their form`() throws {
        let folder = try folder()

        let texts = [0, 1, 7].flatMap { text(Text("\($0) files", bundle: folder.bundle), "en") }

        #expect(texts == ["No files here", "1 file here", "7 files here"])
    }

    @Test func `a string catalogue is read as it is`() throws {
        let catalog = """
            {"sourceLanguage": "en", "version": "1.0", "strings": {
              "hi": {"localizations": {"fr": {"stringUnit": {"state": "translated", "value": "salut"}}}},
              "%lld cats": {"localizations": {"en": {"variations": {"plural": {
                "one": {"stringUnit": {"state": "translated", "value": "%lld cat"}},
                "other": {"stringUnit": {"state": "translated", "value": "%lld cats"}}}}}}}
            }}
            """
        let folder = try ResourceFolder(texts: ["Localizable.xcstrings": catalog])

        #expect(text(Text("hi", bundle: folder.bundle), "fr_CA") == ["salut"])
        #expect(text(Text("hi", bundle: folder.bundle), "en") == ["hi"])
        #expect(text(Text("\(1) cats", bundle: folder.bundle), "en") == ["1 cat"])
    }

    @Test func `another locale changes just the texts that are translated`() async throws {
        struct Switch: View {
            @State private var language = "en"
            let bundle: Bundle

            var body: some View {
                VStack {
                    Text("title", bundle: bundle)
                    Text("untranslated", bundle: bundle)
                    Button("Switch") { language = "de" }
                }
                .environment(\.locale, Locale(identifier: language))
            }
        }
        let folder = try folder()
        let host = ViewHost { Switch(bundle: folder.bundle) }

        try await host.tap("Switch")

        #expect(host.texts == ["Titel", "untranslated", "Switch"])
        // The text and its language attribute.
        #expect(host.drainPatches().count == 2)
    }

    @Test(arguments: [("en_US", "2 dogs"), ("de", "2 Hund"), ("fr", "2 dogs")])
    func `nouns agree with numbers if the text shown is English`(locale: String, shown: String) throws {
        let folder = try ResourceFolder(texts: [
            "en.lproj/Localizable.strings": "\"%lld dogs\" = \"^[%lld dog](inflect: true)\";",
            "de.lproj/Localizable.strings": "\"%lld dogs\" = \"^[%lld Hund](inflect: true)\";",
        ])
        let place = LocalizedStringResource.BundleDescription.atURL(folder.url)
        let language = Locale(identifier: locale)
        let count = 2

        let value = AttributedString(localized: "\(count) dogs", bundle: folder.bundle, locale: language)
        let resource = LocalizedStringResource("\(count) dogs", locale: language, bundle: place)

        #expect(String(value.characters) == shown)
        #expect(String(AttributedString(localized: resource).characters) == shown)
        #expect(text(Text("\(count) dogs", bundle: folder.bundle), locale) == [shown])
    }

    @Test func `a body's nouns agree with numbers in the language of its view`() throws {
        struct Dogs: View {
            let bundle: Bundle
            let count = 2

            var body: some View {
                let dogs = AttributedString(localized: "\(count) dogs", bundle: bundle)
                Text(String(dogs.characters))
            }
        }
        let folder = try ResourceFolder(texts: [
            "de.lproj/Localizable.strings": "\"%lld dogs\" = \"^[%lld Hund](inflect: true)\";"
        ])

        #expect(ViewHost(locale: Locale(identifier: "de")) { Dogs(bundle: folder.bundle) }.texts == ["2 Hund"])
    }

    @Test func `strings and resources are looked up too`() throws {
        let folder = try folder()
        let german = Locale(identifier: "de")

        #expect(String(localized: "title", bundle: folder.bundle, locale: german) == "Titel")
        #expect(String(localized: "x", defaultValue: "Default \(1)", bundle: folder.bundle) == "Default 1")
        let resource = LocalizedStringResource("title", defaultValue: "T", bundle: .atURL(folder.url))
        #expect(text(Text(resource), "de") == ["Titel"])
    }
}
