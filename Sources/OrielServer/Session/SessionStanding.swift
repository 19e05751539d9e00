/// How much a session is in use; decides which one is evicted at the session limit.
struct SessionStanding: Sendable, Equatable {
    typealias Instant = ContinuousClock.Instant

    enum Presence: Sendable {
        /// A page was served; its socket has not been opened.
        case waiting
        /// The connection is lost.
        case detached
        case attached
    }

    var presence: Presence
    /// When the person did something last, or connected.
    var lastInput: Instant
    /// When the person did something in the page last; nil before.
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

    /// How long after an action a page counts as in use.
    static let useLength = Duration.seconds(60)
}
