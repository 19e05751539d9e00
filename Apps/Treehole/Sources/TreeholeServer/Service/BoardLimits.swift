import ServerKit
import Synchronization

/// An action that is limited in number.
enum LimitedAction: String, Codable, Sendable, CaseIterable {
    case signIn, publish, comment, mark, report, code, change

    var rate: Rate {
        switch self {
        case .signIn: Rate(10, per: .seconds(60))
        case .publish: Rate(10, per: .seconds(1800))
        case .comment: Rate(30, per: .seconds(120))
        case .mark: Rate(120, per: .seconds(60))
        case .report: Rate(20, per: .seconds(3600))
        case .code: Rate(20, per: .seconds(3600))
        case .change: Rate(120, per: .seconds(60))
        }
    }

    /// The message for a person who has exceeded the limit.
    var refusal: String {
        switch self {
        case .signIn: "Too many attempts to sign in."
        case .publish: "You have written too many posts in a short time."
        case .comment: "You have written too many comments in a short time."
        case .mark: "You have starred too many posts, or voted too often, in a short time."
        case .report: "You have reported too much in a short time."
        case .code: "You have created too many codes in a short time."
        case .change: "You have made too many changes in a short time."
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
        if let wait = take(counted) { throw .rateLimited(action.refusal, retryAfter: wait) }
        send?(.counted(counted))
    }

    /// Counts an action that another process has admitted.
    func countedElsewhere(_ counted: CountedAction) { _ = take(counted) }

    private func take(_ counted: CountedAction) -> Duration? {
        let now = elapsed()
        return table.withLock { $0.take(counted, counted.action.rate, now: now) }
    }
}
