/// The language of `index.html`.
enum ExportLanguage: String, Sendable {
    case english = "en"
    case simplifiedChinese = "zh-Hans"

    /// Creates the language that the person has chosen in the app, otherwise that of the browser.
    ///
    /// As in the app, readers of any variant of Chinese get simplified Chinese.
    ///
    /// - Parameters:
    ///   - preference: The person's preference `language`.
    ///   - accepted: The header `Accept-Language`, the preferred language first.
    init(preference: String?, accepted: String?) {
        let isChinese = accepted?.split(separator: ",").first?.lowercased().hasPrefix("zh") == true
        self = preference.flatMap(Self.init(rawValue:)) ?? (isChinese ? .simplifiedChinese : .english)
    }

    /// Returns the text in the language.
    func callAsFunction(_ english: String, _ chinese: String) -> String {
        switch self {
        case .english: english
        case .simplifiedChinese: chinese
        }
    }

    /// Returns the markup in the language.
    func markup(_ english: Markup, _ chinese: Markup) -> Markup {
        switch self {
        case .english: english
        case .simplifiedChinese: chinese
        }
    }
}
