import MomentsModel
import Synchronization

/// Refuses what is done too often, per person and per address.
final class RateLimiter: Sendable {
    private typealias Subject = RateKey.Subject

    private let limits: RateLimits
    private let elapsed: @Sendable () -> Duration
    private let metrics: MomentsMetrics
    private let table: Mutex<RateTable<RateKey>>
    private let link: (any ProcessLink)?

    /// - Parameter elapsed: The time since some fixed point.
    init(
        _ limits: RateLimits,
        maximumKeys: Int = 20_000,
        elapsed: @escaping @Sendable () -> Duration,
        metrics: MomentsMetrics,
        link: (any ProcessLink)? = nil
    ) {
        self.limits = limits
        self.elapsed = elapsed
        self.metrics = metrics
        table = Mutex(RateTable(maximumKeys: maximumKeys))
        self.link = link
        link?.addHandler { [weak self] message in
            if case .counted(let key) = message { self?.countedElsewhere(key) }
        }
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
        let key = RateKey(action: action, subject: subject)
        guard let wait = table.withLock({ $0.take(key, rate, now: now) }) else {
            if rate != .unlimited { link?.send(.counted(key)) }
            return
        }
        metrics.refused(action)
        throw .rateLimited(action.refusal, retryAfter: wait)
    }

    /// Another process has let something pass, so there is less room here.
    private func countedElsewhere(_ key: RateKey) {
        let now = elapsed()
        _ = table.withLock { $0.take(key, rate(of: key), now: now) }
    }

    private func rate(of key: RateKey) -> Rate {
        switch (key.subject, key.action) {
        case (.address, .signIn): limits.signInsPerAddress
        case (.address, .signUp): limits.signUp
        case (.address, let action): rate(of: action).times(limits.peoplePerAddress)
        case (_, let action): rate(of: action)
        }
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
