import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct FriendsRepoTests {
    private let api = StubAPIClient()
    private let store = InMemoryDataStore()
    private let ada = UserDetails.sample(id: 1, name: "Ada", friendship: .friend)
    private let bob = UserDetails.sample(id: 2, name: "Bob", friendship: .friend)
    private let cleo = UserDetails.sample(id: 3, name: "Cleo", friendship: .asksMe)

    private func repo() -> FriendsRepo { FriendsRepo(api: api, store: store) }

    private func serve(friends: [UserDetails], received: [FriendRequest] = [], sent: [FriendRequest] = []) {
        api.on(GetFriendsOperation.self) { operation in
            let all = friends.filter { operation.variables.search.map($0.name.contains) ?? true }
            let rest = all.drop { $0.id <= operation.variables.after.flatMap(PersonID.init) ?? 0 }
            return Page(items: Array(rest.prefix(1)), endCursor: rest.first?.id.description, hasNext: rest.count > 1)
        }
        api.on(GetFriendRequestsOperation.self) { _ in FriendRequests(receivedRequests: received, sentRequests: sent) }
    }

    @Test func `all friends and requests are asked for, page by page`() async {
        serve(friends: [ada, bob], received: [.sample(id: 5, userDetails: cleo)])
        let repo = repo()

        await repo.refresh()

        #expect(Recorder(repo.friends).last == Listing(items: [ada, bob]))
        #expect(Recorder(repo.receivedRequests).last?.ids == [5])
        #expect(Recorder(repo.sentRequests).last == Listing(items: []))
    }

    @Test func `friends that were kept show at once`() async {
        serve(friends: [ada])
        await repo().refresh()

        #expect(Recorder(repo().friends).last?.items == [ada])
    }

    @Test func `equal data publishes nothing`() async {
        serve(friends: [ada])
        let repo = repo()
        await repo.refresh()
        let items = Recorder(repo.friends)

        await repo.refresh()

        #expect(items.values.map(\.activity) == [.idle, .refreshing, .idle])
        #expect(items.values.allSatisfy { $0.items == [ada] })
    }

    @Test func `failures are told where they belong`() async {
        serve(friends: [ada])
        let repo = repo()
        api.on(GetFriendRequestsOperation.self) { _ in throw MomentsRepoBench.down }

        await repo.refresh()

        #expect(Recorder(repo.friends).last == Listing(items: [ada]))
        #expect(Recorder(repo.receivedRequests).last?.error == RepoError(.unavailable))
        #expect(Recorder(repo.sentRequests).last?.error == RepoError(.unavailable))
    }

    @Test func `a search asks the server and changes no list`() async throws {
        serve(friends: [ada, bob])
        let repo = repo()
        await repo.refresh()

        #expect(try await repo.search("Bo") == [bob])
        #expect(Recorder(repo.friends).last?.items == [ada, bob])
    }

    @Test func `who accepts a request has a friend more and a request less`() async throws {
        serve(friends: [ada], received: [.sample(id: 5, userDetails: cleo)])
        let repo = repo()
        await repo.refresh()
        let person = Recorder(repo.person(3))
        var friend = cleo
        friend.friendship = .friend
        api.on(AcceptFriendRequestOperation.self) { [friend] _ in friend }
        serve(friends: [ada, friend])

        try await repo.accept(5)

        #expect(Recorder(repo.friends).last?.items == [ada, friend])
        #expect(Recorder(repo.receivedRequests).last?.items == [])
        #expect(person.last == .present(friend))
    }

    @Test func `a request that was declined or taken back is gone`() async throws {
        serve(friends: [], received: [.sample(id: 5)], sent: [.sample(id: 6)])
        api.on(DeclineFriendRequestOperation.self) { $0.variables.requestID }
        let repo = repo()
        await repo.refresh()

        try await repo.decline(5)
        try await repo.decline(6)

        #expect(Recorder(repo.receivedRequests).last?.items == [])
        #expect(Recorder(repo.sentRequests).last?.items == [])
    }

    @Test func `a request to a handle shows among those sent`() async throws {
        var asked = cleo
        asked.friendship = .requested
        api.on(RequestFriendshipOperation.self) { [asked] _ in asked }
        serve(friends: [], sent: [.sample(id: 6, userDetails: asked)])
        let repo = repo()

        let person = try await repo.requestFriendship(handle: "cleo")

        #expect(person == asked)
        #expect(Recorder(repo.sentRequests).last?.ids == [6])
    }

    @Test func `a friend who was removed leaves the list, and their page says what is left`() async throws {
        serve(friends: [ada, bob])
        var stranger = bob
        stranger.friendship = .stranger
        api.on(RemoveFriendOperation.self) { $0.variables.userID }
        api.on(GetPersonOperation.self) { [stranger] _ in stranger }
        let repo = repo()
        await repo.refresh()
        let person = Recorder(repo.person(2))
        #expect(person.last == .present(bob))

        try await repo.remove(2)

        #expect(Recorder(repo.friends).last?.items == [ada])
        #expect(person.last == .present(stranger))
    }

    @Test func `friends asked for before one was removed do not bring them back`() async throws {
        serve(friends: [ada])
        let repo = repo()
        await repo.refresh()
        let gate = Gate()
        api.on(GetFriendsOperation.self) { [ada] _ in
            await gate.pass()
            return Page(items: [ada])
        }
        api.on(RemoveFriendOperation.self) { $0.variables.userID }
        let late = Task { await repo.refresh() }
        await gate.arrival()

        try await repo.remove(1)
        gate.open()
        await late.value

        #expect(Recorder(repo.friends).last?.items == [])
    }

    @Test func `what is set about a friend stays when the list comes without it`() async throws {
        serve(friends: [ada, bob])
        let settings = FriendSettings(hidesTheirs: true, tags: [4])
        api.on(GetPersonOperation.self) { _ in
            .sample(id: 2, name: "Bob", friendship: .friend, friendSettings: settings)
        }
        let repo = repo()
        let person = Recorder(repo.person(2))
        try await repo.refreshPerson(2)

        await repo.refresh()
        #expect(person.last?.value?.friendSettings == settings)

        api.on(RemoveFriendOperation.self) { $0.variables.userID }
        api.on(GetPersonOperation.self) { _ in .sample(id: 2, name: "Bob", friendship: .stranger) }
        try await repo.remove(2)
        #expect(person.last?.value?.friendSettings == nil)
    }

    @Test func `a person nobody may know of is gone`() async throws {
        api.on(GetPersonOperation.self) { _ in nil }
        let repo = repo()
        let person = Recorder(repo.person(9))
        #expect(person.last == .unknown)

        try await repo.refreshPerson(9)

        #expect(person.last == .gone)
    }

    @Test func `a change of friends brings lists and people up to date, other changes nothing`() async {
        serve(friends: [ada])
        let repo = repo()
        let person = Recorder(repo.person(3))
        api.on(GetPersonOperation.self) { [cleo] _ in cleo }

        await repo.apply(LiveChange(.notifications))
        #expect(api.operations.isEmpty)
        await repo.apply(LiveChange(.friends))

        #expect(Recorder(repo.friends).last?.items == [ada])
        #expect(person.last == .present(cleo))
    }
}
