import Foundation
import GRDB
import MomentsModel
import PostgreSQL
import Testing
import WebPush

@testable import MomentsServer

/// The deletion of accounts.
@Suite struct MomentStoreLeavingTests {
    private static let week = 7 * 86_400.0

    /// Gives Ben, whom nothing in the names of the others recalls, something of everything.
    private func fill(_ cast: Cast) async throws {
        let (world, store, ben) = (cast.world, cast.world.store, cast.ben)
        try await store.suspend(ben, until: nil, reason: "SECRET", by: cast.ada)
        try await store.endSuspension(of: ben, by: cast.ada)
        let own = try await world.moment(by: ben, "SECRET", photos: [world.photo(by: ben, hash: "SECRET1")])
        let adas = try await world.moment(
            by: cast.ada,
            "with @ben_handle",
            audience: MomentAudience(.selected, people: [ben, cast.cem])
        )
        for moment in [own, adas] {
            for person in [ben, cast.ada] { try await world.like(moment, by: person) }
            let comment = try await world.comment(moment, by: ben, "SECRET")
            _ = try await world.comment(moment, by: cast.ada, "answer @ben_handle", replyTo: comment)
            try await store.saveCommentDraft(NewCommentDraft(moment: moment, text: "x", replyTo: comment), of: cast.ada)
        }
        let pictures = try await (world.photo(by: ben, hash: "SECRET2"), world.photo(by: ben, hash: "SECRET3"))
        _ = try await store.updatePerson(ben, PersonChange(name: "SECRET", avatar: pictures.0, background: pictures.1))
        let draft = try await NewMomentDraft(text: "SECRET", photos: [.init(id: world.photo(by: ben, hash: "SECRET4"))])
        try await store.saveMomentDraft(draft, of: ben)
        try await store.saveCommentDraft(NewCommentDraft(moment: adas, text: "SECRET"), of: ben)
        _ = try await store.saveTag(nil, name: "SECRET", people: [cast.cem], of: ben)
        _ = try await store.saveTag(nil, name: "Friends", people: [ben], of: cast.ada)
        try await store.block(cast.fay, by: ben)
        try await store.block(ben, by: cast.eve)
        _ = try await store.requestFriendship(from: ben, to: cast.dee)
        let signIn = try await store.addSignIn(
            of: ben,
            secretHash: Data("SECRET".utf8),
            device: "SECRET"
        )
        let target = try NewPushTarget(subscription: .sample("SECRET"), kinds: [.like], language: "en")
        try await store.setPushTarget(target, of: signIn.id)
        _ = try await store.addPasswordReset(of: ben, secretHash: Data("SECRET".utf8), by: nil)
        try await store.setPreference("SECRET", to: "SECRET", of: ben)
        _ = try await store.publish(NewMoment(text: "SECRET", key: "SECRET"), by: ben)
        try await fillAsStaff(cast, reporting: own)
    }

    /// Makes Ben a moderator, who answers a report; has him report Cem, and be reported by him; and removes a moment of his.
    private func fillAsStaff(_ cast: Cast, reporting moment: MomentID) async throws {
        let (world, store, ben) = (cast.world, cast.world.store, cast.ben)
        try await store.setRole(.moderator, of: ben, by: cast.ada)
        try await store.setQuota(megabytes: 5, of: ben, by: nil)
        try await store.suspend(cast.gus, until: nil, reason: "Insults", by: ben)
        try await store.report(NewReport(.person(cast.dee), reason: .other), by: cast.ada)
        let first = try await store.reports(isOpen: true, before: nil, limit: 1, for: ben).first
        _ = try await store.resolveReport(try #require(first).id, .dismissed, by: ben)
        let removed = try await world.moment(by: ben, "SECRET")
        try await store.report(NewReport(.moment(removed), reason: .spam), by: cast.cem)
        let second = try await store.reports(isOpen: true, before: nil, limit: 1, for: cast.ada).first
        _ = try await store.resolveReport(try #require(second).id, .removed, by: cast.ada)
        try await store.report(NewReport(.moment(moment), reason: .abuse, note: "x"), by: cast.cem)
        try await store.report(NewReport(.person(cast.cem), reason: .abuse, note: "SECRET"), by: ben)
        let notice = try await store.announce("Welcome", until: nil, by: cast.ada)
        try await store.closeNotice(notice.id, of: ben)
    }

    @Test(arguments: StoreKind.allCases)
    func `an account is kept for a week, and can be kept for longer`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        let date = try await store.requestDeletion(of: cast.ben)
        #expect(date == cast.world.clock.now() + Self.week)
        cast.world.clock.move(by: Self.week - 1)
        #expect(try await store.requestDeletion(of: cast.ben) == date)
        #expect(try await store.deletionDate(of: cast.ben) == date)
        #expect(try await store.removeLeavers().count == 0)

        try await store.cancelDeletion(of: cast.ben)
        cast.world.clock.move(by: 2)

        #expect(try await store.deletionDate(of: cast.ben) == nil)
        #expect(try await store.removeLeavers().count == 0)
        #expect(try await store.people([cast.ben]).count == 1)
    }

    @Test(arguments: StoreKind.allCases)
    func `after a week nothing of the account is left for anybody`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        let store = cast.world.store
        try await fill(cast)
        _ = try await cast.world.photo(by: cast.cem, hash: "SECRET1")
        let streams = [cast.ada, cast.ben, cast.fay].map { store.changes(for: $0) }
        _ = try await store.requestDeletion(of: cast.ben)
        cast.world.clock.move(by: Self.week)

        let removed = try await store.removeLeavers()

        // Cem has uploaded one of the pictures as well.
        #expect(removed.count == 1 && removed.pictures == ["SECRET2", "SECRET3", "SECRET4"])
        #expect(try await store.people([cast.ben]).isEmpty)
        #expect(try await store.person(handle: Handle("Ben_handle")!) == nil)
        #expect(try await store.useSignIn(secretHash: Data("SECRET".utf8), lifetime: .seconds(9e9)) == nil)
        let answers = try await StoreAnswers.lines(of: store, for: cast.ada, people: 7, things: 9)
        #expect(answers.filter { $0.contains("SECRET") || $0.contains("Ben") } == [])
        #expect(try await cast.world.timeline(of: cast.ada) == [2])
        let comments = try await store.comments(of: 2, for: cast.ada, after: nil, limit: 9)
        #expect(comments.map(\.text) == ["answer @ben_handle"])
        #expect(try await store.commentDraft(of: cast.ada, below: 2)?.replyTo == nil)
        let people = try await store.managedPeople(search: nil, after: nil, limit: 99, for: cast.ada)
        let log = try await store.auditLog(before: nil, limit: 99, for: cast.ada)
        for text in ["\(people)", "\(log)"] { #expect(!text.contains("SECRET") && !text.contains("Ben")) }
        #expect(log.allSatisfy { $0.actor != cast.ben && $0.person != cast.ben })
        #expect(try await store.reports(isOpen: true, before: nil, limit: 9, for: cast.ada) == [])
        let reports = try await store.reports(isOpen: false, before: nil, limit: 9, for: cast.ada)
        #expect(reports.map(\.accused) == [cast.dee] && reports.map(\.resolver) == [nil])
        let notifications = try await store.notifications(of: cast.ada, before: nil, limit: 99)
        #expect(notifications.allSatisfy { $0.actor != cast.ben && $0.moment == nil })
        #expect(try await cast.world.changes(in: streams[0], of: cast.ada).contains(.friends))
        #expect(try await cast.world.changes(in: streams[2], of: cast.fay).isEmpty)
        var bens = streams[1].makeAsyncIterator()
        #expect(await bens.next() == .signedOut)
    }

    @Test(arguments: StoreKind.allCases.filter { $0 != .inMemory })
    func `no row of the database has a trace of the account`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)
        try await fill(cast)
        #expect(try traces(in: cast.world).count > 20)
        _ = try await cast.world.store.requestDeletion(of: cast.ben)
        cast.world.clock.move(by: Self.week)

