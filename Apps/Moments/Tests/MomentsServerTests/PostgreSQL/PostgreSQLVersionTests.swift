import Foundation
import MomentsModel
import PostgreSQL
import Testing

@testable import MomentsServer

/// Upgrades of databases as each released version left them, which are stored in the folder Versions.
@Suite struct PostgreSQLVersionTests {
    private let url: String

    init() throws { url = try PostgreSQLServer.shared.get().makeSchema() }

    private func connect(_ url: String? = nil) throws -> PostgreSQLConnection {
        try PostgreSQLConnection(url ?? self.url, patience: .seconds(60))
    }

    private func open(_ url: String? = nil, migrates: Bool = true) throws -> DatabaseMomentStore {
        try DatabaseMomentStore(
            postgreSQL: url ?? self.url,
            now: { Date(timeIntervalSince1970: 10) },
            migrates: migrates,
            readers: 1,
            patience: .seconds(60)
        )
    }

    /// Creates a database as a version left it.
    private func make(version: Int) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Versions")
        let connection = try connect()
        for number in 1...version {
            let file = folder.appending(path: "\(number).sql")
            try connection.run(script: String(contentsOf: file, encoding: .utf8))
        }
    }

    /// The number of rows of each table that only writes of people change.
    private func counts() throws -> [String: Int64] {
        let connection = try connect()
        let tables = try connection.run(
            """
            SELECT relname::text FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
            WHERE nspname = current_schema() AND relkind = 'r' AND relname NOT IN ('id_sequence', 'schema_version')
            """
        )
        var counts: [String: Int64] = [:]
        for row in 0..<tables.rowCount {
            let table = try #require(tables.text(row, 0))
            counts[table] = try connection.run("SELECT count(*) FROM \(table)").integer(0, 0)
        }
        return counts
    }

    /// All columns, indexes, constraints and triggers of a database, as texts.
    private func shape(of url: String) throws -> [String] {
        let result = try connect(url).run(
            """
            SELECT table_name || ' ' || column_name || ' ' || data_type || ' ' || is_nullable || ' '
                || coalesce(column_default, '') AS line
            FROM information_schema.columns WHERE table_schema = current_schema()
            UNION ALL
            SELECT replace(indexdef, current_schema() || '.', '') FROM pg_indexes WHERE schemaname = current_schema()
            UNION ALL
            SELECT conrelid::regclass || ' ' || pg_get_constraintdef(pg_constraint.oid) FROM pg_constraint
            JOIN pg_namespace ON pg_namespace.oid = connamespace WHERE nspname = current_schema()
            UNION ALL
            SELECT replace(pg_get_triggerdef(pg_trigger.oid), current_schema() || '.', '') FROM pg_trigger
            JOIN pg_class ON pg_class.oid = tgrelid JOIN pg_namespace ON pg_namespace.oid = relnamespace
            WHERE nspname = current_schema() AND NOT tgisinternal
            ORDER BY line
            """
        )
        return (0..<result.rowCount).compactMap { result.text($0, 0) }
    }

    @Test(arguments: 1...PostgreSQLSchema.migrations.count)
    func `a database of each version keeps all rows, and ends as a new one begins`(version: Int) async throws {
        try make(version: version)
        let before = try counts()
        if version < PostgreSQLSchema.migrations.count {
            #expect(throws: StoreError.self) { try open(migrates: false) }
        }

        try open().close()

        let after = try counts()
        #expect(after.filter { before[$0.key] != nil } == before)
        #expect(before.values.count { $0 > 0 } >= 15)
        let new = try PostgreSQLServer.shared.get().makeSchema()
        try open(new).close()
        let shapes = (try shape(of: url), try shape(of: new))
        #expect(shapes.0 == shapes.1)
        #expect(shapes.0.count > 400)
    }

    @Test(arguments: 1...PostgreSQLSchema.migrations.count)
    func `people of each version find what they had`(version: Int) async throws {
        try make(version: version)
        let store = try open()
        let (ada, li): (PersonID, PersonID) = (1, 2)
        let (moment, comment): (MomentID, CommentID) = (5, 8)

        #expect(try await store.people([li])[li]?.avatar == "abc")
        #expect(try await store.friends(of: ada, search: "李", after: nil, limit: 9).map(\.id) == [li])
        #expect(try await store.photos(of: [moment])[moment]?.map(\.altText) == ["a boat"])
        #expect(try await store.likes(of: [moment], for: li)[moment] == [ada])
        #expect(try await store.comments(of: moment, for: li, after: nil, limit: 9).map(\.text) == ["hello"])
        #expect(try await store.linkCards(of: [moment])[moment]?.url == "https://swift.org/")
        #expect(try await store.unreadNotificationCount(of: li) == 1)
        #expect(try await store.signIns(of: ada).map(\.device) == ["Firefox"])
        #expect(try await store.openInvitations().map(\.id) == [6])
        #expect(try await store.preferences(of: li) == ["language": "zh"])
        #expect(try await store.momentDraft(of: ada)?.text == "a draft")
        // Since version 3, subscriptions to comments include mentions.
        #expect(try connect().run("SELECT kinds FROM push_target").text(0, 0) == "COMMENT MENTION")

        let texts = ["你好"] + (version >= 2 ? ["for the family"] : []) + (version >= 4 ? ["to many"] : [])
        for person in [ada, li] {
            let timeline = try await store.timeline(of: person, before: nil, limit: nil)
            #expect(timeline.map(\.text) == Array(texts.reversed()))
        }
        let role: PersonRole = version >= 3 ? .moderator : .member
        #expect(try await store.people([ada, li]).mapValues(\.role) == [ada: .admin, li: role])
        #expect(try await store.storageUse(of: li).bytes == (version >= 3 ? 70 : 0))
        #expect(try await store.tags(of: ada).map(\.people) == (version >= 2 ? [[li]] : []))
        #expect(try await store.blockedPeople(of: ada).map(\.id) == (version >= 2 ? [3] : []))
        let isSince3 = version >= 3
        #expect(try await store.mentions(in: [comment], for: ada)[comment] ?? [] == (isSince3 ? [li] : []))
        #expect(try await store.reports(by: ada).map(\.note) == (isSince3 ? ["a note"] : []))
        #expect(try await store.notices(of: ada).map(\.text) == (isSince3 ? ["hello, all"] : []))
        #expect(try await store.notices(of: li) == [])
        let log = try await store.auditLog(before: nil, limit: 9, for: ada).map(\.detail)
        #expect(log == (isSince3 ? ["MODERATOR"] : []))
        #expect(try await store.figures(days: 1, for: ada).map(\.people) == (version >= 5 ? [3] : []))
        #expect(try await store.unreadNotificationCount(of: ada) == (version >= 7 ? 1 : 0))
        // Version 4 gives friendships of earlier versions the reach of the friend.
        let reach = try connect().run("SELECT reach FROM friendship WHERE person = 1 AND friend = 2").integer(0, 0)
        #expect(reach == (version >= 2 ? 86_400_000 : 1_000_000_000_000_000))

        let (own, new) = (Data(repeating: 7, count: 32), Data(repeating: 9, count: 32))
        #expect(try await store.sharedSecret(orStoring: new) == (version >= 6 ? own : new))
        // The next number is the one after the last.
        let next = try await store.publish(NewMoment(text: "next"), by: ada).id.rawValue
        #expect(next == Int64(texts.count) + 5)
        let answer = try await store.addComment(NewComment(moment: moment, text: "next"), by: li)
        #expect(answer.id == (version >= 8 ? 10 : 9))
        let last = try await store.notifications(of: ada, before: nil, limit: 1)
        #expect(last.map(\.comment) == [answer.id])
    }
}
