import MomentsModel

/// What a transaction reads before it writes, and what it writes, as far as another transaction may change it meanwhile.
///
/// Transactions whose scopes overlap run one after the other.
enum WriteScope: Equatable, Sendable {
    /// Runs alone. Friendships, blocks, audiences, deletions and all that is rare: what the rules of visibility read
    /// does not change during another transaction.
    case everything
    /// Runs at the same time as transactions of other parts.
    case parts(Set<Part>)

    enum Part: Hashable, Sendable {
        /// What a person alone writes: drafts, preferences, keys of what they have sent, the cards below it, and up to
        /// which notification their browsers have been told.
        case person(PersonID)
        /// The likes and comments of a moment.
        case moment(MomentID)
        /// The order of all moments, by their IDs and dates.
        case moments

        /// Names the part's lock. All transactions take their locks in the order of these names.
        var key: String {
            switch self {
            case .person(let person): "person/\(person.rawValue)"
            case .moment(let moment): "moment/\(moment.rawValue)"
            case .moments: "moments"
            }
        }
    }
}
