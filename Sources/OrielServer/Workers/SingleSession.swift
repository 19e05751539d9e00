/// Decides when a worker of one session has done its work.
struct SingleSession: Sendable {
    typealias Instant = ContinuousClock.Instant

    /// How long a worker that was taken may be without a session: the request may be answered otherwise.
    static let patience = Duration.seconds(10)

    private var isTakenSince: Instant?

    /// Whether the worker is to end.
    ///
    /// - Parameters:
    ///   - isOccupied: Whether the worker was taken for a session.
    ///   - opened: The sessions there have been.
    ///   - count: The sessions there are, those included that are being made.
    mutating func isOver(isOccupied: Bool, opened: Int, count: Int, now: Instant) -> Bool {
        guard isOccupied else { return false }
        let since = isTakenSince ?? now
        isTakenSince = since
        return count == 0 && (opened > 0 || since + Self.patience <= now)
    }
}
