/// The recent use of a session. Determines which session is evicted at the session limit.
struct SessionStanding: Sendable, Equatable {
    typealias Instant = ContinuousClock.Instant

    enum Presence: Sendable {
        /// The page was served, but its socket is not open yet.
        case waiting
        /// The connection is lost.
        case detached
        case attached
    }

    var presence: Presence
    /// The time of the last input or connection.
    var lastInput: Instant
    /// The time of the last input in the page; nil before the first.
    var lastAction: Instant?
    var isSignedIn = false

    /// Whether the page is in use: it had input, or lost its connection after an action, within the last minute.
    func isInUse(now: Instant) -> Bool {
        switch presence {
        case .waiting: false
        case .detached: lastAction.map { now < $0 + Self.useLength } ?? false
        case .attached: now < lastInput + Self.useLength
        }
    }

    /// The time for which a page counts as in use after an action.
    static let useLength = Duration.seconds(60)
}
