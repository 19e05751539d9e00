import GraphQL
import HTTPTypes
import MomentsModel
import Testing

@testable import MomentsServer

/// People who act are answered before pages that refresh themselves.
@Suite(.timeLimit(.minutes(5))) struct NewsOrderTests {
    private static let kinds: [StoreKind] = [.inMemory, .sqlite, .postgreSQL]
    private static let publish = """
        mutation { publishMoment(input: { title: "News" }) { id title isLiked likes { name } userDetails { name } } }
        """
    private static let timeline = "{ viewer { timeline(first: 20) { nodes { id title isLiked } } } }"

    /// Begins to receive a person's changes.
    private func changes(_ server: TestServer, _ person: TestPerson) async throws -> ResponseStream.AsyncIterator {
        let request = GraphQLRequest("subscription { changes { kind momentID } }")
        let result = await server.service.subscribe(request, token: person.token, clientAddress: "192.0.2.1")
        guard case .stream(let stream) = result else { throw NoStream() }
        var iterator = stream.makeAsyncIterator()
        let first = try await iterator.next()?.description
        #expect(first?.contains("SUBSCRIBED") == true)
        return iterator
    }

    private struct NoStream: Error {}

    /// Opens a page that reads its timeline after each change, until it has the news.
    ///
    /// - Returns: Whether it has seen the news.
    private func openPage(of person: TestPerson, on server: TestServer) async throws -> Task<Bool, any Error> {
        let changes = try await changes(server, person)
        return Task {
            var changes = changes
            while try await changes.next() != nil {
                let reply = try await RequestCause.$current.withValue(.news) {
                    try await server.ask(Self.timeline, as: person)
                }
                if reply["viewer.timeline.nodes"].items.contains(where: { $0[path: "title"] == "News" }) { return true }
            }
            return false
        }
    }

    @Test(arguments: kinds)
    func `whoever acts is answered while the pages of 150 friends still read`(kind: StoreKind) async throws {
        let world = try World(kind)
        let server = try TestServer(store: world.store)
        let ada = try await server.add("ada")
        var friends: [TestPerson] = []
        for number in 1...150 {
            let friend = try await server.add("friend_\(number)")
            try await server.befriend(ada, friend)
            friends.append(friend)
        }
        let held = HeldReads()
        server.spy.beforeReading = { viewer in if viewer != ada.id { await held.wait() } }
        var pages: [Task<Bool, any Error>] = []
        for friend in friends { pages.append(try await openPage(of: friend, on: server)) }

        let published = try await server.ask(Self.publish, as: ada)
        await held.reach(MomentsService.refreshesAtOnce)
        let home = try await server.ask(Self.timeline, as: ada)
        let moment = try #require(published["publishMoment.id"].string)
        let like = "mutation { setLike(momentID: \"\(moment)\", isLiked: true) { isLiked } }"
        let liked = try await server.ask(like, as: ada)

        #expect(published["publishMoment.title"] == "News")
        #expect(home["viewer.timeline.nodes[0].title"] == "News")
        #expect(liked["setLike.isLiked"] == true)
        #expect(held.count == MomentsService.refreshesAtOnce)
        held.release()
        for page in pages { #expect(try await page.value) }
        #expect(held.most == MomentsService.refreshesAtOnce)
    }

    @Test(arguments: kinds)
    func `the news of a request comes after its response`(kind: StoreKind) async throws {
        let world = try World(kind)
        let server = try TestServer(store: world.store)
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        let earlier = try await server.publish("Earlier", by: ada)
        var iterator = try await changes(server, ben)
        let held = HeldReads()
        server.spy.beforeReading = { viewer in if viewer == ada.id { await held.wait() } }

        let asking = Task { try await server.ask(Self.publish, as: ada) }
        // The moment is there; its likes are read for the response.
        await held.reach(1)
        try await server.store.setLike(true, of: earlier, by: ada.id)
        let first = try await iterator.next()?.description
        held.release()
        let published = try await asking.value
        let second = try await iterator.next()?.description

        let moment = try #require(published["publishMoment.id"].string)
        #expect(first == #"{"data":{"changes":{"kind":"MOMENT_CHANGED","momentID":"\#(earlier)"}}}"#)
        #expect(second == #"{"data":{"changes":{"kind":"MOMENT_PUBLISHED","momentID":"\#(moment)"}}}"#)
    }

    @Test func `news comes also if the rest of the request fails`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        var iterator = try await changes(server, ben)

        let reply = try await server.ask(
            #"mutation { publishMoment(input: { title: "News" }) { id } deleteMoment(momentID: "999") }"#,
            as: ada
        )

        #expect(reply.codes == ["NOT_FOUND"])
        #expect(try await iterator.next()?.description.contains("MOMENT_PUBLISHED") == true)
    }

    @Test func `news comes of what programs do over HTTP`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        try await server.befriend(ada, ben)
        var iterator = try await changes(server, ben)

        let page = try await TestBrowser(server).post(
            #"{"query":"mutation { publishMoment(input: { title: \"News\" }) { id } }"}"#,
            .bearer(ada)
        )

        #expect(page.status == 200)
        #expect(try await iterator.next()?.description.contains("MOMENT_PUBLISHED") == true)
    }

    @Test(arguments: kinds)
    func `pages are refreshed however much people ask for`(kind: StoreKind) async throws {
        let world = try World(kind)
        let server = try TestServer(store: world.store)
        let ada = try await server.add("ada")
        let isOver = Shared(false)
        let people = (0..<8).map { _ in
            Task { while !isOver.value { try await server.ask(Self.timeline, as: ada) } }
        }

        for _ in 0..<20 {
            let reply = try await RequestCause.$current.withValue(.news) {
                try await server.ask(Self.timeline, as: ada)
            }
            #expect(reply.codes == [])
        }

        isOver.change { $0 = true }
        for person in people { try await person.value }
    }

    @Test func `a page that goes while it waits leaves its turn to the others`() async throws {
        let server = try TestServer()
        let (ada, ben) = (try await server.add("ada"), try await server.add("ben"))
        let held = HeldReads()
        server.spy.beforeReading = { viewer in if viewer == ada.id { await held.wait() } }
        func refresh(_ person: TestPerson) -> Task<Reply, any Error> {
            Task {
                try await RequestCause.$current.withValue(.news) { try await server.ask(Self.timeline, as: person) }
            }
        }
        let first = (0..<MomentsService.refreshesAtOnce).map { _ in refresh(ada) }
        await held.reach(first.count)

        let second = refresh(ben)
        second.cancel()
        let cancelled = try await second.value

        #expect(cancelled.data == .null && !cancelled.errors.isEmpty)
        held.release()
        for refresh in first { #expect(try await refresh.value.codes == []) }
        #expect(try await refresh(ben).value.codes == [])
    }
}
