import MomentsModel

/// A rate limiter per person and per address.
final class RateLimiter: Sendable {
    private typealias Subject = RateKey.Subject

    private let limits: RateLimits
    private let metrics: MomentsMetrics
    private let rates: SharedRates<RateKey>

    /// - Parameter elapsed: The time since some fixed point.
    init(
        _ limits: RateLimits,
        maximumKeys: Int = 20_000,
        elapsed: @escaping @Sendable () -> Duration,
        metrics: MomentsMetrics,
        link: (any ProcessLink)? = nil
    ) {
        self.limits = limits
        self.metrics = metrics
        rates = SharedRates(maximumKeys: maximumKeys, elapsed: elapsed) { key, rate in
            link?.send(.counted(RateCount(key: key, rate: rate)))
        }
        link?.addHandler { [weak rates] message in
            if case .counted(let count) = message { rates?.countedElsewhere(count.key, count.rate) }
        }
    }

    /// Counts an action of a person.
    ///
    /// - Throws: `.rateLimited`.
    func count(_ action: LimitedAction, by person: PersonID, at address: String) throws(MomentsError) {
        let rate = rate(of: action)
        try take(action, .person(person), rate)
        try take(action, .address(address), rate.times(limits.peoplePerAddress))
    }

    /// Counts an attempt to sign in, whether or not the handle exists.
    ///
    /// - Parameter browser: The ID of a browser that has signed in with the handle before; unknown browsers at its address do
    ///   not use up its rate.
    func countSignIn(handle: String, browser: String? = nil, at address: String) throws(MomentsError) {
        if let browser {
            try take(.signIn, .knownBrowsers(address: address), limits.signInsPerAddress)
            try take(.signIn, .knownBrowser(browser), limits.signIn)
        } else {
            try take(.signIn, .address(address), limits.signInsPerAddress)
            try take(.signIn, .account(handle: handle, address: address), limits.signIn)
        }
    }

    /// Counts an attempt to set a new password by a link.
    func countPasswordReset(at address: String) throws(MomentsError) {
        try take(.password, .address(address), limits.passwordReset)
    }

    /// Counts an attempt to sign up.
    func countSignUp(at address: String) throws(MomentsError) {
        try take(.signUp, .address(address), limits.signUp)
    }

    /// Counts a check of an invitation.
    func countInvitation(at address: String) throws(MomentsError) {
        try take(.invitation, .address(address), limits.invitation)
    }

    /// Counts an address that is fetched from another host.
    func countLinkCard(of host: String, by person: PersonID, at address: String) throws(MomentsError) {
        try count(.linkCard, by: person, at: address)
        try take(.linkCard, .host(host), limits.linkCardsPerHost)
    }

    private func take(_ action: LimitedAction, _ subject: Subject, _ rate: Rate) throws(MomentsError) {
        guard let wait = rates.take(RateKey(action: action, subject: subject), rate) else { return }
        metrics.refused(action)
        throw .rateLimited(action.refusal, retryAfter: wait)
    }

    private func rate(of action: LimitedAction) -> Rate {
        switch action {
        case .signIn: limits.signIn
        case .signUp: limits.signUp
        case .invitation: limits.invitation
        case .password: limits.password
        case .publish: limits.publish
        case .like: limits.like
        case .comment: limits.comment
        case .friendRequest: limits.friendRequest
        case .upload: limits.upload
        case .draft: limits.draft
        case .linkCard: limits.linkCard
        case .export: limits.export
        case .report: limits.report
        case .change: limits.change
        }
    }
}
