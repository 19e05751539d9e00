import Foundation
import GRDB
import MomentsMedia
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct MigrationTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("moments.sqlite") }

    init() throws { folder = try TemporaryFolder() }

    private func makeVersion1() async throws {
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: Version1.sql) }
        try database.close()
    }

    @Test func `a database of the first version keeps everything`() async throws {
        try await makeVersion1()

        let store = try SQLiteMomentStore(path: path, now: { Date(timeIntervalSince1970: 10) })

        #expect(try await store.people([0, 1])[1]?.avatar == "abc")
        #expect(try await store.timeline(of: 0, before: nil, limit: nil).map(\.text) == ["你好"])
        #expect(try await store.photos(of: [5])[5]?.map(\.altText) == ["a boat"])
        #expect(try await store.likes(of: [5], for: 1) == [5: [0]])
        #expect(try await store.comments(of: 5, for: 1, after: nil, limit: 9).map(\.text) == ["hello"])
        #expect(try await store.unreadNotificationCount(of: 1) == 1)
        #expect(try await store.friends(of: 0, search: "李", after: nil, limit: 9).map(\.id) == [1])
        #expect(try await store.signIns(of: 0).map(\.device) == ["Firefox"])
        #expect(try await store.openInvitations().map(\.id) == [6])
        #expect(try await store.preferences(of: 1) == ["language": "zh"])
    }

    @Test func `people of an older database can keep drafts`() async throws {
        try await makeVersion1()
        let store = try SQLiteMomentStore(path: path)
        #expect(try await store.momentDraft(of: 0) == nil)

        try await store.saveMomentDraft(NewMomentDraft(text: "new"), of: 0)
        try await store.saveCommentDraft(NewCommentDraft(moment: 5, text: "new", replyTo: 8), of: 1)

        #expect(try await store.momentDraft(of: 0)?.text == "new")
        #expect(try await store.commentDraft(of: 1, below: 5)?.replyTo == 8)
    }

    @Test func `photos of an older database wait for a preview`() async throws {
        try await makeVersion1()
        let store = try SQLiteMomentStore(path: path)
        let hashes = try await store.photosWithoutPreview(limit: 9)
        #expect(!hashes.isEmpty)

        for hash in hashes { try await store.setPreview(.named("preview"), ofPhoto: hash) }

        #expect(try await store.photosWithoutPreview(limit: 9).isEmpty)
        #expect(try await store.photos(of: [5])[5]?.map(\.preview) == [Data("preview".utf8)])
    }

    @Test func `numbers go on from those of the older database`() async throws {
        try await makeVersion1()
        let store = try SQLiteMomentStore(path: path)

        #expect(try await store.publish(NewMoment(text: "new"), by: 0).id == 6)
        #expect(try await store.addComment(NewComment(moment: 5, text: "new"), by: 1).id == 9)
    }

    @Test func `an older database ends as a new one begins`() async throws {
        try await makeVersion1()
        try SQLiteMomentStore(path: path).close()
        let newPath = folder.path("new.sqlite")
        try SQLiteMomentStore(path: newPath).close()

        let schemas = try await [path, newPath].asyncMap { path in
            try await DatabaseQueue(path: path).read { db in
                try Row.fetchAll(
                    db,
                    sql: """
                        SELECT table_info.name, table_info.type, table_info."notnull", table_info.pk, master.name, master.tbl_name
                        FROM sqlite_master AS master, pragma_table_xinfo(master.name) AS table_info
                        WHERE master.name NOT LIKE 'sqlite_%' AND master.name NOT LIKE 'grdb_%'
                        ORDER BY master.name, table_info.cid
                        """
                ).map(\.description)
            }
        }

        #expect(schemas[0] == schemas[1])
        #expect(schemas[0].count > 60)
    }

    @Test func `what was done to a database once is not done again`() async throws {
        try SQLiteMomentStore(path: path).close()

        try SQLiteMomentStore(path: path).close()

        let migrations = try await DatabaseQueue(path: path).read { db in
            try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations")
        }
        #expect(migrations == (1...10).map { String(format: "%03d", $0) })
    }

    @Test func `plain invitations are hashed in place, work as before, and leave no copy`() async throws {
        let code = "kXo2Jr0eQm-plain-invitation"
        try await makeVersion1()
        let database = try DatabaseQueue(path: path)
        try await database.write { db in
            try db.execute(sql: "INSERT INTO invitation VALUES (7, ?, 0, NULL, 9500)", arguments: [code])
            try db.execute(sql: "INSERT INTO invitation VALUES (8, 'used', 0, 1, 9600)")
        }
        try database.close()
        #expect(try Data(contentsOf: URL(filePath: path)).range(of: Data(code.utf8)) != nil)

        let store = try SQLiteMomentStore(path: path, now: { Date(timeIntervalSince1970: 10) })
        #expect(try await store.openInvitations().map(\.id) == [7, 6])
        let person = NewPerson(handle: Handle("ben")!, name: "Ben", passwordHash: "")
        await #expect(throws: StoreError.invitationInvalid) {
            try await store.addPerson(person, invitation: InvitationSecret("used"))
        }
        _ = try await store.addPerson(person, invitation: InvitationSecret(code))
        #expect(try await store.openInvitations().map(\.id) == [6])
        #expect(try await store.addInvitation(by: 0, secret: InvitationSecret("new")).id == 9)
        try store.close()

        #expect(try Data(contentsOf: URL(filePath: path)).range(of: Data(code.utf8)) == nil)
    }

    @Test func `invitations that are too old by now end with the new version`() async throws {
        try await makeVersion1()

        let store = try SQLiteMomentStore(path: path)

        #expect(try await store.openInvitations() == [])
    }

    @Test func `a program that may not migrate leaves an older database as it is`() async throws {
        try await makeVersion1()

        let error = #expect(throws: StoreError.self) { try SQLiteMomentStore(path: path, migrates: false) }

        #expect(error?.message.contains("older version") == true)
        let database = try DatabaseQueue(path: path)
        #expect(try await database.read { try $0.tableExists("password_reset") } == false)
        try database.close()
        try SQLiteMomentStore(path: path).close()
        try SQLiteMomentStore(path: path, migrates: false).close()
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
