import MomentsModel

/// What a rate limit counts: an action, by somebody.
struct RateKey: Codable, Hashable, Sendable {
    enum Subject: Codable, Hashable, Sendable {
        case person(PersonID)
        case address(String)
        case account(handle: String, address: String)
        /// Browsers at an address that have signed in before.
        case knownBrowsers(address: String)
        case knownBrowser(String)
    }

    let action: LimitedAction
    let subject: Subject
}
