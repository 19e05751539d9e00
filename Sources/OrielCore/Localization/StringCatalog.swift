/// An `.xcstrings` file, which contains all languages of a table.
///
/// Xcode compiles it for Apple's systems; here it is read directly.
struct StringCatalog: Decodable {
    private struct Entry: Decodable {
        let localizations: [String: Localization]?
    }

    private struct Localization: Decodable {
        let stringUnit: Unit?
        let variations: Variations?
        let substitutions: [String: Substitution]?
    }

    private struct Unit: Decodable {
        let value: String
    }

    private struct Variations: Decodable {
        let plural: [String: Form]?
        let device: [String: Form]?
    }

    private struct Form: Decodable {
        let stringUnit: Unit?
    }

    private struct Substitution: Decodable {
        let variations: Variations?
        let formatSpecifier: String?
    }

    let sourceLanguage: String
    private let strings: [String: Entry]

    /// The translations by key, then by language.
    var translations: [String: [String: Translation]] {
        strings.mapValues { $0.localizations?.compactMapValues(Self.translation) ?? [:] }.filter { !$1.isEmpty }
    }

    /// The languages that have translations, and the source language.
    var languages: Set<String> {
        Set(strings.values.flatMap { $0.localizations.map { Array($0.keys) } ?? [] }).union([sourceLanguage])
    }

    private static func translation(_ localization: Localization) -> Translation? {
        if let plural = localization.variations?.plural {
            return .plural(PluralTranslation(format: "%#@value@", variables: ["value": forms(plural)]))
        }
        if let device = localization.variations?.device {
            return (device["iphone"] ?? device["other"])?.stringUnit.map { .text($0.value) }
        }
        guard let text = localization.stringUnit?.value else { return nil }
        guard let substitutions = localization.substitutions else { return .text(text) }
        let variables = substitutions.mapValues { substitution in
            // `%arg` in a form stands for the number itself.
            forms(substitution.variations?.plural ?? [:]).mapValues {
                $0.replacing("%arg", with: "%\(substitution.formatSpecifier ?? "lld")")
            }
        }
        return .plural(PluralTranslation(format: text, variables: variables))
    }

    private static func forms(_ plural: [String: Form]) -> PluralTranslation.Forms {
        Dictionary(
            uniqueKeysWithValues: plural.compactMap { name, form in
                PluralCategory(rawValue: name).flatMap { category in form.stringUnit.map { (category, $0.value) } }
            }
        )
    }
}
