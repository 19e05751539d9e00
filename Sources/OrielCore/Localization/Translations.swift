import Foundation
import Synchronization

/// The translations of an app or one bundle.
final class Translations: Sendable {
    /// A key that has translations.
    struct Key: Sendable {
        fileprivate let byLanguage: [String: Translation]
        fileprivate unowned let translations: Translations

        /// Returns the translation in the language nearest to a locale, and that language.
        func translation(for locale: Locale) -> (Translation, language: String)? {
            for language in translations.preferences(for: locale) {
                if let translation = byLanguage[language] { return (translation, language) }
            }
            return nil
        }
    }

    private let folders: [URL]
    private let languageFolders: [URL]
    /// The available languages, without `Base`.
    let languages: [String]
    private let developmentLanguage: String
    private let tables = Mutex<[String: TranslationTable]>([:])
    /// The default table, `Localizable`, which nearly all texts use.
    private let usualTable = Mutex<TranslationTable?>(nil)
    private let preferred = Mutex<[String: [String]]>([:])

    /// - Returns: Nil if there are no languages.
    init?(folders: [URL], developmentLanguage: String?) {
        let contents = folders.flatMap { folder in
            ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
                .map { folder.appendingPathComponent($0) }
        }
        self.folders = folders
        languageFolders = contents.filter { $0.pathExtension == "lproj" }
        let catalogs = contents.filter { $0.pathExtension == "xcstrings" }.compactMap { file in
            FileManager.default.contents(atPath: file.path).flatMap {
                try? JSONDecoder().decode(StringCatalog.self, from: $0)
            }
        }
        var languages = Set(languageFolders.map { $0.deletingPathExtension().lastPathComponent })
        for catalog in catalogs { languages.formUnion(catalog.languages) }
        let hasBase = languages.remove("Base") != nil
        guard hasBase || !languages.isEmpty else { return nil }
        self.languages = languages.sorted()
        let candidates = [developmentLanguage, catalogs.first?.sourceLanguage, "en"].compactMap(\.self)
        self.developmentLanguage = candidates.first(where: languages.contains) ?? self.languages.first ?? "Base"
    }

    /// Returns a key of a table; nil if no language contains it.
    func key(_ key: String, table: String?) -> Key? {
        let entries = table.map(table(named:))?.entries ?? usualEntries
        return entries[key].map { Key(byLanguage: $0, translations: self) }
    }

    private var usualEntries: [String: [String: Translation]] {
        usualTable.withLock { usual in
            if let usual { return usual.entries }
            let new = table(named: "Localizable")
            usual = new
            return new.entries
        }
    }

    private func table(named name: String) -> TranslationTable {
        tables.withLock { tables in
            if let known = tables[name] { return known }
            let new = TranslationTable(name, in: folders, languages: languageFolders)
            tables[name] = new
            return new
        }
    }

    /// Returns the languages to use for a locale, best first.
    fileprivate func preferences(for locale: Locale) -> [String] {
        let identifier = locale.identifier
        return preferred.withLock { preferred in
            if let known = preferred[identifier] { return known }
            let best = LanguageTag(identifier).bestMatch(among: languages)
            let new = [best, developmentLanguage, "Base"].compactMap(\.self)
            preferred[identifier] = new
            return new
        }
    }
}
