import Combine
import MomentsModel

/// A repository of the viewer's friends and friend requests.
@MainActor
public protocol FriendsRepoType: AnyObject {
    /// All friends, sorted by name: the cached ones on subscription, then each change.
    var friends: AnyPublisher<Listing<UserDetails>, Never> { get }
    /// Friend requests from others that the viewer has not answered, newest first.
    var receivedRequests: AnyPublisher<Listing<FriendRequest>, Never> { get }
    /// The viewer's pending friend requests, newest first.
    var sentRequests: AnyPublisher<Listing<FriendRequest>, Never> { get }

    /// Fetches friends and friend requests.
    func refresh() async

    /// Fetches the friends whose name or handle contains a text, sorted by name.
    ///
    /// - Throws: `RepoError`.
    func search(_ text: String) async throws -> [UserDetails]

    /// A person's profile: the cached one on subscription, then each change.
    func person(_ id: PersonID) -> AnyPublisher<Presence<UserDetails>, Never>

    /// Fetches a person's profile.
    ///
    /// - Throws: `RepoError`. A person the viewer may not see is published as `gone` instead.
    func refreshPerson(_ id: PersonID) async throws

    /// Sends a friend request. If that person has already sent one to the viewer, they become friends at once.
    ///
    /// - Throws: `RepoError`.
    @discardableResult
    func requestFriendship(handle: String) async throws -> UserDetails

    /// - Throws: `RepoError`.
    func accept(_ request: FriendRequestID) async throws

    /// Declines a received request, or withdraws a sent one.
    ///
    /// - Throws: `RepoError`.
    func decline(_ request: FriendRequestID) async throws

    /// - Throws: `RepoError`.
    func remove(_ friend: PersonID) async throws

    /// Refreshes the data a change affects.
    func apply(_ change: LiveChange) async
}
