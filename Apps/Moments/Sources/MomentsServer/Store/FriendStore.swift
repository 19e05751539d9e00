public import MomentsModel

/// The storage for friendships, and for what each person sets of whom they show what. A part of a `MomentStore`.
public protocol FriendStore: Sendable {
    // MARK: Friends

    /// Returns friends sorted by name, then ID, after a position; with `search`, those whose name or handle contains it.
    /// Sorting and searching ignore case in every script.
    func friends(of viewer: PersonID, search: String?, after: FriendPlace?, limit: Int) async throws -> [PersonRecord]

    func friendCount(of viewer: PersonID) async throws -> Int

    /// Requests a friendship. If the other person has sent a request already, both become friends. Repeating it changes
    /// nothing.
    ///
    /// - Throws: `.notFound`, also if one has blocked the other; `.invalid` if `person` is the viewer.
    func requestFriendship(from viewer: PersonID, to person: PersonID) async throws -> Friendship

    /// - Returns: The person who sent the request.
    /// - Throws: `.notFound` if the viewer is not the receiver of this request.
    func acceptRequest(_ id: FriendRequestID, by viewer: PersonID) async throws -> PersonID

    /// Withdraws or declines a request.
    ///
    /// - Throws: `.notFound` if the viewer is neither its sender nor its receiver.
    func removeRequest(_ id: FriendRequestID, by viewer: PersonID) async throws

    /// Returns pending requests to the viewer, newest first.
    func receivedRequests(of viewer: PersonID) async throws -> [FriendRequestRecord]
    /// Returns pending requests of the viewer, newest first.
    func sentRequests(of viewer: PersonID) async throws -> [FriendRequestRecord]

    /// Ends a friendship at once, with what each has set about the other, except for tags. Each loses sight of the other's moments,
    /// likes, comments and notifications; nobody sees any more what one has done below the other's moments.
    ///
    /// - Throws: `.notFound` if they are not friends.
    func removeFriend(_ person: PersonID, of viewer: PersonID) async throws

    // MARK: Privacy

    /// Returns a person's tags, sorted by name, then ID. Sorting ignores case in every script.
    func tags(of owner: PersonID) async throws -> [TagRecord]

    /// Creates a tag, or replaces the name and the friends of an existing one. People who are not friends are ignored.
    ///
    /// - Parameter id: The tag to replace; nil for a new one.
    /// - Throws: `.notFound` if the tag is not the owner's; `.invalid` if the name is empty, too long or that of another tag, case
    ///   ignored, or if there are too many tags.
    func saveTag(_ id: TagID?, name: String, people: [PersonID], of owner: PersonID) async throws -> TagRecord

    /// Deletes a tag. People who have it stay left out of moments for all but those with the tag.
    ///
    /// - Throws: `.notFound` if the tag is not the owner's.
    func removeTag(_ id: TagID, of owner: PersonID) async throws

    /// Returns what the viewer has set about some people; omits those who are not friends.
    func friendSettings(of viewer: PersonID, for people: [PersonID]) async throws -> [PersonID: FriendSettingsRecord]

    /// Changes what the viewer has set about a friend.
    ///
    /// - Throws: `.notFound` if they are not friends, or a tag is not the viewer's.
    func changeFriendSettings(_ change: FriendSettingsChange, of friend: PersonID, by viewer: PersonID) async throws

    func historyReach(of person: PersonID) async throws -> HistoryReach

    /// Sets how far back friends see a person's moments.
    ///
    /// - Throws: `.notFound` if there is no such person.
    func setHistoryReach(_ reach: HistoryReach, of person: PersonID) async throws

    /// Ends the friendship and the requests between two people, and keeps each from finding the other. Repeating it changes
    /// nothing.
    ///
    /// - Throws: `.notFound` if there is no such person; `.invalid` if it is the viewer.
    func block(_ person: PersonID, by viewer: PersonID) async throws

    /// Takes a block back. The two stay strangers.
    ///
    /// - Throws: `.notFound` if the viewer has not blocked the person.
    func unblock(_ person: PersonID, by viewer: PersonID) async throws

    /// Returns the people whom the viewer has blocked, the latest first.
    func blockedPeople(of viewer: PersonID) async throws -> [PersonRecord]
}
