/// Rules for preferences.
enum PreferenceRules {
    /// The maximum number per person.
    static let limit = 200

    static let tooMany = StoreError.invalid("There are too many preferences; the limit is \(limit).")
}
