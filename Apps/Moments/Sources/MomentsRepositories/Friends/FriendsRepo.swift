import Combine
import MomentsAPI
import MomentsModel

/// A repository of the viewer's friends and friend requests, and of the people viewed in this browser session.
@MainActor
public final class FriendsRepo: FriendsRepoType {
    private let api: any APIClientType
    private let stored: StoredValue<[UserDetails]>
    private let friendList = ListingSubject<UserDetails>()
    private let receivedList = ListingSubject<FriendRequest>()
    private let sentList = ListingSubject<FriendRequest>()
    private var people: [PersonID: CurrentValueSubject<Presence<UserDetails>, Never>] = [:]

    private var lastNumber = 0
    /// The numbers of the latest applied request, or of the viewer's latest change, for friends and for friend requests.
    private var friendsNumber = 0
    private var requestsNumber = 0

    /// - Parameter store: The viewer's store; its content is published at once.
    public init(api: any APIClientType, store: any PersistentDataStore = InMemoryDataStore()) {
        self.api = api
        stored = StoredValue("friends", in: store)
        do {
            let friends = try stored.read()
            friendList.update { $0.items = friends }
        } catch {
            friendList.update { $0.error = error }
        }
    }

    public var friends: AnyPublisher<Listing<UserDetails>, Never> { friendList.publisher }
    public var receivedRequests: AnyPublisher<Listing<FriendRequest>, Never> { receivedList.publisher }
    public var sentRequests: AnyPublisher<Listing<FriendRequest>, Never> { sentList.publisher }

    public func refresh() async {
        async let requests: Void = refreshRequests()
        await refreshFriends()
        await requests
    }

    private func refreshFriends() async {
        await friendList.refreshing {
            let number = nextNumber()
            let friends = try await allFriends(search: nil)
            guard number > friendsNumber else { return }
            friendsNumber = number
            try show(friends)
        }
    }

    private func refreshRequests() async {
        await receivedList.refreshing {
            let number = nextNumber()
            var outcome: Result<FriendRequests, any Error>?
            await sentList.refreshing {
                do {
                    let requests = try await api.perform(GetFriendRequestsOperation())
                    outcome = .success(requests)
                } catch {
                    outcome = .failure(error)
                    throw error
                }
            }
            guard let requests = try outcome?.get(), number > requestsNumber else { return }
            requestsNumber = number
            receivedList.update { $0.items = requests.receivedRequests }
            sentList.update { $0.items = requests.sentRequests }
        }
    }

    public func search(_ text: String) async throws -> [UserDetails] {
        do {
            return try await allFriends(search: text)
        } catch {
            throw RepoError(error) ?? error
        }
    }

    private func allFriends(search: String?) async throws -> [UserDetails] {
        let page = try await Page.joining(nil, size: 100) { [self] first, after in
            try await api.perform(GetFriendsOperation(search: search, first: first, after: after))
        }
        return (page?.items ?? []).map { $0.sharingMemory() }
    }

    // MARK: One person

    public func person(_ id: PersonID) -> AnyPublisher<Presence<UserDetails>, Never> {
        if let known = people[id] { return known.eraseToAnyPublisher() }
        let friend = friendList.value.items?.first { $0.id == id }
        let new = CurrentValueSubject<Presence<UserDetails>, Never>(friend.map(Presence.present) ?? .unknown)
        people[id] = new
        return new.eraseToAnyPublisher()
    }

    public func refreshPerson(_ id: PersonID) async throws {
        do {
            let person = try await api.perform(GetPersonOperation(id: id))
            show(person.map(Presence.present) ?? .gone, for: id)
        } catch {
            throw RepoError(error) ?? error
        }
    }

    // MARK: Actions

    @discardableResult
    public func requestFriendship(handle: String) async throws -> UserDetails {
        let person = try await changing { try await api.perform(RequestFriendshipOperation(handle: handle)) }
        show(.present(person), for: person.id)
        await refresh()
        return person
    }

    public func accept(_ request: FriendRequestID) async throws {
        let friend = try await changing { try await api.perform(AcceptFriendRequestOperation(requestID: request)) }
        remove(request)
        show(.present(friend), for: friend.id)
        await refresh()
    }

    public func decline(_ request: FriendRequestID) async throws {
        let person = (receivedList.value.items ?? []) + (sentList.value.items ?? [])
        let id = person.first { $0.id == request }?.userDetails.id
        _ = try await changing { try await api.perform(DeclineFriendRequestOperation(requestID: request)) }
        remove(request)
        if let id, people[id] != nil { try await refreshPerson(id) }
    }

    public func remove(_ friend: PersonID) async throws {
        _ = try await changing { try await api.perform(RemoveFriendOperation(userID: friend)) }
        try show((friendList.value.items ?? []).filter { $0.id != friend })
        if people[friend] != nil { try await refreshPerson(friend) }
    }

    public func apply(_ change: LiveChange) async {
        guard change.kind == .friends else { return }
        await refresh()
        for id in people.keys {
            do {
                try await refreshPerson(id)
            } catch {
                if let error = RepoError(error) { friendList.update { $0.error = error } }
                return
            }
        }
    }

    /// Performs a change on the server; responses to requests sent before it are outdated and ignored.
    private func changing<Result: Sendable>(_ work: () async throws -> Result) async throws -> Result {
        do {
            let result = try await work()
            friendsNumber = nextNumber()
            requestsNumber = friendsNumber
            return result
        } catch {
            throw RepoError(error) ?? error
        }
    }

    // MARK: State

    private func show(_ friends: [UserDetails]) throws {
        friendList.update { $0.items = friends }
        for friend in friends where people[friend.id] != nil { show(.present(friend), for: friend.id) }
        try stored.write(friends)
    }

    private func show(_ presence: Presence<UserDetails>, for id: PersonID) {
        guard let subject = people[id] else { return }
        let presence = presence.keepingSettings(of: subject.value)
        if subject.value != presence { subject.value = presence }
    }

    private func remove(_ request: FriendRequestID) {
        receivedList.update { $0.items?.removeAll { $0.id == request } }
        sentList.update { $0.items?.removeAll { $0.id == request } }
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}

extension Presence<UserDetails> {
    /// Returns a friend with the settings that are known: lists of friends come without them.
    fileprivate func keepingSettings(of known: Presence<UserDetails>) -> Presence<UserDetails> {
        guard var person = value, person.friendship == .friend, person.friendSettings == nil else { return self }
        person.friendSettings = known.value?.friendSettings
        return .present(person)
    }
}
