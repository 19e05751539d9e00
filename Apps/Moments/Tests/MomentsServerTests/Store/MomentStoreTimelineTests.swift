import MomentsModel
import MomentsServer
import Testing

/// Timelines with moments of people with many friends. The limits are low: 2 friends at once, and 4 at most.
@Suite struct MomentStoreTimelineTests {
    private static let kinds = StoreKind.allCases.filter(\.spreads)

    @Test(arguments: kinds, 0...5)
    func `publishing writes the timelines of a few friends at once`(kind: StoreKind, count: Int) async throws {
        let fans = try await Fans(kind, count: count)

        let moment = try await fans.publish()

        #expect(try await fans.rows() == (count > 2 ? Fans.Rows(0, direct: 1) : Fans.Rows(count)))
        #expect(try await fans.timelines() == fans.all([moment]))
    }

    @Test(arguments: kinds, 3...5)
    func `the rest is written later, unless there are too many friends`(kind: StoreKind, count: Int) async throws {
        let fans = try await Fans(kind, count: count)
        let moment = try await fans.publish()

        let transactions = try await fans.spread(upTo: 2)

        #expect(transactions == (count > 4 ? 0 : count / 2 + 1))
        #expect(try await fans.rows() == (count > 4 ? Fans.Rows(0, direct: 1) : Fans.Rows(count)))
        #expect(try await fans.timelines() == fans.all([moment]))
        #expect(try await fans.spread() == 0)
    }

    @Test(arguments: kinds)
    func `a store goes on where another has stopped`(kind: StoreKind) async throws {
        let fans = try await Fans(kind, count: 4)
        let moments = [try await fans.publish(), try await fans.publish()]

        // One transaction for the later moment; then the process ends.
        #expect(try await fans.world.store.spreadTimelines(upTo: 3))
        #expect(try await fans.rows() == Fans.Rows(3, direct: 2))
        #expect(try await fans.timelines() == fans.all(moments.reversed()))
        let store = try fans.world.reopened()
        while try await store.spreadTimelines(upTo: 3) {}

        #expect(try await fans.rows() == Fans.Rows(8))
        #expect(try await fans.timelines() == fans.all(moments.reversed()))
    }

    @Test(arguments: kinds)
    func `two servers that write the same timelines write them once`(kind: StoreKind) async throws {
        let fans = try await Fans(kind, count: 4)
        var moments: [MomentID] = []
        for _ in 0..<10 { moments.insert(try await fans.publish(), at: 0) }
        let stores = [fans.world.store, try fans.world.reopened()]

        try await withThrowingTaskGroup(of: Void.self) { group in
            for store in stores { group.addTask { while try await store.spreadTimelines(upTo: 1) {} } }
            try await group.waitForAll()
        }
        // One may have looked just when the other had taken the last.
        try await fans.spread()

        #expect(try await fans.rows() == Fans.Rows(40))
        #expect(try await fans.timelines() == fans.all(moments))
    }

    @Test(arguments: kinds, 0...8)
    func `pages have no holes and nothing twice while timelines are written`(
        kind: StoreKind,
        transactions: Int
    ) async throws {
        var fans = try await Fans(kind, count: 2)
        let (world, store) = (fans.world, fans.world.store)
        let friend = fans.friends[1]
        var moments: [MomentID] = []
        // Some in the timeline, some with the author, some of the friend's own, and the last for others.
        for index in 0..<9 {
            if index == 3 || index == 4 { try await fans.add() }
            moments.insert(try await fans.publish(), at: 0)
            if index.isMultiple(of: 4) { moments.insert(try await world.moment(by: friend), at: 0) }
        }
        let hidden = MomentAudience(.except, people: [friend])
        for _ in 0..<3 { _ = try await store.publish(NewMoment(text: "x", audience: hidden), by: fans.author) }

        let first = try await store.timeline(of: friend, before: nil, limit: 5).map(\.id)
        for _ in 0..<transactions { _ = try await store.spreadTimelines(upTo: 3) }
        let second = try await store.timeline(of: friend, before: first.last, limit: 5).map(\.id)
        try await fans.spread()
        let third = try await store.timeline(of: friend, before: second.last, limit: 5).map(\.id)

        #expect(first.count == 5 && second.count == 5)
        #expect(first + second + third == moments)
        #expect(try await world.timeline(of: friend) == moments)
    }

    @Test(arguments: kinds)
    func `authors who have fewer friends again are read from timelines`(kind: StoreKind) async throws {
        let fans = try await Fans(kind, count: 5)
        let moments = [try await fans.publish(), try await fans.publish()]
        #expect(try await fans.spread() == 0)

        try await fans.world.part(fans.friends[2], fans.author)
        try await fans.spread()

        #expect(try await fans.rows() == Fans.Rows(8))
        var timelines = fans.all(moments.reversed())
        timelines[2] = []
        #expect(try await fans.timelines() == timelines)
    }

