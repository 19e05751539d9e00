/// How sign-ins are kept.
enum SignInRules {
    /// What to do when a secret is shown.
    enum Use {
        case expired
        /// The last use that was noted is recent enough: requests come by the second, and each note costs a write.
        case noted
        case toBeNoted
    }

    static let precision: Duration = .seconds(60)
    /// What a program calls itself is cut to this many characters.
    static let deviceCharacters = 200

    static let secretTaken = StoreError.invalid("There is a sign-in with this secret already.")

    /// - Parameter idle: Milliseconds since the last use that was noted.
    static func use(after idle: Int64, lifetime: Duration) -> Use {
        if idle > lifetime.milliseconds { return .expired }
        return idle < precision.milliseconds ? .noted : .toBeNoted
    }

    static func device(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 }.prefix(deviceCharacters)))
    }
}
