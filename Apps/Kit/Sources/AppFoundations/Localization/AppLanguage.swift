import Foundation

/// A language supported by the app.
public enum AppLanguage: String, CaseIterable, Codable, Sendable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"

    /// Creates the best language for a locale.
    ///
    /// Any variant of Chinese maps to simplified Chinese, which its readers understand better than English.
    public init(best locale: Locale) {
        self = locale.language.languageCode?.identifier == "zh" ? .simplifiedChinese : .english
    }

    /// The language's name in the language itself.
    public var nativeName: String {
        switch self {
        case .english: "English"
        case .simplifiedChinese: "简体中文"
        }
    }

    /// Returns the reader's own locale if it matches this language, otherwise the language's default locale.
    public func locale(for reader: Locale) -> Locale {
        switch self {
        case .english where reader.language.languageCode?.identifier == "en": reader
        case .simplifiedChinese where reader.identifier.hasPrefix("zh") && reader.language.script?.identifier == "Hans":
            reader
        case .english, .simplifiedChinese: Locale(identifier: rawValue)
        }
    }
}
