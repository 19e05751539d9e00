/// The loaded part of a list, and the state of its requests.
///
/// Loaded items stay available during a refresh and after a failed one.
public struct Listing<Item: Equatable & Sendable>: Equatable, Sendable {
    public enum Activity: Equatable, Sendable {
        case idle
        /// The list is being reloaded.
        case refreshing
        /// The next page is being fetched.
        case loadingMore
    }

    /// Nil until the first items are loaded; empty if there are none.
    public var items: [Item]?
    /// Indicates whether more items can be loaded.
    public var hasMore: Bool
    public var activity: Activity
    /// The error of the last request; nil after a success.
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