        _ = try await cast.world.store.removeLeavers()

        #expect(try traces(in: cast.world) == [])
    }

    private func traces(in world: World) throws -> [String] {
        if let address = world.serverAddress { return try traces(at: address) }
        return try traces(in: try #require(world.sqliteFile))
    }

    /// Returns the rows with Ben's texts, or with his ID in a column for people, and those that name what does not exist.
    private func traces(in file: URL) throws -> [String] {
        try DatabaseQueue(path: file.path).read { db in
            var traces = try Row.fetchAll(db, sql: "PRAGMA foreign_key_check").map { "\($0)" }
            for table in try String.fetchAll(db, sql: "SELECT name FROM sqlite_master WHERE type = 'table'") {
                let people = try Row.fetchAll(db, sql: "PRAGMA foreign_key_list(\(table))")
                    .filter { $0["table"] == "person" }
                    .map { $0["from"] as String }
                for row in try Row.fetchAll(db, sql: "SELECT * FROM \(table)") {
                    let names = people + (table == "timeline" ? ["owner"] : table == "person" ? ["id"] : [])
                    let isNamed = names.contains { (row[$0] as Int?) == 2 }
                    if isNamed || "\(row)".contains("SECRET") { traces.append("\(table): \(row)") }
                }
            }
            return traces
        }
    }

    /// The same in PostgreSQL, which itself finds rows that name what does not exist. What servers tell each other is left out: it has
    /// numbers only, for a minute.
    private func traces(at address: String) throws -> [String] {
        let connection = try PostgreSQLConnection(address, patience: .seconds(60))
        let tables = try connection.run(
            """
            SELECT relname::text, array_to_string(ARRAY(
                SELECT attname::text FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
                WHERE contype = 'f' AND conrelid = pg_class.oid AND confrelid = 'person'::regclass
            ), ' ')
            FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
            WHERE nspname = current_schema() AND relkind IN ('r', 'p') AND NOT relispartition AND relname <> 'news'
            """
        )
        var traces: [String] = []
        for index in 0..<tables.rowCount {
            let (table, people) = (try #require(tables.text(index, 0)), try #require(tables.text(index, 1)))
            let others: [Substring] = table == "timeline" ? ["owner"] : table == "person" ? ["id"] : []
            let names = people.split(separator: " ") + others
            let conditions =
                names.map { "\($0) = 2" } + ["SECRET", "534543524554"].map { "whole_row::text LIKE '%\($0)%'" }
            let rows = try connection.run(
                "SELECT whole_row::text FROM \(table) AS whole_row WHERE \(conditions.joined(separator: " OR "))"
            )
            traces += (0..<rows.rowCount).map { "\(table): \(rows.text($0, 0) ?? "")" }
        }
        return traces
    }

    @Test(arguments: StoreKind.allCases)
    func `the only admin cannot go`(kind: StoreKind) async throws {
        let cast = try await Cast(kind)

        let error = await #expect(throws: StoreError.self) { try await cast.world.store.requestDeletion(of: cast.ada) }

        #expect(error?.reason == "LAST_ADMIN")
        #expect(try await cast.world.store.deletionDate(of: cast.ada) == nil)
        await #expect(throws: StoreError.notFound("person")) {
            try await cast.world.store.requestDeletion(of: 999)
        }
    }
}
