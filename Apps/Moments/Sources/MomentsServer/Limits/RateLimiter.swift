import MomentsModel
import Synchronization

/// Refuses what is done too often, per person and per address.
final class RateLimiter: Sendable {
    private struct Key: Hashable {
        let action: LimitedAction
        let subject: Subject
    }

    private enum Subject: Hashable {
        case person(PersonID)
        case address(String)
        case account(handle: String, address: String)
    }

    private let limits: RateLimits
    private let elapsed: @Sendable () -> Duration
    private let metrics: MomentsMetrics
    private let table: Mutex<RateTable<Key>>

    /// - Parameter elapsed: The time since some fixed point.
    init(
        _ limits: RateLimits,
        maximumKeys: Int = 20_000,
        elapsed: @escaping @Sendable () -> Duration,
        metrics: MomentsMetrics
    ) {
        self.limits = limits
        self.elapsed = elapsed
        self.metrics = metrics
        table = Mutex(RateTable(maximumKeys: maximumKeys))
    }

    /// Counts something that a person does.
    ///
    /// - Throws: `.rateLimited`.
    func count(_ action: LimitedAction, by person: PersonID, at address: String) throws(MomentsError) {
        let rate = rate(of: action)
        try take(action, .person(person), rate)
        try take(action, .address(address), rate.times(limits.peoplePerAddress))
    }

    /// Counts an attempt to sign in. Whether anybody has the handle makes no difference.
    func countSignIn(handle: String, at address: String) throws(MomentsError) {
        try take(.signIn, .address(address), limits.signInsPerAddress)
        try take(.signIn, .account(handle: handle, address: address), limits.signIn)
    }

    /// Counts an attempt to sign up.
    func countSignUp(at address: String) throws(MomentsError) {
        try take(.signUp, .address(address), limits.signUp)
    }

    private func take(_ action: LimitedAction, _ subject: Subject, _ rate: Rate) throws(MomentsError) {
        let now = elapsed()
        guard let wait = table.withLock({ $0.take(Key(action: action, subject: subject), rate, now: now) }) else {
            return
        }
        metrics.refused(action)
        throw .rateLimited(action.refusal, retryAfter: wait)
    }

    private func rate(of action: LimitedAction) -> Rate {
        switch action {
        case .signIn: limits.signIn
        case .signUp: limits.signUp
        case .publish: limits.publish
        case .like: limits.like
        case .comment: limits.comment
        case .friendRequest: limits.friendRequest
        case .upload: limits.upload
        case .change: limits.change
        }
    }
}
