import MomentsModel
import MomentsServer
import Testing

@Suite struct MomentStoreNotificationTests {
    /// Returns a cast whose notifications about requests are read.
    private func cast(_ kind: StoreKind) async throws -> Cast {
        let cast = try await Cast(kind)
        for person in Viewer.allCases.map(cast.id) {
            try await cast.world.store.markNotificationsRead(of: person, upTo: 1_000_000)
        }
        return cast
    }

    /// Returns a person's unread notifications, newest first.
    private func unread(_ cast: Cast, _ person: PersonID) async throws -> [NotificationKind] {
        let unread = try await cast.world.notifications(of: person).filter { !$0.isRead }.map(\.kind)
        #expect(try await cast.world.store.unreadNotificationCount(of: person) == unread.count)
        return unread
    }

    @Test(arguments: StoreKind.allCases)
    func `a like tells the author, once`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)

        try await cast.world.like(moment, by: cast.ada)
        #expect(try await unread(cast, cast.ada) == [])
        for _ in 1...3 {
            try await cast.world.like(moment, by: cast.ben)
            #expect(try await unread(cast, cast.ada) == [.like])
            try await cast.world.store.setLike(false, of: moment, by: cast.ben)
            #expect(try await unread(cast, cast.ada) == [])
        }
        #expect(try await unread(cast, cast.cem) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `a like that was read does not become news again`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.world.like(moment, by: cast.ben)
        let notification = try #require(try await cast.world.notifications(of: cast.ada).first)
        #expect(notification.kind == .like && notification.actor == cast.ben && notification.moment == moment)
        try await cast.world.store.markNotificationsRead(of: cast.ada, upTo: notification.id)

        try await cast.world.store.setLike(false, of: moment, by: cast.ben)
        #expect(try await cast.world.notifications(of: cast.ada).contains { $0.id == notification.id } == false)

        try await cast.world.like(moment, by: cast.ben)
        #expect(try await unread(cast, cast.ada) == [])
        #expect(try await cast.world.notifications(of: cast.ada).first?.id == notification.id)
    }

    @Test(arguments: StoreKind.allCases)
    func `a comment tells the author, and those of the earlier participants who are friends of who wrote it`(
        kind: StoreKind
    ) async throws {
        let cast = try await cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.world.like(moment, by: cast.cem)
        _ = try await cast.world.comment(moment, by: cast.dee)

        let comment = try await cast.world.comment(moment, by: cast.ben)

        #expect(try await unread(cast, cast.ada) == [.comment, .comment, .like])
        #expect(try await unread(cast, cast.cem) == [.comment])
        for person in [cast.ben, cast.dee, cast.eve, cast.fay, cast.gus] {
            #expect(try await unread(cast, person) == [])
        }
        let told = try #require(try await cast.world.notifications(of: cast.cem).first)
        #expect(told.actor == cast.ben && told.moment == moment && told.comment == comment)
    }

    @Test(arguments: StoreKind.allCases)
    func `who is answered hears of an answer and not of a comment`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.cem)

        let answer = try await cast.world.comment(moment, by: cast.ben, replyTo: comment)
        _ = try await cast.world.comment(moment, by: cast.ada, replyTo: answer)
        _ = try await cast.world.comment(moment, by: cast.ben, replyTo: answer)

        #expect(try await unread(cast, cast.ada) == [.comment, .comment, .comment])
        #expect(try await unread(cast, cast.ben) == [.reply])
        #expect(try await unread(cast, cast.cem) == [.comment, .comment, .reply])
    }

    @Test(arguments: StoreKind.allCases)
    func `a participant who is no friend of the author any more hears nothing`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        try await cast.world.befriend(cast.ben, cast.eve)
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.eve)
        try await cast.partFromEve()
        try await cast.world.store.markNotificationsRead(of: cast.eve, upTo: 1_000_000)

        _ = try await cast.world.comment(moment, by: cast.ben)
        await #expect(throws: StoreError.notFound("comment")) {
            try await cast.world.comment(moment, by: cast.ada, replyTo: comment)
        }
        #expect(try await unread(cast, cast.eve) == [])

        // Nor later, because the notification was never for Eve.
        try await cast.world.befriend(cast.ada, cast.eve)
        #expect(try await unread(cast, cast.eve).contains(.comment) == false)
        #expect(try await unread(cast, cast.eve).contains(.reply) == false)
    }

    @Test(arguments: StoreKind.allCases)
    func `requests and acceptances tell the other`(kind: StoreKind) async throws {
        let cast = try await cast(kind)

        _ = try await cast.world.store.requestFriendship(from: cast.fay, to: cast.ada)
        #expect(try await unread(cast, cast.ada) == [.friendRequest])
        let request = try #require(try await cast.world.store.receivedRequests(of: cast.ada).first)
        _ = try await cast.world.store.acceptRequest(request.id, by: cast.ada)

        #expect(try await unread(cast, cast.ada) == [])
        #expect(try await unread(cast, cast.fay) == [.friendAccepted])
        #expect(try await cast.world.notifications(of: cast.fay).first?.actor == cast.ada)
    }

    @Test(arguments: StoreKind.allCases)
    func `a request that was taken back or declined is no news`(kind: StoreKind) async throws {
        let cast = try await cast(kind)

        for decider in [cast.fay, cast.ada] {
            _ = try await cast.world.store.requestFriendship(from: cast.fay, to: cast.ada)
            #expect(try await unread(cast, cast.ada) == [.friendRequest])
            let request = try #require(try await cast.world.store.receivedRequests(of: cast.ada).first)
            try await cast.world.store.removeRequest(request.id, by: decider)
            #expect(try await unread(cast, cast.ada) == [])
        }
        #expect(try await unread(cast, cast.fay) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `nothing is told of people who are no friends any more`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        try await cast.world.like(moment, by: cast.eve)
        _ = try await cast.world.comment(moment, by: cast.eve)
        _ = try await cast.world.comment(moment, by: cast.ada)
        #expect(try await unread(cast, cast.ada) == [.comment, .like])
        #expect(try await unread(cast, cast.eve) == [.comment])

        try await cast.partFromEve()

        #expect(try await unread(cast, cast.ada) == [])
        #expect(try await unread(cast, cast.eve) == [])
        #expect(try await cast.world.notifications(of: cast.eve) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `a deleted comment is no news`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.ben)
        #expect(try await unread(cast, cast.ada) == [.comment])

        _ = try await cast.world.store.deleteComment(comment, by: cast.ben)

        #expect(try await unread(cast, cast.ada) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `what is marked as read is what is no newer, and the reader's own`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        for _ in 1...3 { _ = try await cast.world.comment(moment, by: cast.ben) }
        let all = try await cast.world.notifications(of: cast.ada).map(\.id)

        try await cast.world.store.markNotificationsRead(of: cast.ben, upTo: all[0])
        #expect(try await unread(cast, cast.ada).count == 3)
        try await cast.world.store.markNotificationsRead(of: cast.ada, upTo: all[1])

        #expect(try await cast.world.notifications(of: cast.ada).first { !$0.isRead }?.id == all[0])
        #expect(try await unread(cast, cast.ada).count == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `notifications are read page by page, newest first`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        for _ in 1...5 { _ = try await cast.world.comment(moment, by: cast.ben) }
        let all = try await cast.world.notifications(of: cast.ada)
        #expect(all.map(\.id) == all.map(\.id).sorted(by: >))

        let first = try await cast.world.store.notifications(of: cast.ada, before: nil, limit: 2)
        let second = try await cast.world.store.notifications(of: cast.ada, before: first.last?.id, limit: 2)

        #expect(first + second == Array(all.prefix(4)))
        #expect(try await cast.world.store.notifications(of: cast.ada, before: nil, limit: -1) == [])
    }

    @Test(arguments: StoreKind.allCases)
    func `likes of a moment are one group, and so are comments; pages have groups`(kind: StoreKind) async throws {
        let cast = try await cast(kind)
        let (store, world) = (cast.world.store, cast.world)
        let (first, second) = (try await world.moment(by: cast.ada), try await world.moment(by: cast.ada))
        func groups(before: NotificationID? = nil, limit: Int = 100) async throws -> [NotificationGroupRecord] {
            try await store.notificationGroups(of: cast.ada, before: before, limit: limit).filter {
                $0.latest.moment != nil
            }
        }
        try await world.like(first, by: cast.ben)
        try await world.like(second, by: cast.ben)
        _ = try await world.comment(first, by: cast.ben)
        try await world.like(first, by: cast.cem)
        try await world.like(first, by: cast.dee)
        _ = try await world.comment(first, by: cast.ben)

        let all = try await groups()
        #expect(all.map(\.latest.kind) == [.comment, .like, .like])
        #expect(all.map(\.latest.moment) == [first, first, second])
        #expect(all.map(\.actors) == [[cast.ben], [cast.dee, cast.cem, cast.ben], [cast.ben]])
        #expect(all.map(\.actorCount) == [1, 3, 1])
        let page = try await groups(limit: 2)
        #expect(page == Array(all.prefix(2)))
        #expect(try await groups(before: page[1].latest.id, limit: 2) == Array(all.suffix(1)))

        try await store.markNotificationsRead(of: cast.ada, upTo: all[1].latest.id)
        #expect(try await groups().map(\.isRead) == [false, true, true])
        try await store.setLike(false, of: first, by: cast.dee)
        #expect(try await groups().map(\.actors) == [[cast.ben], [cast.cem, cast.ben], [cast.ben]])
        // The whole group is unread, and first, as soon as another one joins it.
        _ = try await world.comment(first, by: cast.cem)
        try await world.like(second, by: cast.dee)
        #expect(try await groups().map(\.isRead) == [false, false, true])
        #expect(try await groups().map(\.latest.actor) == [cast.dee, cast.cem, cast.cem])
    }
}
