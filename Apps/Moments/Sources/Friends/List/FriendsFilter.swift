import Foundation
import MomentsModel

/// The person's search, sort order and category in the friends list.
public struct FriendsFilter: Equatable, Sendable {
    /// The text of the search field.
    public var searchText = ""
    /// The query of the displayed search results; nil while all friends are shown.
    public var foundText: String?
    /// Nil for the server's order, by name.
    public var sort: FriendSort?
    /// Whether the order is the opposite of `sort`.
    public var isReversed = false
    public var category = FriendCategory.all

    public init() {}

    /// Returns friends in the chosen order.
    ///
    /// - Parameter friends: The friends, sorted by name.
    func sorted(_ friends: [UserDetails]) -> [UserDetails] {
        let sorted = sort?.sorted(friends) ?? friends
        return isReversed ? sorted.reversed() : sorted
    }

    /// The trimmed search text; empty for no search.
    var query: String { searchText.trimmed }
}
