import MomentsModel
import MomentsServer
import Testing

/// People who are mentioned in moments and comments.
@Suite struct MomentStoreMentionTests {
    /// Returns a person's notifications about moments, newest first.
    private func news(_ cast: Cast, _ person: PersonID) async throws -> [NotificationRecord] {
        try await cast.world.notifications(of: person).filter { $0.moment != nil }
    }

    private func kinds(_ cast: Cast, _ person: PersonID) async throws -> [NotificationKind] {
        try await news(cast, person).map(\.kind)
    }

    private func mentioned(in moment: MomentID, _ cast: Cast, for viewer: PersonID) async throws -> [PersonID]? {
        try await cast.world.store.mentions(in: [moment], for: viewer)[moment]
    }

    private func mentioned(in comment: CommentID, _ cast: Cast, for viewer: PersonID) async throws -> [PersonID]? {
        try await cast.world.store.mentions(in: [comment], for: viewer)[comment]
    }

    // MARK: Moments

    @Test(arguments: StoreKind.allCases)
    func `friends who are mentioned in a moment are notified, and nobody else`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)

        let moment = try await cast.world.moment(
            by: cast.ada,
            "With @Cem_handle, @ben_handle and @ben_handle; not @gus_handle, @ada_handle, @nobody or x@dee_handle"
        )

        #expect(try await mentioned(in: moment, cast, for: cast.ada) == [cast.ben, cast.cem])
        for person in Viewer.allCases.map(cast.id) {
            let expected: [NotificationKind] = [cast.ben, cast.cem].contains(person) ? [.mention] : []
            #expect(try await kinds(cast, person) == expected)
        }
        let told = try #require(try await news(cast, cast.ben).first)
        #expect(told.actor == cast.ada && told.moment == moment && told.comment == nil && !told.isRead)
        #expect(told.created == cast.world.clock.now())
    }

    @Test(arguments: StoreKind.allCases, Viewer.allCases)
    func `a mention shows to those who may know who is mentioned`(kind: StoreKind, viewer: Viewer) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada, "@ben_handle @eve_handle")
        let comment = try await cast.world.comment(moment, by: cast.ada, "@eve_handle @ben_handle")
        let plain = try await cast.world.moment(by: cast.ada, "Ben")
        try await cast.partFromEve()
        let id = cast.id(viewer)

        let expected: [PersonID]? = viewer.seesParticipant ? [cast.ben] : nil
        #expect(try await store.mentions(in: [moment, plain, 99], for: id) == (expected.map { [moment: $0] } ?? [:]))
        #expect(try await store.mentions(in: [comment, 99], for: id) == (expected.map { [comment: $0] } ?? [:]))
    }

    @Test(arguments: StoreKind.allCases)
    func `who does not see a moment learns of a mention in it when they do`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let stream = store.changes(for: cast.ben)

        let moment = try await cast.world.moment(by: cast.ada, "@ben_handle", audience: .onlyMe)

        #expect(try await cast.world.changes(in: stream, of: cast.ben).isEmpty)
        #expect(try await kinds(cast, cast.ben) == [])
        #expect(try await mentioned(in: moment, cast, for: cast.ben) == nil)
        #expect(try await mentioned(in: moment, cast, for: cast.ada) == [cast.ben])

        let later = store.changes(for: cast.ben)
        let unread = try await store.unreadNotificationCount(of: cast.ben)
        _ = try await store.setAudience(MomentAudience(.selected, people: [cast.ben]), of: moment, by: cast.ada)
        #expect(try await cast.world.changes(in: later, of: cast.ben).contains(.notifications))
        #expect(try await kinds(cast, cast.ben) == [.mention])
        #expect(try await store.unreadNotificationCount(of: cast.ben) == unread + 1)
        #expect(try await mentioned(in: moment, cast, for: cast.ben) == [cast.ben])
    }

    @Test(arguments: StoreKind.allCases)
    func `a friendship that ends takes the mentions along`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada, "@eve_handle")
        #expect(try await kinds(cast, cast.eve) == [.mention])

        try await cast.partFromEve()

        #expect(try await kinds(cast, cast.eve) == [])
        #expect(try await mentioned(in: moment, cast, for: cast.ada) == nil)
        try await cast.world.befriend(cast.ada, cast.eve)
        #expect(try await kinds(cast, cast.eve) == [.mention])
        #expect(try await mentioned(in: moment, cast, for: cast.ada) == [cast.eve])
    }

    @Test(arguments: StoreKind.allCases)
    func `an edited text tells those who are new, and forgets those who are gone`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada, "@ben_handle @dee_handle")
        try await store.markNotificationsRead(of: cast.dee, upTo: 1_000_000)
        let people = [cast.ben, cast.cem, cast.dee]
        let streams = people.map { store.changes(for: $0) }

        for _ in 1...2 { _ = try await store.editMoment(moment, text: "@dee_handle, @cem_handle", by: cast.ada) }

        #expect(try await mentioned(in: moment, cast, for: cast.ada) == [cast.cem, cast.dee])
        #expect(try await kinds(cast, cast.ben) == [])
        #expect(try await kinds(cast, cast.cem) == [.mention])
        #expect(try await news(cast, cast.dee).map(\.isRead) == [true])
        for (person, stream) in zip(people, streams) {
            let changes = try await cast.world.changes(in: stream, of: person)
            #expect(changes.contains(.notifications) == (person != cast.dee))
        }
    }

    @Test(arguments: StoreKind.allCases)
    func `an edited text keeps what is told of comments`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada, "@ben_handle")
        _ = try await cast.world.comment(moment, by: cast.cem, "@ben_handle")

        _ = try await cast.world.store.editMoment(moment, text: "Nobody", by: cast.ada)

        #expect(try await news(cast, cast.ben).map(\.actor) == [cast.cem])
        #expect(try await mentioned(in: moment, cast, for: cast.ada) == nil)
    }

    @Test(arguments: StoreKind.allCases)
    func `only so many mentions of a text count, and a repeated call tells nobody again`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let others = (1..<Limits.mentions).map { "@user_\($0)" }.joined(separator: " ")
        let last = NewMoment(text: "\(others) @ben_handle", key: "key")

        let moment = try await cast.world.store.publish(last, by: cast.ada).id
        _ = try await cast.world.store.publish(last, by: cast.ada)
        let tooMany = try await cast.world.moment(by: cast.ada, "\(others) @another_one @ben_handle")

        #expect(try await news(cast, cast.ben).map(\.moment) == [moment])
        #expect(try await mentioned(in: tooMany, cast, for: cast.ada) == nil)
    }

    // MARK: Comments

    @Test(arguments: StoreKind.allCases)
    func `a comment tells each person once, of a reply before a mention`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada)
        let comment = try await cast.world.comment(moment, by: cast.cem)
        try await cast.world.befriend(cast.ben, cast.dee, cast.eve)
        try await cast.world.like(moment, by: cast.dee)

        let answer = try await cast.world.comment(
            moment,
            by: cast.ben,
            "@cem_handle @ada_handle @eve_handle @ben_handle",
            replyTo: comment
        )

        #expect(try await kinds(cast, cast.cem) == [.reply])
        #expect(try await kinds(cast, cast.ada) == [.mention, .like, .comment])
        #expect(try await kinds(cast, cast.dee) == [.comment])
        #expect(try await kinds(cast, cast.eve) == [.mention])
        #expect(try await kinds(cast, cast.ben) == [])
        let told = try #require(try await news(cast, cast.eve).first)
        #expect(told.actor == cast.ben && told.moment == moment && told.comment == answer)
        #expect(try await mentioned(in: answer, cast, for: cast.ada) == [cast.ada, cast.cem, cast.eve])
    }

    @Test(arguments: StoreKind.allCases)
    func `who does not see the moment hears nothing of a comment`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let moment = try await cast.world.moment(by: cast.ada, audience: MomentAudience(.except, people: [cast.cem]))
        let gus = cast.world.store.changes(for: cast.gus)
        let cem = cast.world.store.changes(for: cast.cem)

        // Both are friends of Ben's. Gus is none of Ada's.
        let comment = try await cast.world.comment(moment, by: cast.ben, "@gus_handle @cem_handle")

        for (person, stream) in [(cast.gus, gus), (cast.cem, cem)] {
            #expect(try await cast.world.changes(in: stream, of: person).isEmpty)
            #expect(try await kinds(cast, person) == [])
            #expect(try await mentioned(in: comment, cast, for: person) == nil)
        }
        #expect(try await mentioned(in: comment, cast, for: cast.ada) == [cast.cem])
        #expect(try await mentioned(in: comment, cast, for: cast.ben) == [cast.cem])
    }

    @Test(arguments: StoreKind.allCases)
    func `mentions form no groups, and belong to none`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let (store, world) = (cast.world.store, cast.world)
        let moment = try await world.moment(by: cast.ada)
        _ = try await world.comment(moment, by: cast.ben)
        _ = try await world.comment(moment, by: cast.cem, "@ada_handle")
        _ = try await world.comment(moment, by: cast.dee)
        _ = try await world.comment(moment, by: cast.ben, "@ada_handle")

        let groups = try await store.notificationGroups(of: cast.ada, before: nil, limit: 99)
            .filter { $0.latest.moment != nil }

        #expect(groups.map(\.latest.kind) == [.mention, .comment, .mention])
        #expect(groups.map(\.actors) == [[cast.ben], [cast.dee, cast.ben], [cast.cem]])
        #expect(groups.map(\.actorCount) == [1, 2, 1])
        try await store.markNotificationsRead(of: cast.ada, upTo: groups[1].latest.id)
        let read = try await store.notificationGroups(of: cast.ada, before: nil, limit: 3)
        #expect(read.map(\.isRead) == [false, true, true])
    }

    @Test(arguments: StoreKind.allCases)
    func `what is deleted mentions nobody`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let moment = try await cast.world.moment(by: cast.ada, "@ben_handle")
        let first = try await cast.world.comment(moment, by: cast.cem, "@ben_handle")
        let second = try await cast.world.comment(moment, by: cast.cem, "@ben_handle")
        #expect(try await kinds(cast, cast.ben) == [.mention, .mention, .mention])

        _ = try await store.deleteComment(first, by: cast.cem)

        #expect(try await news(cast, cast.ben).map(\.comment) == [second, nil])
        #expect(try await Array(store.mentions(in: [first, second], for: cast.ada).keys) == [second])
        try await store.deleteMoment(moment, by: cast.ada)
        #expect(try await kinds(cast, cast.ben) == [])
        #expect(try await store.mentions(in: [moment], for: cast.ada).isEmpty)
        #expect(try await store.mentions(in: [first, second], for: cast.ada).isEmpty)
    }
}
