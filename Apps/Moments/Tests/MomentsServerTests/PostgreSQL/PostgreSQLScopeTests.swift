import Foundation
import MomentsModel
import PostgreSQL
import Testing
import WebPush

@testable import MomentsServer

/// Which transactions of one or several servers run at the same time, and which wait for each other.
@Suite(.timeLimit(.minutes(5))) struct PostgreSQLScopeTests {
    private let url: String

    init() throws { url = try PostgreSQLServer.shared.get().makeSchema() }

    private func open() throws -> DatabaseMomentStore {
        try DatabaseMomentStore(postgreSQL: url, readers: 2, patience: .seconds(60))
    }

    /// Adds a person and their friends, who do not know each other.
    private static func people(_ count: Int, in store: DatabaseMomentStore) async throws -> [PersonID] {
        var people: [PersonID] = []
        for number in 0..<count {
            let new = NewPerson(handle: Handle("person_\(number)")!, name: "\(number)", passwordHash: "hash")
            let code = number == 0 ? nil : try await store.makeInvitation().code
            people.append(try await store.addPerson(new, invitation: code.map { InvitationSecret($0) }).id)
            guard let first = people.first, number > 0 else { continue }
            _ = try await store.requestFriendship(from: first, to: people[number])
            _ = try await store.requestFriendship(from: people[number], to: first)
        }
        return people
    }

    /// Ada, who has published two moments, and two of her friends.
    private struct Stage {
        let ada, ben, cem: PersonID
        let one, other: MomentID

        init(_ store: DatabaseMomentStore) async throws {
            let people = try await PostgreSQLScopeTests.people(3, in: store)
            (ada, ben, cem) = (people[0], people[1], people[2])
            one = try await store.publish(NewMoment(text: "one"), by: ada).id
            other = try await store.publish(NewMoment(text: "other"), by: ada).id
        }
    }

    /// A transaction that stays open until `end()` is called.
    private struct OpenTransaction {
        let task: Task<Void, any Error>
        private let gate = DispatchSemaphore(value: 0)

        /// Returns when the transaction has run `statements`.
        init(
            in store: DatabaseMomentStore,
            _ scope: WriteScope,
            _ statements: @escaping @Sendable (any StoreDatabase) throws -> Void = { _ in }
        ) async {
            let (begun, report) = AsyncStream<Void>.makeStream()
            task = Task { [gate] in
                try await store.write(scope) { transaction in
                    try statements(transaction.db)
                    // What was queued is sent, and so are the locks before it.
                    _ = try transaction.db.first("SELECT 1") { $0[0] as Int64 }
                    report.finish()
                    gate.wait()
                }
            }
            for await _ in begun {}
        }

        func end() async throws {
            gate.signal()
            try await task.value
        }
    }

    /// Waits until transactions of this schema wait for a lock at the server; fails if they do not within a minute.
    private func waitForWaiters(_ count: Int64 = 1, sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let admin = try PostgreSQLConnection(url, patience: .seconds(60))
        let sql = """
            SELECT count(*) FROM pg_stat_activity
            WHERE application_name = current_setting('application_name') AND wait_event = 'advisory'
            """
        let deadline = ContinuousClock.now + .seconds(60)
        var waiting: Int64 = 0
        while waiting < count {
            try #require(ContinuousClock.now < deadline, "\(waiting) wait", sourceLocation: sourceLocation)
            await Task.yield()
            waiting = try admin.run(sql).integer(0, 0) ?? 0
        }
    }

    @Test(arguments: [true, false])
    func `changes of other moments and people go on while a transaction is open`(isOneServer: Bool) async throws {
        let store = try open()
        let other = isOneServer ? store : try open()
        let stage = try await Stage(store)
        let signIn = try await store.addSignIn(of: stage.ben, secretHash: Data([1]), device: "").id
        let target = try NewPushTarget(subscription: .sample("a"), kinds: [.like], language: "en")
        try await store.setPushTarget(target, of: signIn)
        let link = "https://example.com/"
        _ = try await store.saveLinkCard(LinkCardContent(title: "Example", siteName: "", image: nil), at: link)
        let held = await OpenTransaction(in: store, .parts([.moment(stage.one), .person(stage.cem)]))

        try await other.setLike(true, of: stage.other, by: stage.ben)
        let comment = try await other.addComment(NewComment(moment: stage.other, text: "hi"), by: stage.ben)
        let moment = try await other.publish(NewMoment(text: "third"), by: stage.ben)
        try await other.setPreference("language", to: "zh", of: stage.ben)
        try await other.saveCommentDraft(NewCommentDraft(moment: stage.one, text: "so"), of: stage.ben)
        try await other.showLinkCard(of: link, below: moment.id, by: stage.ben)
        try await other.showLinkCard(of: link, below: comment.id, by: stage.ben)
        let told = NotificationID(rawValue: 1_000_000)
        try await other.markPushed(upTo: told, to: signIn, of: stage.ben)

        // They are committed: another connection reads them.
        #expect(try await store.likes(of: [stage.other], for: stage.ada) == [stage.other: [stage.ben]])
        let comments = try await store.comments(of: stage.other, for: stage.ada, after: nil, limit: 9)
        #expect(comments.map(\.id) == [comment.id])
        #expect(try await store.timeline(of: stage.ada, before: nil, limit: 1).map(\.id) == [moment.id])
        #expect(try await store.linkCards(of: [moment.id])[moment.id]?.url == link)
        #expect(try await store.linkCards(of: [comment.id])[comment.id]?.url == link)
        #expect(try await store.pushTarget(of: signIn)?.sent == told)
        let latest = try await store.notifications(of: stage.ada, before: nil, limit: 1)
        try await other.markNotificationsRead(of: stage.ada, upTo: #require(latest.first).id)
        #expect(try await store.unreadNotificationCount(of: stage.ada) == 0)
        try await held.end()
    }

    @Test(arguments: [true, false])
    func `changes of a moment wait for each other`(isOneServer: Bool) async throws {
        let store = try open()
        let other = isOneServer ? store : try open()
        let stage = try await Stage(store)
        let moment = stage.one
        let held = await OpenTransaction(in: store, .parts([.moment(moment)])) { db in
            try db.run(
                "INSERT INTO comment (moment, author, text, created) VALUES (:moment, :author, 'first', 0)",
                ["moment": moment.rawValue, "author": stage.cem.rawValue]
            )
        }

        let commenting = Task { try await other.addComment(NewComment(moment: moment, text: "second"), by: stage.ben) }
        if isOneServer {
            // It is behind the open one in the pool, and this one is not.
            try await other.setLike(true, of: stage.other, by: stage.ben)
        } else {
            try await waitForWaiters()
        }
        #expect(try await store.comments(of: moment, for: stage.ada, after: nil, limit: 9).isEmpty)
        try await held.end()

        let second = try await commenting.value
        let comments = try await store.comments(of: moment, for: stage.ada, after: nil, limit: 9)
        #expect(comments.map(\.text) == ["first", "second"] && comments.last?.id == second.id)
    }

    @Test func `a transaction without a scope waits for all, and those after it for it`() async throws {
        let (store, other, third) = (try open(), try open(), try open())
        let stage = try await Stage(store)
        let held = await OpenTransaction(in: store, .parts([.moment(stage.one)]))

        let parting = Task { try await other.removeFriend(stage.ben, of: stage.ada) }
        try await waitForWaiters()
        let liking = Task { try await third.setLike(true, of: stage.other, by: stage.ben) }
        try await waitForWaiters(2)
        try await held.end()

        try await parting.value
        // It would have been possible at once, but came later.
        await #expect(throws: StoreError.notFound("moment")) { try await liking.value }
    }

    @Test func `a person's notifications have numbers in the order of commits`() async throws {
        let (store, other) = (try open(), try open())
        let stage = try await Stage(store)
        let (ada, cem, one) = (stage.ada.rawValue, stage.cem.rawValue, stage.one.rawValue)
        let held = await OpenTransaction(in: store, .parts([.moment(stage.one)])) { db in
            let like = "INSERT INTO moment_like (moment, person, created) VALUES (:one, :cem, 1)"
            try db.run(like, ["one": one, "cem": cem])
            try db.run(NotificationSQL.insert, ["person": ada, "kind": "LIKE", "actor": cem, "moment": one, "now": 1])
        }

        // Of another moment, but for the same person.
        let liking = Task { try await other.setLike(true, of: stage.other, by: stage.ben) }
        try await waitForWaiters()
        let seen = try await store.notifications(of: stage.ada, before: nil, limit: 9)
        try await held.end()
        try await liking.value

        let all = try await store.notifications(of: stage.ada, before: nil, limit: 9)
        #expect(all.prefix(2).map(\.moment) == [stage.other, stage.one])
        // What a page has not shown yet is after what it has shown.
        #expect(all.dropFirst(2).map(\.id) == seen.map(\.id))
    }

    @Test func `servers that like, comment and publish at once count each like once`() async throws {
        let stores = [try open(), try open(), try open()]
        let people = try await Self.people(9, in: stores[0])
        let (ada, friends) = (people[0], people.dropFirst())
        var moments: [MomentID] = []
        for number in 0..<4 { moments.append(try await stores[0].publish(NewMoment(text: "\(number)"), by: ada).id) }
        let targets = moments

        try await withThrowingTaskGroup(of: Void.self) { group in
            for (index, friend) in friends.enumerated() {
                for (place, moment) in targets.enumerated() {
                    let store = stores[(index + place) % 3]
                    group.addTask {
                        let comment = NewComment(moment: moment, text: "hi", key: "key-\(place)")
                        for _ in 0..<2 {
                            try await store.setLike(true, of: moment, by: friend)
                            _ = try await store.addComment(comment, by: friend)
                        }
                        _ = try await store.publish(NewMoment(text: "\(index) \(place)"), by: friend)
                    }
                }
            }
            try await group.waitForAll()
        }

        let likes = try await stores[1].likes(of: targets, for: ada)
        let summaries = try await stores[1].commentSummaries(of: targets, for: ada, last: 99)
        for moment in targets {
            #expect(likes[moment]?.sorted() == friends.sorted())
            #expect(summaries[moment]?.count == friends.count)
            let comments = summaries[moment]?.latest ?? []
            #expect(comments.map(\.created) == comments.map(\.created).sorted())
        }
        let all = try await stores[2].notifications(of: ada, before: nil, limit: 999)
        #expect(all.count { $0.kind == .like } == 32 && all.count { $0.kind == .comment } == 32)
        let published = try await stores[2].timeline(of: ada, before: nil, limit: 99)
        #expect(published.count == 36 && published.map(\.created) == published.map(\.created).sorted(by: >))
    }
}
