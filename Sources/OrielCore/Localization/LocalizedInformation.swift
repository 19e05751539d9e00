import Foundation

/// The values of the app's `Info.plist` in its languages, from `InfoPlist.strings` and `InfoPlist.xcstrings`.
package enum LocalizedInformation {
    private static let table = "InfoPlist"

    /// Returns the name of the app in the language nearest to one; nil if it is not translated.
    package static func displayName(for language: String) -> String? {
        displayName(for: language, in: AppBundles.app.translations)
    }

    /// The names of the app in all its languages.
    package static var displayNames: Set<String> {
        Set((AppBundles.app.translations?.languages ?? []).compactMap { displayName(for: $0) })
    }

    static func displayName(for language: String, in translations: Translations?) -> String? {
        for name in ["CFBundleDisplayName", "CFBundleName"] {
            guard let key = translations?.key(name, table: table),
                case (.text(let text), _)? = key.translation(for: Locale(identifier: language)), !text.isEmpty
            else { continue }
            return text
        }
        return nil
    }
}
