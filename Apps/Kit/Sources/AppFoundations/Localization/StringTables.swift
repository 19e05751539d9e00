import Foundation
import Synchronization

/// A cache of the string tables of all bundles. Each is read once per process, because bundles never change.
final class StringTables: Sendable {
    static let shared = StringTables()

    private struct Key: Hashable {
        var bundle: String
        var language: AppLanguage
    }

    private let tables = Mutex<[Key: [String: String]]>([:])

    /// Returns the string for a key in the locale's language, falling back to English; nil if neither has it.
    func text(of key: String, in bundle: Bundle, locale: Locale) -> String? {
        let language = AppLanguage(best: locale)
        return table(language, of: bundle)[key] ?? (language == .english ? nil : table(.english, of: bundle)[key])
    }

    private func table(_ language: AppLanguage, of bundle: Bundle) -> [String: String] {
        let key = Key(bundle: bundle.bundlePath, language: language)
        return tables.withLock { tables in
            if let known = tables[key] { return known }
            let new = Self.read(language, from: bundle)
            tables[key] = new
            return new
        }
    }

    private static func read(_ language: AppLanguage, from bundle: Bundle) -> [String: String] {
        guard let folder = bundle.resourceURL,
            let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
            // SwiftPM writes the names of `.lproj` folders in lower case.
            let name = names.first(where: { $0.lowercased() == "\(language.rawValue.lowercased()).lproj" }),
            let data = FileManager.default.contents(
                atPath: folder.appendingPathComponent(name).appendingPathComponent("Localizable.strings").path
            )
        else { return [:] }
        do {
            let table = try PropertyListSerialization.propertyList(from: data, format: nil)
            return table as? [String: String] ?? [:]
        } catch {
            preconditionFailure("\(name)/Localizable.strings of \(bundle.bundlePath) cannot be read: \(error)")
        }
    }
}
