/// Decides which session is evicted when the session limit is reached.
///
/// Evicts pages that were never connected first, then pages that have lost their connection, then connected pages without input for
/// a minute. Within each group, signed-out sessions go before signed-in ones, and the longest idle first.
///
/// A page in use is kept while its address has at most its fair share, an equal number of sessions per address. An address above
/// its share loses pages to addresses with fewer, in use or not. An address at its share cannot displace pages of smaller
/// ones, so a flood of pages displaces its own.
struct Eviction<ID: Sendable>: Sendable {
    struct Candidate: Sendable {
        var id: ID
        var address: String
        var standing: SessionStanding
    }

    private let candidates: [Candidate]
    private let countByAddress: [String: Int]
    private let fairShare: Int
    /// The client address of the new session.
    private let address: String
    /// The number of sessions of that address, including the new one.
    private let count: Int
    private let now: SessionStanding.Instant

    /// - Parameters:
    ///   - candidates: All open sessions.
    ///   - maximum: The session limit.
    ///   - address: The client address of the new session.
    init(_ candidates: [Candidate], maximum: Int, for address: String, now: SessionStanding.Instant) {
        self.candidates = candidates
        self.address = address
        self.now = now
        var counts: [String: Int] = [:]
        for candidate in candidates { counts[candidate.address, default: 0] += 1 }
        countByAddress = counts
        count = counts[address, default: 0] + 1
        fairShare = max(1, maximum / (counts.count + (counts[address] == nil ? 1 : 0)))
    }

    /// Returns the session to evict.
    ///
    /// - Parameter withinAddress: Whether the address has reached its own limit, so only its own sessions are candidates.
    /// - Returns: Nil if all sessions are in use by addresses within their share.
    func victim(withinAddress: Bool = false) -> ID? {
        var best: (rank: Rank, id: ID)?
        for candidate in candidates where !withinAddress || candidate.address == address {
            guard let rank = rank(of: candidate) else { continue }
            if best.map({ rank < $0.rank }) ?? true { best = (rank, candidate.id) }
        }
        return best?.id
    }

    /// The lowest rank is evicted.
    private struct Rank: Comparable {
        var tier: Int
        /// The negative session count of an address above its share; otherwise 0.
        var greed: Int
        var isSignedIn: Bool
        var lastInput: SessionStanding.Instant

        static func < (left: Self, right: Self) -> Bool {
            if left.tier != right.tier { return left.tier < right.tier }
            if left.greed != right.greed { return left.greed < right.greed }
            if left.isSignedIn != right.isSignedIn { return right.isSignedIn }
            return left.lastInput < right.lastInput
        }
    }

    private func rank(of candidate: Candidate) -> Rank? {
        let theirs = countByAddress[candidate.address, default: 0]
        // An address at its share cannot displace smaller ones.
        guard count <= fairShare || candidate.address == address || theirs >= count else { return nil }
        let standing = candidate.standing
        let tier: Int
        if standing.isInUse(now: now) {
            guard theirs > fairShare, theirs > count else { return nil }
            tier = 4
        } else {
            tier =
                switch standing.presence {
                case .waiting: 0
                case .detached: 1
                case .attached: standing.isSignedIn ? 3 : 2
                }
        }
        return Rank(
            tier: tier,
            greed: theirs > fairShare ? -theirs : 0,
            isSignedIn: standing.isSignedIn,
            lastInput: standing.lastInput
        )
    }
}
