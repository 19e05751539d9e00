import Foundation
import MomentsModel
import PostgreSQL
import Testing

@testable import MomentsServer

/// What only the store in PostgreSQL does: several servers with one database, lost connections, versions.
@Suite struct PostgreSQLStoreTests {
    private let url: String

    init() throws { url = try PostgreSQLServer.shared.get().makeSchema() }

    private func open(migrates: Bool = true) throws -> DatabaseMomentStore {
        try DatabaseMomentStore(postgreSQL: url, migrates: migrates, readers: 2, patience: .seconds(60))
    }

    private func connect() throws -> PostgreSQLConnection { try PostgreSQLConnection(url, patience: .seconds(60)) }

    private func add(_ handle: String, to store: DatabaseMomentStore) async throws -> PersonID {
        let new = NewPerson(handle: Handle(handle)!, name: handle, passwordHash: "hash")
        guard try await store.hasPeople() else { return try await store.addPerson(new, invitation: nil).id }
        let code = try await store.makeInvitation().code
        return try await store.addPerson(new, invitation: InvitationSecret(code)).id
    }

    private func befriend(_ a: PersonID, _ b: PersonID, in store: DatabaseMomentStore) async throws {
        _ = try await store.requestFriendship(from: a, to: b)
        _ = try await store.requestFriendship(from: b, to: a)
    }

    /// Whether a change comes, after others that are on their way.
    private static func hears(_ change: Change, _ changes: inout AsyncStream<Change>.Iterator) async -> Bool {
        while let next = await changes.next() { if next == change { return true } }
        return false
    }

    @Test(.timeLimit(.minutes(5))) func `a server hears what happens on another`() async throws {
        let (one, other) = (try open(), try open())
        let (ada, ben) = (try await add("ada_l", to: one), try await add("ben_b", to: one))
        try await befriend(ada, ben, in: one)
        let changes = other.changes(for: ben)

        let moment = try await one.publish(NewMoment(text: "hello"), by: ada).id

        var iterator = changes.makeAsyncIterator()
        #expect(await Self.hears(.momentPublished(moment), &iterator))
        #expect(try await other.timeline(of: ben, before: nil, limit: nil).map(\.id) == [moment])
    }

    @Test func `two servers that write at once give numbers in the order of commits`() async throws {
        let stores = [try open(), try open()]
        let ada = try await add("ada_l", to: stores[0])

        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<40 {
                group.addTask {
                    let moment = NewMoment(text: "\(number)", key: "key-\(number % 20)")
                    _ = try await stores[number % 2].publish(moment, by: ada)
                }
            }
            try await group.waitForAll()
        }

