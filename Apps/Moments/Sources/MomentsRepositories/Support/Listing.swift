import MomentsModel

/// A list as it is known now, and what is being done about it.
///
/// What was known before stays while newer data is on its way, and when it does not come.
public struct Listing<Item: Equatable & Sendable>: Equatable, Sendable {
    public enum Activity: Equatable, Sendable {
        case idle
        /// The list is asked for anew.
        case refreshing
        /// What follows is asked for.
        case loadingMore
    }

    /// Nil until anything is known; empty if there is nothing.
    public var items: [Item]?
    /// Whether there is more than is known.
    public var hasMore: Bool
    public var activity: Activity
    /// Why the last attempt failed; nil once one has succeeded.
    public var error: RepoError?

    public init(
        items: [Item]? = nil,
        hasMore: Bool = false,
        activity: Activity = .idle,
        error: RepoError? = nil
    ) {
        self.items = items
        self.hasMore = hasMore
        self.activity = activity
        self.error = error
    }
}
