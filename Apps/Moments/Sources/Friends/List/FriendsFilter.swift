import Foundation

/// What the person has chosen to see of the friends.
public struct FriendsFilter: Equatable, Sendable {
    /// As it stands in the field.
    public var searchText = ""
    /// What the rows answer to; nil while all friends are shown.
    public var foundText: String?
    /// Nil for the order of the server, by name.
    public var sort: FriendSort?
    public var category = FriendCategory.all

    public init() {}

    /// What is looked for; empty for nothing.
    var query: String { searchText.trimmingCharacters(in: .whitespacesAndNewlines) }
}
