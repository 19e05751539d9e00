import Foundation
import GRDB
import MomentsModel
import PostgreSQL
import Testing

@testable import MomentsServer

@Suite struct DatabaseMoveTests {
    private let folder: TemporaryFolder
    private let url: String

    init() throws {
        folder = try TemporaryFolder()
        url = try PostgreSQLServer.shared.get().makeSchema()
    }

    private var file: URL { URL(fileURLWithPath: folder.path("moments.sqlite")) }

    private func open() throws -> DatabaseMomentStore {
        try DatabaseMomentStore(postgreSQL: url, readers: 1, patience: .seconds(60))
    }

    @Test func `whatever has happened is there afterwards, for everybody`() async throws {
        let world = try World(.sqlite)
        let people: Int64 = 6
        for index in 1...people { _ = try await world.person("Person \(index)", handle: "person_\(index)") }
        var life = RandomLife(seed: 11, people: people)
        for _ in 1...600 { _ = await (try await life.next(in: world.store)).run(on: world.store) }
        let odd = try await world.moment(by: 1, "Tab\tline\nreturn\r\\N \\. 世界 \u{8}\u{b}\u{c}")
        let comment = try await world.store.addComment(NewComment(moment: odd, text: "the last number"), by: 1).id
        _ = try await world.store.deleteComment(comment, by: 1)
        try await world.store.deleteMoment(try await world.moment(by: 1, "the last number"), by: 1)
        let file = try #require(world.sqliteFile)

        var tables: [DatabaseMove.Table] = []
        try DatabaseMove(from: file, to: url).run { tables.append($0) }

        let moved = try DatabaseMomentStore(
            postgreSQL: url,
            now: world.clock.now,
            readers: 1,
            patience: .seconds(60)
        )
        for person in 0...people + 1 {
            let viewer = PersonID(rawValue: person)
            let before = try await StoreAnswers.lines(of: world.store, for: viewer, people: people, things: 300)
            let after = try await StoreAnswers.lines(of: moved, for: viewer, people: people, things: 300)
            try #require(before == after)
        }
        #expect(tables.first { $0.name == "person" }?.rows == Int(people))
        #expect(tables.first { $0.name == "comment" }?.rows ?? 0 > 0)
        // The numbers of the deleted moment and comment are not given again.
        let next = try await moved.publish(NewMoment(text: "next"), by: 1).id
        #expect(next.rawValue == odd.rawValue + 2)
        let answer = try await moved.addComment(NewComment(moment: next, text: "next"), by: 1).id
        #expect(answer.rawValue == comment.rawValue + 1)
    }

    @Test func `moments that are read from their authors are so afterwards`() async throws {
        let fans = try await Fans(.spreadingSQLite, count: 5)
        let moments = [try await fans.publish(), try await fans.publish()]
        let expected = Array(moments.reversed())
        let file = try #require(fans.world.sqliteFile)

        try DatabaseMove(from: file, to: url).run { _ in }

        let moved = try open()
        for _ in 0..<2 {
            for friend in fans.friends {
                let timeline = try await moved.timeline(of: friend, before: nil, limit: nil).map(\.id)
                #expect(timeline == expected)
            }
            // Five friends are not too many for this store.
            while try await moved.spreadTimelines(upTo: 100) {}
        }
        let direct = try await moved.read { db in try db.first("SELECT COUNT(*) FROM direct_moment") { $0[0] as Int } }
        #expect(direct == 0)
    }

    @Test func `each table of the file is copied`() async throws {
        try DatabaseMomentStore(path: file.path).close()
        var tables: [String] = []

        try DatabaseMove(from: file, to: url).run { tables.append($0.name) }

        let all = try await DatabaseQueue(path: file.path).read { db in
            try String.fetchAll(
                db,
                sql: """
                    SELECT name FROM sqlite_master
                    WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name <> 'grdb_migrations'
                    """
            )
        }
        #expect(Set(tables) == Set(all))
    }

    @Test func `the secret of the file's server goes along, also if another was stored`() async throws {
        try DatabaseMomentStore(path: file.path).close()
        let (old, secret) = (Data(repeating: 1, count: 32), Data(repeating: 2, count: 32))
        #expect(try await open().sharedSecret(orStoring: old) == old)

        try DatabaseMove(from: file, to: url).run(secret: secret) { _ in }

        #expect(try await open().sharedSecret(orStoring: old) == secret)
    }

    @Test func `locks in other schemas of the database do not hold it up`() async throws {
        let other = try PostgreSQLConnection(PostgreSQLServer.shared.get().makeSchema(), patience: .seconds(600))
        try other.run(script: "CREATE TABLE beside (id BIGINT); BEGIN; LOCK TABLE beside IN SHARE MODE")
        let world = try World(.sqlite)
        _ = try await world.person("Ada")
        let file = try #require(world.sqliteFile)

        try DatabaseMove(from: file, to: url).run { _ in }

        #expect(try await open().hasPeople())
        try other.run(script: "ROLLBACK")
    }

    @Test func `a database with people is left as it is`() async throws {
        try DatabaseMomentStore(path: file.path).close()
        let store = try open()
        _ = try await store.addPerson(
            NewPerson(handle: Handle("ada_l")!, name: "Ada", passwordHash: "hash"),
            invitation: nil
        )

        let error = #expect(throws: StoreError.self) { try DatabaseMove(from: file, to: url) }

        #expect(error?.message.contains("has people already") == true)
    }

    @Test func `what cannot be copied leaves nothing behind`() async throws {
        let world = try World(.sqlite)
        _ = try await world.person("Ada")
        let file = try #require(world.sqliteFile)
        var configuration = Configuration()
        configuration.foreignKeysEnabled = false
        try await DatabaseQueue(path: file.path, configuration: configuration).write { db in
            try db.execute(sql: "INSERT INTO moment_like (moment, person, created) VALUES (77, 1, 1)")
        }
        let move = try DatabaseMove(from: file, to: url)

        let error = #expect(throws: StoreError.self) { try move.run { _ in } }

        #expect(error?.message.contains("the table moment_like") == true)

        #expect(try await open().hasPeople() == false)
    }
}
