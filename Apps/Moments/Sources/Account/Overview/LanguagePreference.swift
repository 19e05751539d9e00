import MomentsFoundations

/// The language a person has chosen, among what the program remembers for them.
public enum LanguagePreference {
    public static let key = "language"

    /// The language that is chosen; nil follows the browser.
    public static func language(in preferences: [String: String]) -> AppLanguage? {
        preferences[key].flatMap(AppLanguage.init(rawValue:))
    }
}
