/// The rate limits for a person, and for everyone at one address together.
public struct RateLimits: Sendable {
    /// Attempts to sign in with one handle from one address.
    public var signIn = Rate(5, per: .seconds(60))
    /// Attempts to sign in from one address, with any handle.
    public var signInsPerAddress = Rate(20, per: .seconds(60))
    /// Wrong passwords for one handle from all addresses together, in browsers that have not signed in with it before.
    public var wrongPasswords = Rate(20, per: .seconds(3600))
    /// Wrong passwords for one handle in a browser that has, and wrong old passwords of a signed-in person.
    public var wrongPasswordsInKnownBrowser = Rate(10, per: .seconds(3600))
    /// Changes of a person's password.
    public var password = Rate(20, per: .seconds(3600))
    /// Attempts from one address to set a new password by a link.
    public var passwordReset = Rate(20, per: .seconds(3600))
    /// Attempts to sign up from one address.
    public var signUp = Rate(10, per: .seconds(3600))
    /// Checks from one address whether an invitation can be used.
    public var invitation = Rate(20, per: .seconds(60))
    /// Moments of a person.
    public var publish = Rate(30, per: .seconds(1800))
    /// Likes of a person, given and taken back.
    public var like = Rate(120, per: .seconds(60))
    /// Comments of a person.
    public var comment = Rate(30, per: .seconds(60))
    /// Friend requests of a person; each also reveals whether a handle exists.
    public var friendRequest = Rate(20, per: .seconds(3600))
    /// Photos that a person uploads.
    public var upload = Rate(90, per: .seconds(1800))
    /// Drafts that a person saves; a page saves at most one every 300 milliseconds.
    public var draft = Rate(600, per: .seconds(60))
    /// Addresses that a person has fetched for a card.
    public var linkCard = Rate(20, per: .seconds(600))
    /// Addresses of one host that are fetched for cards of all people.
    public var linkCardsPerHost = Rate(30, per: .seconds(600))
    /// Downloads of everything that is a person's own.
    public var export = Rate(3, per: .seconds(3600))
    /// Reports of a person to staff.
    public var report = Rate(20, per: .seconds(3600))
    /// All other changes by a person.
    public var change = Rate(120, per: .seconds(60))
    /// How many people at one address can use their full rates.
    public var peoplePerAddress = 10

    /// Creates limits that suit a public server.
    public init() {}

    /// No limits, for benchmarks.
    public static var unlimited: RateLimits {
        var limits = RateLimits()
        for path in [
            \RateLimits.signIn, \.signInsPerAddress, \.wrongPasswords, \.wrongPasswordsInKnownBrowser, \.password,
            \.passwordReset, \.signUp, \.invitation, \.publish, \.like, \.comment, \.friendRequest, \.upload,
            \.draft, \.linkCard, \.linkCardsPerHost, \.export, \.report, \.change,
        ] {
            limits[keyPath: path] = .unlimited
        }
        return limits
    }
}
