import Foundation
import MomentsModel
import MomentsServer
import Testing

/// The recipients of changes.
@Suite struct MomentStoreChangeTests {
    /// Returns the changes that each viewer receives while `body` runs.
    private func heard(
        _ cast: Cast,
        _ body: () async throws -> Void
    ) async throws -> [Viewer: [Change]] {
        let streams = Viewer.allCases.map { ($0, cast.world.store.changes(for: cast.id($0))) }
        try await body()
        var heard: [Viewer: [Change]] = [:]
        for (viewer, stream) in streams {
            let changes = try await cast.world.changes(in: stream, of: cast.id(viewer))
            if !changes.isEmpty { heard[viewer] = changes }
        }
        return heard
    }

    @Test(arguments: StoreKind.allCases)
    func `those who may see a moment hear of it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        try await cast.partFromEve()

        let heard = try await heard(cast) { _ = try await cast.world.moment(by: cast.ada) }

        for viewer in Viewer.allCases {
            #expect(heard[viewer] == (viewer.seesMoments ? [.momentPublished(1)] : nil))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a moment for its author alone is nobody else's news, from first to last`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)

        let heard = try await heard(cast) {
            let moment = try await cast.world.moment(by: cast.ada, audience: .onlyMe)
            try await cast.world.like(moment, by: cast.ada)
            _ = try await cast.world.comment(moment, by: cast.ada)
            try await cast.world.store.deleteMoment(moment, by: cast.ada)
        }

        #expect(heard == [.author: [.momentDeleted(1)]])
    }

    @Test(arguments: StoreKind.allCases)
    func `a like and a comment are news to those who may know who made them`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.partFromEve()

        let like = try await heard(cast) { try await cast.world.like(moment, by: cast.ben) }
        let comment = try await heard(cast) { _ = try await cast.world.comment(moment, by: cast.ben) }

        for heard in [like, comment] {
            for viewer in Viewer.allCases {
                #expect(heard[viewer]?.contains(.momentChanged(moment)) == (viewer.seesParticipant ? true : nil))
                #expect(heard[viewer]?.contains(.notifications) ?? false == (viewer == .author))
            }
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a like that is set already is no news`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.world.like(moment, by: cast.ben)

        #expect(try await heard(cast) { try await cast.world.like(moment, by: cast.ben) } == [:])
        let back = try await heard(cast) { try await cast.world.store.setLike(false, of: moment, by: cast.ben) }

        #expect(Set(back[.author] ?? []) == [.momentChanged(moment), .notifications])
    }

    @Test(arguments: StoreKind.allCases)
    func `a deleted moment is news to those who saw it`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.world.like(moment, by: cast.ben)
        try await cast.partFromEve()

        let heard = try await heard(cast) { try await cast.world.store.deleteMoment(moment, by: cast.ada) }

        for viewer in Viewer.allCases {
            #expect(heard[viewer]?.contains(.momentDeleted(moment)) == (viewer.seesMoments ? true : nil))
            #expect(heard[viewer]?.contains(.notifications) ?? false == (viewer == .author))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `requests and friendships are news to the two`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store

        let asked = try await heard(cast) { _ = try await store.requestFriendship(from: cast.fay, to: cast.ada) }
        let request = try #require(try await store.receivedRequests(of: cast.ada).first)
        let accepted = try await heard(cast) { _ = try await store.acceptRequest(request.id, by: cast.ada) }
        let parted = try await heard(cast) { try await cast.world.part(cast.ada, cast.fay) }

        #expect(asked.mapValues(Set.init) == [.author: [.friends, .notifications], .stranger: [.friends]])
        for heard in [accepted, parted] {
            #expect(
                heard.mapValues(Set.init) == [
                    .author: [.friends, .notifications], .stranger: [.friends, .notifications],
                ]
            )
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `a new name is news to friends`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        try await cast.partFromEve()

        let heard = try await heard(cast) {
            _ = try await cast.world.store.updatePerson(cast.ada, PersonChange(name: "Ada L"))
        }

        #expect(
            heard == [
                .author: [.friends], .participant: [.friends], .friendOfBoth: [.friends],
                .friendOfAuthorOnly: [.friends],
            ]
        )
    }

    @Test(arguments: StoreKind.allCases)
    func `what is read in one window is news to the others of the same person`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.world.like(moment, by: cast.ben)

        let read = try await heard(cast) {
            try await cast.world.store.markNotificationsRead(of: cast.ada, upTo: 1_000_000)
        }
        let again = try await heard(cast) {
            try await cast.world.store.markNotificationsRead(of: cast.ada, upTo: 1_000_000)
        }

        #expect(read == [.author: [.notifications]])
        #expect(again == [:])
    }

    @Test(arguments: StoreKind.allCases)
    func `several windows of a person hear the same, and a dropped one nothing`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let first = world.store.changes(for: ada)
        let second = world.store.changes(for: ada)
        _ = world.store.changes(for: ada)

        let moment = try await world.moment(by: ada)

        #expect(try await world.changes(in: first, of: ada) == [.momentPublished(moment)])
        #expect(try await world.changes(in: second, of: ada) == [.momentPublished(moment)])
    }

    @Test(arguments: StoreKind.allCases)
    func `a reader who is slow gets changes merged`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let stream = world.store.changes(for: ada)

        for _ in 1...300 { _ = try await world.moment(by: ada) }
        let changes = try await world.changes(in: stream, of: ada)

        #expect(changes.count <= 100 && changes.prefix(2) == [.friends, .notifications])
    }

    @Test(arguments: StoreKind.allCases)
    func `a reader who waits gets a change, and the end when it is cancelled`(kind: StoreKind) async throws {
        let world = try World(kind)
        let ada = try await world.person("Ada")
        let stream = world.store.changes(for: ada)
        let (heard, report) = AsyncStream.makeStream(of: Change.self)
        let reader = Task {
            for await change in stream { report.yield(change) }
        }

        let moment = try await world.moment(by: ada)
        var reports = heard.makeAsyncIterator()
        #expect(await reports.next() == .momentPublished(moment))
        reader.cancel()

        await reader.value
    }
}