    @Test(arguments: kinds, 0...5)
    func `new friends and former ones have what they should, whenever they come and go`(
        kind: StoreKind,
        transactions: Int
    ) async throws {
        var fans = try await Fans(kind, count: 4)
        let (world, author) = (fans.world, fans.author)
        let late = try await world.person("Late")
        let moment = try await fans.publish()
        for _ in 0..<transactions { _ = try await world.store.spreadTimelines(upTo: 1) }

        try await world.part(fans.friends[1], author)
        try await world.befriend(author, late)
        try await world.store.block(fans.friends[2], by: author)
        try await fans.add()

        let timelines: [[MomentID]] = [[moment], [], [], [moment], [moment]]
        for _ in 0..<2 {
            #expect(try await fans.timelines() == timelines)
            #expect(try await world.timeline(of: late) == [moment])
            try await fans.spread()
        }
        #expect(try await fans.rows() == Fans.Rows(4))
        try await world.befriend(author, fans.friends[1])
        #expect(try await world.timeline(of: fans.friends[1]) == [moment])
    }

    @Test(arguments: kinds, 0...2)
    func `what is deleted, or for its author alone, leaves nothing`(kind: StoreKind, transactions: Int) async throws {
        let fans = try await Fans(kind, count: 4)
        let (store, author) = (fans.world.store, fans.author)
        let (deleted, hidden) = (try await fans.publish(), try await fans.publish())
        for _ in 0..<transactions { _ = try await store.spreadTimelines(upTo: 3) }

        try await store.deleteMoment(deleted, by: author)
        _ = try await store.setAudience(.onlyMe, of: hidden, by: author)

        #expect(try await fans.timelines() == fans.all([]))
        #expect(try await fans.rows() == Fans.Rows(0))
        _ = try await store.setAudience(.friends, of: hidden, by: author)
        #expect(try await fans.rows() == Fans.Rows(0, direct: 1))
        try await fans.spread()
        #expect(try await fans.rows() == Fans.Rows(4))
        #expect(try await fans.timelines() == fans.all([hidden]))
    }

    @Test(arguments: kinds)
    func `what friends have set holds for moments that are read from their author`(kind: StoreKind) async throws {
        let fans = try await Fans(kind, count: 5)
        let (world, store, author) = (fans.world, fans.world.store, fans.author)
        let old = try await fans.publish()
        world.clock.move(by: 40 * 86_400)
        let selected = MomentAudience(.selected, people: [fans.friends[0], fans.friends[4]])
        let chosen = try await store.publish(NewMoment(text: "chosen", audience: selected), by: author).id
        let new = try await fans.publish()

        try await store.changeFriendSettings(FriendSettingsChange(hidesMine: true), of: fans.friends[1], by: author)
        try await store.changeFriendSettings(FriendSettingsChange(hidesTheirs: true), of: author, by: fans.friends[2])
        let seen: [[MomentID]] = [[new, chosen, old], [], [], [new, old], [new, chosen, old]]
        #expect(try await fans.timelines() == seen)
        try await store.setHistoryReach(.month, of: author)

        let recent: [[MomentID]] = [[new, chosen], [], [], [new], [new, chosen]]
        #expect(try await fans.timelines() == recent)
        #expect(try await store.timeline(of: fans.friends[0], before: new, limit: 1).map(\.id) == [chosen])
        #expect(try await store.timeline(of: author, before: nil, limit: 9).map(\.id) == [new, chosen, old])
    }

    @Test(arguments: kinds)
    func `an account that goes takes its moments along, and a friend's friends count less`(
        kind: StoreKind
    ) async throws {
        let fans = try await Fans(kind, count: 5)
        let (world, store) = (fans.world, fans.world.store)
        let other = fans.friends[0]
        try await world.befriend(other, fans.friends[1], fans.friends[2], fans.friends[3], fans.friends[4])
        let moment = try await fans.publish()
        _ = try await store.publish(NewMoment(text: "x"), by: other)
        #expect(try await fans.rows().direct == 2)

        _ = try await store.requestDeletion(of: other)
        world.clock.move(by: 1000 * 86_400)
        _ = try await store.removeLeavers()

        #expect(try await fans.rows() == Fans.Rows(0, direct: 1))
        try await fans.spread()
        #expect(try await fans.rows() == Fans.Rows(4))
        let timelines: [[MomentID]] = [[], [moment], [moment], [moment], [moment]]
        #expect(try await fans.timelines() == timelines)
    }

    @Test(arguments: kinds)
    func `all friends hear of a moment when it is published`(kind: StoreKind) async throws {
        let fans = try await Fans(kind, count: 5)
        let streams = fans.friends.map { fans.world.store.changes(for: $0) }

        let moment = try await fans.publish()

        for (friend, stream) in zip(fans.friends, streams) {
            #expect(try await fans.world.changes(in: stream, of: friend) == [.momentPublished(moment)])
        }
    }

    @Test(.timeLimit(.minutes(5)), arguments: kinds)
    func `who writes timelines is told when some are left`(kind: StoreKind) async throws {
        let fans = try await Fans(kind, count: 3)
        var waiting = fans.world.store.waitingTimelines().makeAsyncIterator()

        _ = try await fans.publish()

        #expect(await waiting.next() != nil)
    }
}