        let moments = try await stores[0].timeline(of: ada, before: nil, limit: nil)
        // Each key was used by both servers, or twice by one.
        #expect(moments.map(\.id.rawValue) == (1...20).reversed().map { $0 })
        #expect(moments.map(\.created) == moments.map(\.created).sorted(by: >))
    }

    @Test(.timeLimit(.minutes(5))) func `connections that the server ends are made again`() async throws {
        let (one, other) = (try open(), try open())
        let (ada, ben) = (try await add("ada_l", to: one), try await add("ben_b", to: one))
        try await befriend(ada, ben, in: one)
        var changes = other.changes(for: ben).makeAsyncIterator()
        let before = try await one.publish(NewMoment(text: "before"), by: ada).id
        #expect(await Self.hears(.momentPublished(before), &changes))
        let admin = try connect()

        // Those of this test, which have its name.
        let ended = try admin.run(
            """
            SELECT pg_terminate_backend(pid) FROM pg_stat_activity
            WHERE application_name = current_setting('application_name') AND pid <> pg_backend_pid()
            """
        )
        #expect(ended.rowCount >= 3)

        let moment = try await one.publish(NewMoment(text: "hello"), by: ada).id
        #expect(try await other.timeline(of: ben, before: nil, limit: nil).map(\.id) == [moment, before])
        // It hears of this change, or that it may have missed some.
        let heard = await changes.next()
        #expect(heard == .momentPublished(moment) || heard == .friends)
    }

    @Test func `what fails is undone`() async throws {
        let store = try open()

        await #expect(throws: StoreError.notFound("person")) {
            try await store.write { transaction in
                try transaction.db.run("INSERT INTO heartbeat (id, written) VALUES (7, 7)", [:])
                try transaction.db.run("INSERT INTO friendship (person, friend, since) VALUES (8, 9, 0)", [:])
            }
        }

        let count = try await store.read { db in try db.first("SELECT COUNT(*) FROM heartbeat") { $0[0] as Int } }
        #expect(count == 0)
        try await store.check()
    }

    @Test func `changes wait for what they read, and once for all that they write`() async throws {
        let roundTrips = Shared(0)
        let store = try DatabaseMomentStore(
            postgreSQL: url,
            readers: 1,
            patience: .seconds(60),
            roundTrip: { roundTrips.change { $0 += 1 } }
        )
        let (ada, ben) = (try await add("ada_l", to: store), try await add("ben_b", to: store))
        try await befriend(ada, ben, in: store)
        func cost<Answer>(_ change: () async throws -> Answer) async rethrows -> (Int, Answer) {
            let before = roundTrips.value
            let answer = try await change()
            return (roundTrips.value - before, answer)
        }

        let (publishing, moment) = try await cost { try await store.publish(NewMoment(text: "hello"), by: ada) }
        let (liking, _) = try await cost { try await store.setLike(true, of: moment.id, by: ben) }
        let comment = NewComment(moment: moment.id, text: "hi")
        let (commenting, _) = try await cost { try await store.addComment(comment, by: ben) }
        let (deleting, _) = try await cost { try await store.deleteMoment(moment.id, by: ada) }

        // What each reads, in order, and the end. Before statements were queued: 8, 9, 9 and 11.
        #expect(publishing <= 5, "last date, ID, number of friends, people to tell")
        #expect(liking <= 5, "moment, count, people to tell, notification")
        #expect(commenting <= 6, "moment, last date, ID, people to notify, people to tell")
        #expect(deleting <= 4, "moment, people to tell, people who were notified")
    }

    @Test func `a newer database is refused, and so is an older one without the right to change it`() throws {
        #expect(throws: StoreError.self) { try open(migrates: false) }
        try open().close()
        try open(migrates: false).close()
        try connect().run(script: "UPDATE schema_version SET version = 99")

        let error = #expect(throws: StoreError.self) { try open() }

        #expect(error?.message.contains("newer version") == true)
    }

    @Test func `a database of the version before keeps its people, who get roles`() async throws {
        let connection = try connect()
        try connection.run(script: PostgreSQLSchema.version1)
        try connection.run(script: PostgreSQLSchema.version2)
        try connection.run(
            script: """
                INSERT INTO schema_version VALUES (2);
                INSERT INTO person (handle, name, folded_name, password_hash, is_admin, created)
                VALUES ('ada_l', 'Ada', 'ada', 'hash', TRUE, 1000);
                INSERT INTO person (handle, name, folded_name, password_hash, is_admin, created)
                VALUES ('ben_b', 'Ben', 'ben', 'hash', FALSE, 2000);
                INSERT INTO photo (owner, hash, width, height, alt_text, place, unused_since)
                VALUES (2, 'abc', 4, 3, '', 0, 0);
                """
        )
        #expect(throws: StoreError.self) { try open(migrates: false) }

        let store = try open()

        #expect(try await store.people([1, 2]).mapValues(\.role) == [1: .admin, 2: .member])
        #expect(try await store.photosWithoutSize(limit: 9) == ["abc"])
        try await store.suspend(2, until: nil, reason: "x", by: 1)
        #expect(try await store.managedPerson(2, for: 1)?.suspension == SuspensionRecord(until: nil, reason: "x"))
        #expect(try await store.auditLog(before: nil, limit: 9, for: 1).map(\.id) == [1])
    }

    @Test func `friendships that earlier versions make have the reach of their people`() async throws {
        let connection = try connect()
        for script in PostgreSQLSchema.migrations.prefix(3) { try connection.run(script: script) }
        try connection.run(
            script: """
                INSERT INTO schema_version VALUES (3);
                INSERT INTO person (handle, name, folded_name, password_hash, is_admin, created, reach) VALUES
                    ('ada_l', 'Ada', 'ada', 'hash', TRUE, 1000, 5000), ('ben_b', 'Ben', 'ben', 'hash', FALSE, 2000, 7000),
                    ('cem_c', 'Cem', 'cem', 'hash', FALSE, 3000, 1000000000000000);
                INSERT INTO friendship (person, friend, since) VALUES (1, 2, 0), (2, 1, 0), (1, 3, 0), (3, 1, 0);
                """
        )

        try open().close()
        // As a server of an earlier version, which goes on.
        try connection.run(script: "INSERT INTO friendship (person, friend, since) VALUES (2, 3, 0), (3, 2, 0)")

        let rows = try connection.run("SELECT reach FROM friendship ORDER BY person, friend")
        let all: Int64 = 1_000_000_000_000_000
        #expect((0..<rows.rowCount).map { rows.integer($0, 0) } == [7000, all, 5000, all, 5000, 7000])
    }

    @Test func `timelines are divided into eight parts by a hash of their owners`() throws {
        try open().close()

        let result = try connect().run(
            """
            SELECT pg_get_partkeydef('timeline'::regclass), count(*) FROM pg_inherits
            WHERE inhparent = 'timeline'::regclass
            """
        )

        #expect(result.text(0, 0) == "HASH (owner)" && result.integer(0, 1) == 8)
    }

    @Test func `servers that start at once make the tables once`() async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 1...4 { group.addTask { try await open().check() } }
            try await group.waitForAll()
        }
    }

    @Test func `servers that start at once have one secret`() async throws {
        let secrets = try await withThrowingTaskGroup(of: Data.self, returning: Set<Data>.self) { group in
            for number in 1...4 {
                group.addTask {
                    try await open().sharedSecret(orStoring: Data(repeating: UInt8(number), count: 32))
                }
            }
            return try await group.reduce(into: []) { $0.insert($1) }
        }

        #expect(secrets.count == 1)
        #expect(try await open().sharedSecret(orStoring: Data(repeating: 9, count: 32)) == secrets.first)
    }

    @Test func `a server that is not there is said in words, without the password`() {
        let error = #expect(throws: StoreError.self) {
            try DatabaseMomentStore(
                postgreSQL: "postgres://moments:tops3cret@127.0.0.1:1/moments",
                patience: .seconds(1)
            )
        }

        #expect(error == .busy(""))
        #expect(error?.message.contains("127.0.0.1/moments") == true)
        #expect(error?.message.contains("tops3cret") == false)
    }
}
