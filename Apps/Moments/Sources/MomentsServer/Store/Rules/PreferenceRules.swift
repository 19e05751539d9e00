/// How preferences are kept.
enum PreferenceRules {
    /// A person can have this many.
    static let limit = 200

    static let tooMany = StoreError.invalid("There are too many preferences; \(limit) are allowed.")
}
