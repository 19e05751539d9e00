import Foundation
import MomentsModel
import MomentsServer
import Testing

/// What friends set about each other, how far back they see, and blocks.
@Suite struct MomentStorePrivacyTests {
    // MARK: One friend

    @Test(arguments: StoreKind.allCases)
    func `a friend from whom one hides sees nothing, and is told nothing`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let photo = try await cast.world.photo(by: cast.ada)
        let adas = try await cast.world.moment(by: cast.ada, photos: [photo])
        let bens = try await cast.world.moment(by: cast.ben)
        _ = try await cast.world.comment(adas, by: cast.cem)

        try await store.changeFriendSettings(FriendSettingsChange(hidesMine: true), of: cast.ben, by: cast.ada)

        #expect(try await cast.world.timeline(of: cast.ben) == [bens])
        #expect(try await store.moments([adas], for: cast.ben).isEmpty)
        #expect(try await store.maySee(photo: "hash", viewer: cast.ben) == false)
        let relation = try #require(try await store.relations(of: cast.ben, to: [cast.ada])[cast.ada])
        #expect(relation.friendship == .friend && relation.momentCount == 0 && relation.lastMoment == nil)
        #expect(try await store.friendSettings(of: cast.ben, for: [cast.ada])[cast.ada]?.hidesMine == false)
        // The other direction and the others are as before.
        #expect(try await cast.world.timeline(of: cast.ada) == [bens, adas])
        #expect(try await cast.world.timeline(of: cast.dee) == [adas])

