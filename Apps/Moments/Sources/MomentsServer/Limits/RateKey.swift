import MomentsModel

/// The key of a rate limit: an action and its subject.
struct RateKey: Codable, Hashable, Sendable {
    enum Subject: Codable, Hashable, Sendable {
        case person(PersonID)
        case address(String)
        case account(handle: String, address: String)
        /// Browsers at an address that have signed in before.
        case knownBrowsers(address: String)
        case knownBrowser(String)
        /// A host of the web.
        case host(String)
    }

    let action: LimitedAction
    let subject: Subject
}
