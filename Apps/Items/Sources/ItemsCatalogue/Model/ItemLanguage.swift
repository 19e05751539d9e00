import Foundation

/// A language of the names in the catalogue.
public enum ItemLanguage: String, CaseIterable, Sendable {
    case english = "en"
    case chinese = "zh-Hans"

    /// Creates the best language for a locale: Chinese for its variants, English for all others.
    public init(best locale: Locale) {
        self = locale.language.languageCode?.identifier == "zh" ? .chinese : .english
    }

    public var locale: Locale { Locale(identifier: rawValue) }
}
