/// Decides which session gives way to a new one when there is no room for both.
///
/// Pages that nobody has connected to give way first, then those whose connection is lost, then connected ones nobody has
/// used for a minute: signed-out people before signed-in ones, and who has been idle longest first.
///
/// A page in use is safe while its address has no more than its fair share, which is the same number of sessions for each
/// address. An address that has more loses pages to addresses that have less, in use or not. One that has its share
/// already gets no more at the cost of smaller ones, so a flood of pages displaces its own.
struct Eviction<ID: Sendable>: Sendable {
    struct Candidate: Sendable {
        var id: ID
        var address: String
        var standing: SessionStanding
    }

    private let candidates: [Candidate]
    private let countByAddress: [String: Int]
    private let fairShare: Int
    /// The address of the new session.
    private let address: String
    /// The sessions of that address, the new one included.
    private let count: Int
    private let now: SessionStanding.Instant

    /// - Parameters:
    ///   - candidates: All sessions there are.
    ///   - maximum: How many there may be.
    ///   - address: Where the new one comes from.
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

    /// Finds the session that gives way.
    ///
    /// - Parameter withinAddress: Whether the address has reached its own limit, so only its own sessions matter.
    /// - Returns: Nil if all sessions are in use by addresses within their share.
    func victim(withinAddress: Bool = false) -> ID? {
        var best: (rank: Rank, id: ID)?
        for candidate in candidates where !withinAddress || candidate.address == address {
            guard let rank = rank(of: candidate) else { continue }
            if best.map({ rank < $0.rank }) ?? true { best = (rank, candidate.id) }
        }
        return best?.id
    }

    /// The lowest gives way.
    private struct Rank: Comparable {
        var tier: Int
        /// How many sessions the address has, negative; zero within its share.
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
        // Who has a share already takes nothing from those who have less.
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
