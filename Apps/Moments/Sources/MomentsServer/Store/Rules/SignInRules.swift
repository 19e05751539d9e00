/// Rules for sign-ins.
enum SignInRules {
    /// How to handle a presented secret.
    enum Use {
        case expired
        /// The last recorded use is recent enough: requests can arrive every second, and each record costs a write.
        case noted
        case toBeNoted
    }

    static let precision: Duration = .seconds(60)
    /// Device names are cut to this many characters.
    static let deviceCharacters = 200

    static let secretTaken = StoreError.invalid("A sign-in with this secret already exists.")

    /// - Parameter idle: Milliseconds since the last recorded use.
    static func use(after idle: Int64, lifetime: Duration) -> Use {
        if idle > lifetime.milliseconds { return .expired }
        return idle < precision.milliseconds ? .noted : .toBeNoted
    }

    static func device(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 }.prefix(deviceCharacters)))
    }
}