        try await store.changeFriendSettings(FriendSettingsChange(hidesMine: false), of: cast.ben, by: cast.ada)
        #expect(try await cast.world.timeline(of: cast.ben) == [bens, adas])
    }

    @Test(arguments: StoreKind.allCases)
    func `moments that one does not want are only on their author's page`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let adas = try await cast.world.moment(by: cast.ada)
        let bens = try await cast.world.moment(by: cast.ben)

        try await store.changeFriendSettings(FriendSettingsChange(hidesTheirs: true), of: cast.ben, by: cast.ada)
        let stream = store.changes(for: cast.ada)
        let new = try await cast.world.moment(by: cast.ben)

        #expect(try await cast.world.changes(in: stream, of: cast.ada).isEmpty)
        #expect(try await cast.world.timeline(of: cast.ada) == [adas])
        #expect(try await store.moments(by: cast.ben, for: cast.ada, before: nil, limit: 9).map(\.id) == [new, bens])
        #expect(try await cast.world.timeline(of: cast.ben) == [new, bens, adas])
        try await cast.world.like(bens, by: cast.ada)
    }

    @Test(arguments: StoreKind.allCases)
    func `settings are one's own, of friends only, and end with the friendship`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let change = FriendSettingsChange(hidesMine: true, hidesTheirs: true)
        try await store.changeFriendSettings(change, of: cast.eve, by: cast.ada)
        let both = FriendSettingsRecord(hidesMine: true, hidesTheirs: true)
        #expect(try await store.friendSettings(of: cast.ada, for: [cast.eve, cast.gus]) == [cast.eve: both])

        try await cast.partFromEve()
        #expect(try await store.friendSettings(of: cast.ada, for: [cast.eve]).isEmpty)
        await #expect(throws: StoreError.notFound("friend")) {
            try await store.changeFriendSettings(change, of: cast.eve, by: cast.ada)
        }

        try await cast.world.befriend(cast.ada, cast.eve)
        let neither = FriendSettingsRecord(hidesMine: false, hidesTheirs: false)
        #expect(try await store.friendSettings(of: cast.ada, for: [cast.eve]) == [cast.eve: neither])
    }

    // MARK: How far back

    @Test(arguments: StoreKind.allCases, HistoryReach.allCases)
    func `friends see as far back as the author lets them`(kind: StoreKind, reach: HistoryReach) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        var moments: [MomentID] = []
        // The moments are 400, 183, 31, 3 and 0 days old.
        for days in [0, 217, 152, 28, 3] {
            cast.world.clock.move(by: Double(days) * 86_400)
            moments.append(try await cast.world.moment(by: cast.ada))
        }

        try await store.setHistoryReach(reach, of: cast.ada)
        // Who becomes a friend later is no exception.
        try await cast.world.befriend(cast.ada, cast.fay)

        let count =
            switch reach {
            case .all: 5
            case .halfYear: 4
            case .month: 3
            case .threeDays: 2
            }
        let expected = Array(moments.suffix(count).reversed())
        for friend in [cast.ben, cast.fay] {
            #expect(try await cast.world.timeline(of: friend) == expected)
            #expect(try await store.moments(by: cast.ada, for: friend, before: nil, limit: 9).map(\.id) == expected)
            #expect(try await store.relations(of: friend, to: [cast.ada])[cast.ada]?.momentCount == count)
        }
        #expect(try await cast.world.timeline(of: cast.ada).count == 5)
        #expect(try await store.historyReach(of: cast.ada) == reach)
        #expect(try await store.historyReach(of: cast.ben) == .all)

        cast.world.clock.move(by: 0.001)
        let later = try await cast.world.timeline(of: cast.ben).count
        #expect(later == (reach == .all ? 5 : count - 1))
    }

    // MARK: Blocks

    @Test(arguments: StoreKind.allCases)
    func `a block ends the friendship, and neither finds the other`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let adas = try await cast.world.moment(by: cast.ada)
        let bens = try await cast.world.moment(by: cast.ben)
        let comment = try await cast.world.comment(adas, by: cast.ben)
        #expect(try await cast.world.comments(of: adas, for: cast.cem) == [comment])

        try await store.block(cast.ben, by: cast.ada)
        try await store.block(cast.ben, by: cast.ada)

        for (viewer, other, own) in [(cast.ada, cast.ben, adas), (cast.ben, cast.ada, bens)] {
            #expect(try await Array(store.relations(of: viewer, to: [other, viewer]).keys) == [viewer])
            #expect(try await cast.world.timeline(of: viewer) == [own])
            await #expect(throws: StoreError.notFound("person")) {
                try await store.requestFriendship(from: viewer, to: other)
            }
        }
        #expect(try await cast.world.comments(of: adas, for: cast.cem) == [])
        #expect(try await store.blockedPeople(of: cast.ada).map(\.id) == [cast.ben])
        #expect(try await store.blockedPeople(of: cast.ben).isEmpty)
        #expect(try await store.notifications(of: cast.ada, before: nil, limit: 9).allSatisfy { $0.actor != cast.ben })
    }

    @Test(arguments: StoreKind.allCases, [true, false])
    func `a block takes back the requests between the two`(kind: StoreKind, isMine: Bool) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let (from, to) = isMine ? (cast.ada, cast.fay) : (cast.fay, cast.ada)
        _ = try await store.requestFriendship(from: from, to: to)
        let request = try #require(try await store.sentRequests(of: from).first)

        try await store.block(cast.fay, by: cast.ada)

        #expect(try await store.sentRequests(of: from).isEmpty)
        #expect(try await store.receivedRequests(of: to).isEmpty)
        await #expect(throws: StoreError.notFound("request")) { try await store.acceptRequest(request.id, by: to) }
        #expect(try await store.notifications(of: to, before: nil, limit: 9).allSatisfy { $0.kind != .friendRequest })
    }

    @Test(arguments: StoreKind.allCases)
    func `only who has blocked can take it back, and then the two are strangers`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        for person in [cast.ben, cast.fay, cast.gus] { try await store.block(person, by: cast.ada) }
        #expect(try await store.blockedPeople(of: cast.ada).map(\.id) == [cast.gus, cast.fay, cast.ben])

        await #expect(throws: StoreError.notFound("person")) { try await store.unblock(cast.ada, by: cast.ben) }
        try await store.unblock(cast.ben, by: cast.ada)

        #expect(try await store.blockedPeople(of: cast.ada).map(\.id) == [cast.gus, cast.fay])
        #expect(try await store.relations(of: cast.ben, to: [cast.ada])[cast.ada]?.friendship == .stranger)
        #expect(try await store.requestFriendship(from: cast.ben, to: cast.ada) == .requested)
        await #expect(throws: StoreError.notFound("person")) { try await store.block(999, by: cast.ada) }
        await #expect(throws: StoreError.invalid("")) { try await store.block(cast.ada, by: cast.ada) }
    }
}
