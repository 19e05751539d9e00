import Foundation

/// A language the app speaks.
public enum AppLanguage: String, CaseIterable, Codable, Sendable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"

    /// The language that suits a reader of a locale best.
    ///
    /// Whoever reads any Chinese is better served by simplified Chinese than by English.
    public init(best locale: Locale) {
        self = locale.language.languageCode?.identifier == "zh" ? .simplifiedChinese : .english
    }

    /// What the language calls itself.
    public var nativeName: String {
        switch self {
        case .english: "English"
        case .simplifiedChinese: "简体中文"
        }
    }

    /// The locale in which this language is shown to a reader of another: the reader's own where it fits.
    public func locale(for reader: Locale) -> Locale {
        switch self {
        case .english where reader.language.languageCode?.identifier == "en": reader
        case .simplifiedChinese where reader.identifier.hasPrefix("zh") && reader.language.script?.identifier == "Hans":
            reader
        case .english, .simplifiedChinese: Locale(identifier: rawValue)
        }
    }
}
