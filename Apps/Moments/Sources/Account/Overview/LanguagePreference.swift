import MomentsFoundations

/// The preference with the person's chosen language.
public enum LanguagePreference {
    public static let key = "language"

    /// Returns the chosen language; nil follows the browser.
    public static func language(in preferences: [String: String]) -> AppLanguage? {
        preferences[key].flatMap(AppLanguage.init(rawValue:))
    }
}
