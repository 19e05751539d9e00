import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStoreFriendTests {
    @Test(arguments: StoreKind.allCases)
    func `a request that is accepted makes both friends`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")

        #expect(try await world.store.requestFriendship(from: ada, to: ben) == .requested)
        #expect(try await world.store.requestFriendship(from: ada, to: ben) == .requested)
        let request = try #require(try await world.store.receivedRequests(of: ben).first)
        #expect(request.from == ada && request.to == ben)
        #expect(try await world.store.sentRequests(of: ada) == [request])
        #expect(try await world.store.friendCount(of: ada) == 0)

        #expect(try await world.store.acceptRequest(request.id, by: ben) == ada)
        for (a, b) in [(ada, ben), (ben, ada)] {
            #expect(try await world.store.friends(of: a, search: nil, after: nil, limit: 9).map(\.id) == [b])
            #expect(try await world.store.friendCount(of: a) == 1)
            #expect(try await world.store.receivedRequests(of: a) == [])
            #expect(try await world.store.sentRequests(of: a) == [])
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `two who ask each other are friends`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")

        #expect(try await world.store.requestFriendship(from: ada, to: ben) == .requested)
        #expect(try await world.store.requestFriendship(from: ben, to: ada) == .friend)

        #expect(try await world.store.requestFriendship(from: ada, to: ben) == .friend)
        #expect(try await world.store.sentRequests(of: ada) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `nobody asks themself, or nobody`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")

        await #expect(throws: StoreError.invalid("")) {
            try await world.store.requestFriendship(from: ada, to: ada)
        }
        await #expect(throws: StoreError.notFound("person")) {
            try await world.store.requestFriendship(from: ada, to: 99)
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `only who was asked accepts, and only the two decline`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        let cem = try await world.person("Cem")
        _ = try await world.store.requestFriendship(from: ada, to: ben)
        let request = try #require(try await world.store.sentRequests(of: ada).first)

        for person in [ada, cem] {
            await #expect(throws: StoreError.notFound("request")) {
                _ = try await world.store.acceptRequest(request.id, by: person)
            }
        }
        await #expect(throws: StoreError.notFound("request")) {
            try await world.store.removeRequest(request.id, by: cem)
        }

        try await world.store.removeRequest(request.id, by: ben)
        #expect(try await world.store.receivedRequests(of: ben) == [])
        await #expect(throws: StoreError.notFound("request")) {
            _ = try await world.store.acceptRequest(request.id, by: ben)
        }
        #expect(try await world.store.relations(of: ada, to: [ben])[ben]?.friendship == .stranger)
    }

    @Test(arguments: StoreKind.allCases)
    func `requests come newest first`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        let cem = try await world.person("Cem")
        for person in [ben, cem] {
            _ = try await world.store.requestFriendship(from: person, to: ada)
        }
        let dee = try await world.person("Dee")
        for person in [cem, dee] { _ = try await world.store.requestFriendship(from: ben, to: person) }

        #expect(try await world.store.receivedRequests(of: ada).map(\.from) == [cem, ben])
        #expect(try await world.store.sentRequests(of: ben).map(\.to) == [dee, cem, ada])
    }

    @Test(arguments: StoreKind.allCases)
    func `friends find each other's older moments on their timelines`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        let first = try await world.moment(by: ada)
        _ = try await world.moment(by: ada, audience: .onlyMe)
        let second = try await world.moment(by: ben)

        try await world.befriend(ada, ben)
        let third = try await world.moment(by: ada)

        #expect(try await world.timeline(of: ben) == [third, second, first])
    }

    @Test(arguments: StoreKind.allCases)
    func `friends who part lose each other's moments, and find them again as friends`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let ben = try await world.person("Ben")
        try await world.befriend(ada, ben)
        let adas = try await world.moment(by: ada)
        let bens = try await world.moment(by: ben)

        try await world.part(ben, ada)
        #expect(try await world.timeline(of: ada) == [adas])
        #expect(try await world.timeline(of: ben) == [bens])
        #expect(try await world.store.friendCount(of: ada) == 0)
        await #expect(throws: StoreError.notFound("friend")) { try await world.part(ada, ben) }

        try await world.befriend(ada, ben)
        #expect(try await world.timeline(of: ada) == [bens, adas])
        #expect(try await world.timeline(of: ben) == [bens, adas])
    }

    @Test(arguments: StoreKind.allCases)
    func `friends are sorted by name whatever its letters' size, page by page`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        for (index, name) in ["zoe", "Élodie", "Bob", "李雷", "bob", "adam"].enumerated() {
            try await world.befriend(ada, world.person(name, handle: "handle\(index)"))
        }

        let all = try await world.store.friends(of: ada, search: nil, after: nil, limit: 99)
        #expect(all.map(\.name) == ["adam", "Bob", "bob", "zoe", "Élodie", "李雷"])

        var paged: [PersonRecord] = []
        while let page = try await nextPage(of: ada, after: paged.last, in: world) { paged += page }
        #expect(paged == all)
        #expect(try await world.store.friends(of: ada, search: nil, after: nil, limit: -1) == [])
    }

    private func nextPage(of viewer: PersonID, after last: PersonRecord?, in world: World) async throws
        -> [PersonRecord]?
    {
        let place = last.map { FriendPlace(name: $0.name, id: $0.id) }
        let page = try await world.store.friends(of: viewer, search: nil, after: place, limit: 2)
        return page.isEmpty ? nil : page
    }

    @Test(
        arguments: StoreKind.allCases,
        [
            ("LEI", ["李Lei", "leia"]), ("李", ["李Lei"]), ("é", ["ÉMILE"]), ("%", ["100% Bob"]), ("_", ["under_score"]),
            ("\\", ["back\\slash"]), ("ＬＥＩＡ", ["leia"]), ("  ", nil), ("", nil), ("nobody", []), ("'; --", []),
            ("x\0", []), (String(repeating: "x", count: 100_000), []), ("star7", ["leia"]),
        ] as [(String, [String]?)]
    )
    func `friends are found by a part of their name or handle`(
        kind: StoreKind,
        search: (text: String, names: [String]?)
    ) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let names = ["100% Bob", "back\\slash", "leia", "under_score", "ÉMILE", "李Lei"]
        let handles = ["hundred", "backslash", "star7", "underscore", "emile", "plain"]
        for (name, handle) in zip(names, handles) { try await world.befriend(ada, world.person(name, handle: handle)) }
        _ = try await world.person("stranger Lei", handle: "leilei")

        let found = try await world.store.friends(of: ada, search: search.text, after: nil, limit: 99).map(\.name)

        #expect(Set(found) == Set(search.names ?? names))
    }
}
