import Combine
import MomentsModel
import MomentsRepositories

/// A stub that publishes a test's values and records calls. Fails the test on a call without a stub.
@MainActor
public final class StubFriendsRepo: FriendsRepoType {
    public enum Call: Equatable, Sendable {
        case refresh
        case search(String)
        case refreshPerson(PersonID)
        case requestFriendship(String)
        case accept(FriendRequestID), decline(FriendRequestID)
        case remove(PersonID)
        case apply(LiveChange)
    }

    public private(set) var calls: [Call] = []
    public let friendsSubject = CurrentValueSubject<Listing<UserDetails>, Never>(Listing())
    public let receivedSubject = CurrentValueSubject<Listing<FriendRequest>, Never>(Listing())
    public let sentSubject = CurrentValueSubject<Listing<FriendRequest>, Never>(Listing())
    private var personSubjects: [PersonID: CurrentValueSubject<Presence<UserDetails>, Never>] = [:]

    public var onRefresh: (() async -> Void)?
    public var onSearch: ((String) async throws -> [UserDetails])?
    public var onRefreshPerson: ((PersonID) async throws -> Void)?
    public var onRequestFriendship: ((String) async throws -> UserDetails)?
    public var onAccept: ((FriendRequestID) async throws -> Void)?
    public var onDecline: ((FriendRequestID) async throws -> Void)?
    public var onRemove: ((PersonID) async throws -> Void)?
    public var onApply: ((LiveChange) async -> Void)?

    public init() {}

    public var friends: AnyPublisher<Listing<UserDetails>, Never> { friendsSubject.eraseToAnyPublisher() }
    public var receivedRequests: AnyPublisher<Listing<FriendRequest>, Never> { receivedSubject.eraseToAnyPublisher() }
    public var sentRequests: AnyPublisher<Listing<FriendRequest>, Never> { sentSubject.eraseToAnyPublisher() }

    public func subject(of person: PersonID) -> CurrentValueSubject<Presence<UserDetails>, Never> {
        if let known = personSubjects[person] { return known }
        let new = CurrentValueSubject<Presence<UserDetails>, Never>(.unknown)
        personSubjects[person] = new
        return new
    }

    public func person(_ id: PersonID) -> AnyPublisher<Presence<UserDetails>, Never> {
        subject(of: id).eraseToAnyPublisher()
    }

    public func refresh() async {
        calls.append(.refresh)
        guard let onRefresh else { return _ = unstubbed("refresh()") }
        await onRefresh()
    }

    public func search(_ text: String) async throws -> [UserDetails] {
        calls.append(.search(text))
        guard let onSearch else { throw unstubbed("search(\(text))") }
        return try await onSearch(text)
    }

    public func refreshPerson(_ id: PersonID) async throws {
        calls.append(.refreshPerson(id))
        guard let onRefreshPerson else { throw unstubbed("refreshPerson(\(id))") }
        try await onRefreshPerson(id)
    }

    public func requestFriendship(handle: String) async throws -> UserDetails {
        calls.append(.requestFriendship(handle))
        guard let onRequestFriendship else { throw unstubbed("requestFriendship(handle: \(handle))") }
        return try await onRequestFriendship(handle)
    }

    public func accept(_ request: FriendRequestID) async throws {
        calls.append(.accept(request))
        guard let onAccept else { throw unstubbed("accept(\(request))") }
        try await onAccept(request)
    }

    public func decline(_ request: FriendRequestID) async throws {
        calls.append(.decline(request))
        guard let onDecline else { throw unstubbed("decline(\(request))") }
        try await onDecline(request)
    }

    public func remove(_ friend: PersonID) async throws {
        calls.append(.remove(friend))
        guard let onRemove else { throw unstubbed("remove(\(friend))") }
        try await onRemove(friend)
    }

    public func apply(_ change: LiveChange) async {
        calls.append(.apply(change))
        guard let onApply else { return _ = unstubbed("apply(\(change))") }
        await onApply(change)
    }
}
