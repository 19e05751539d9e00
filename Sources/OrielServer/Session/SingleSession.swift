/// Decides when a worker for one session exits.
struct SingleSession: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// The time for which an occupied worker may have no session: not every request creates one.
    static let patience = Duration.seconds(10)

    private var isTakenSince: Instant?

    /// Whether the worker exits now.
    ///
    /// - Parameters:
    ///   - isOccupied: Whether a connection has occupied the worker.
    ///   - opened: The number of sessions created so far.
    ///   - count: The number of current sessions, including pending ones.
    mutating func isOver(isOccupied: Bool, opened: Int, count: Int, now: Instant) -> Bool {
        guard isOccupied else { return false }
        let since = isTakenSince ?? now
        isTakenSince = since
        return count == 0 && (opened > 0 || since + Self.patience <= now)
    }
}
