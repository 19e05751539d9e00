import Foundation

/// The translations of one table, such as `Localizable`, in all languages of some folders.
struct TranslationTable: Sendable {
    /// The translations by key, then by language.
    private(set) var entries: [String: [String: Translation]] = [:]

    /// The first of several folders with the same key counts; it is the one of the app's own target.
    init(_ name: String, in folders: [URL], languages: [URL]) {
        for folder in folders.reversed() { readCatalog(folder.appendingPathComponent("\(name).xcstrings")) }
        for folder in languages.reversed() {
            let language = folder.deletingPathExtension().lastPathComponent
            read(folder.appendingPathComponent("\(name).strings"), language) { data in
                try StringsFile.translations(in: data).mapValues(Translation.text)
            }
            // Plurals are read second, so that they override a plain string of the same key.
            read(folder.appendingPathComponent("\(name).stringsdict"), language, StringsDictionary.translations)
        }
    }

    private mutating func read(
        _ file: URL,
        _ language: String,
        _ translations: (Data) throws -> [String: Translation]
    ) {
        guard let data = FileManager.default.contents(atPath: file.path) else { return }
        do {
            for (key, translation) in try translations(data) { entries[key, default: [:]][language] = translation }
        } catch {
            GraphIssue.report(.warning, "\(file.path) could not be read: \(error)")
        }
    }

    private mutating func readCatalog(_ file: URL) {
        guard let data = FileManager.default.contents(atPath: file.path) else { return }
        do {
            let catalog = try JSONDecoder().decode(StringCatalog.self, from: data)
            for (key, translations) in catalog.translations { entries[key, default: [:]].merge(translations) { $1 } }
        } catch {
            GraphIssue.report(.warning, "\(file.path) could not be read: \(error)")
        }
    }
}
