import ServerKit
import Synchronization

/// An action that is limited in number.
enum LimitedAction: String, Codable, Sendable, CaseIterable {
    case signIn, publish, comment, mark, report, code, change

    /// The limit, and the message for a person who has exceeded it.
    var limit: (rate: Rate, refusal: String) {
        switch self {
        case .signIn: (Rate(10, per: .seconds(60)), "Too many attempts to sign in.")
        case .publish: (Rate(10, per: .seconds(1800)), "You have written too many posts in a short time.")
        case .comment: (Rate(30, per: .seconds(120)), "You have written too many comments in a short time.")
        case .mark: (Rate(120, per: .seconds(60)), "You have starred or voted too often in a short time.")
        case .report: (Rate(20, per: .seconds(3600)), "You have reported too much in a short time.")
        case .code: (Rate(20, per: .seconds(3600)), "You have created too many codes in a short time.")
        case .change: (Rate(120, per: .seconds(60)), "You have made too many changes in a short time.")
        }
    }
}

/// A rate limiter per member, and per address for visitors. It keeps its counts in memory only, and logs none.
final class BoardLimiter: Sendable {
    private let table = Mutex(RateTable<CountedAction>(maximumKeys: 20_000))
    private let elapsed: @Sendable () -> Duration
    private let send: (@Sendable (BoardMessage) -> Void)?

    /// - Parameters:
    ///   - elapsed: The time since some fixed point.
    ///   - send: Sends a message to the other processes; nil if there are none.
    init(elapsed: @escaping @Sendable () -> Duration, send: (@Sendable (BoardMessage) -> Void)?) {
        self.elapsed = elapsed
        self.send = send
    }

    /// Counts an action.
    ///
    /// - Throws: `.rateLimited`.
    func count(_ action: LimitedAction, by subject: CountedAction.Subject) throws(ServiceError) {
        let counted = CountedAction(action: action, subject: subject)
        if let wait = take(counted) { throw .rateLimited(action.limit.refusal, retryAfter: wait) }
        send?(.counted(counted))
    }

    /// Counts an action that another process has admitted.
    func countedElsewhere(_ counted: CountedAction) { _ = take(counted) }

    private func take(_ counted: CountedAction) -> Duration? {
        let now = elapsed()
        return table.withLock { $0.take(counted, counted.action.limit.rate, now: now) }
    }
}
