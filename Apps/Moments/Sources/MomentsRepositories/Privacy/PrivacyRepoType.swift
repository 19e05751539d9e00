import Combine
import MomentsModel

/// A repository of what the viewer has set about friends and about who sees the viewer's moments.
@MainActor
public protocol PrivacyRepoType: AnyObject {
    /// The viewer's tags, sorted by name.
    var tags: AnyPublisher<Listing<FriendTag>, Never> { get }
    func refreshTags() async

    /// Creates a tag, or replaces the name and the friends of an existing one.
    ///
    /// - Parameter id: The tag to replace; nil for a new one.
    /// - Throws: `RepoError`.
    @discardableResult
    func saveTag(_ id: TagID?, name: String, people: [PersonID]) async throws -> FriendTag

    /// - Throws: `RepoError`, but not if the tag is already deleted.
    func removeTag(_ id: TagID) async throws

    /// Changes what the viewer has set about a friend; nil leaves a property unchanged.
    ///
    /// - Returns: The friend, as `FriendsRepoType.person` publishes it after its next refresh.
    /// - Throws: `RepoError`.
    @discardableResult
    func setFriend(_ friend: PersonID, hidesMine: Bool?, hidesTheirs: Bool?, tags: [TagID]?) async throws -> UserDetails

    /// The people whom the viewer has blocked, the latest first.
    var blocked: AnyPublisher<Listing<UserDetails>, Never> { get }
    func refreshBlocked() async

    /// - Throws: `RepoError`.
    func block(_ person: PersonID) async throws

    /// - Throws: `RepoError`.
    func unblock(_ person: PersonID) async throws

    /// How far back friends see the viewer's moments; nil until it is known.
    var historyReach: AnyPublisher<HistoryReach?, Never> { get }

    /// - Throws: `RepoError`.
    func refreshHistoryReach() async throws

    /// - Throws: `RepoError`.
    func setHistoryReach(_ reach: HistoryReach) async throws

    /// Refreshes the data a change affects.
    func apply(_ change: LiveChange) async
}
