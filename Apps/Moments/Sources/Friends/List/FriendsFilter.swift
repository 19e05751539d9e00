import Foundation

/// The person's search, sort order and category in the friends list.
public struct FriendsFilter: Equatable, Sendable {
    /// The text of the search field.
    public var searchText = ""
    /// The query of the displayed search results; nil while all friends are shown.
    public var foundText: String?
    /// Nil for the server's order, by name.
    public var sort: FriendSort?
    public var category = FriendCategory.all

    public init() {}

    /// The trimmed search text; empty for no search.
    var query: String { searchText.trimmingCharacters(in: .whitespacesAndNewlines) }
}
