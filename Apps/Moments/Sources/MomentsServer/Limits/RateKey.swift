import MomentsModel

/// What a rate limit counts: an action, by somebody.
public struct RateKey: Codable, Hashable, Sendable {
    enum Subject: Codable, Hashable, Sendable {
        case person(PersonID)
        case address(String)
        case account(handle: String, address: String)
    }

    let action: LimitedAction
    let subject: Subject
}
