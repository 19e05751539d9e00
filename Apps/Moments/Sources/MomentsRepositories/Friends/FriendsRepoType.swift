import Combine
import MomentsModel

/// The viewer's friends, and wishes to be friends.
@MainActor
public protocol FriendsRepoType: AnyObject {
    /// All friends, sorted by name: at once what is known, then each change.
    var friends: AnyPublisher<Listing<UserDetails>, Never> { get }
    /// Wishes of others that wait for the viewer's answer, newest first.
    var receivedRequests: AnyPublisher<Listing<FriendRequest>, Never> { get }
    /// The viewer's wishes that wait for an answer, newest first.
    var sentRequests: AnyPublisher<Listing<FriendRequest>, Never> { get }

    /// Asks anew for friends and requests.
    func refresh() async

    /// Friends whose name or handle contains a text, sorted by name.
    ///
    /// - Throws: `RepoError`.
    func search(_ text: String) async throws -> [UserDetails]

    /// One person: at once what is known, then each change.
    func person(_ id: PersonID) -> AnyPublisher<Presence<UserDetails>, Never>

    /// Asks for a person anew.
    ///
    /// - Throws: `RepoError`. A person one may not know of is published as `gone` and is no error.
    func refreshPerson(_ id: PersonID) async throws

    /// Asks somebody to be friends; whoever has asked the viewer already is a friend from now on.
    ///
    /// - Throws: `RepoError`.
    @discardableResult
    func requestFriendship(handle: String) async throws -> UserDetails

    /// - Throws: `RepoError`.
    func accept(_ request: FriendRequestID) async throws

    /// Says no to a wish, or takes back one of the viewer's.
    ///
    /// - Throws: `RepoError`.
    func decline(_ request: FriendRequestID) async throws

    /// - Throws: `RepoError`.
    func remove(_ friend: PersonID) async throws

    /// Brings up to date what a change tells of.
    func apply(_ change: LiveChange) async
}
