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

        let store = try DatabaseMomentStore(path: path, now: { Date(timeIntervalSince1970: 10) })

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

    @Test(arguments: DatabaseMigrator.moments.migrations)
    func `a database of each version keeps everything, and so does its backup`(version: String) async throws {
        try await makeVersion1()
        let database = try DatabaseQueue(path: path)
        try DatabaseMigrator.moments.migrate(database, upTo: version)
        try database.close()
        // Before an upgrade, with the new program.
        let backups = try BackupFolder.opened(at: folder.url.appending(path: "backups"), passphrase: nil)
        let report = try await backups.add(DataFiles(folder.url))
        let restored = folder.url.appending(path: "restored")
        try await backups.restore(to: restored)

        #expect(report.manifest.contents.version == DatabaseMigrator.moments.migrations.filter { $0 <= version })
        for path in [path, restored.appending(path: "moments.sqlite").path] {
            let store = try DatabaseMomentStore(path: path, now: { Date(timeIntervalSince1970: 10) })
            #expect(try await store.people([0, 1])[1]?.avatar == "abc")
            #expect(try await store.timeline(of: 0, before: nil, limit: nil).map(\.text) == ["你好"])
            #expect(try await store.likes(of: [5], for: 1) == [5: [0]])
            #expect(try await store.comments(of: 5, for: 1, after: nil, limit: 9).map(\.text) == ["hello"])
            #expect(try await store.signIns(of: 0).map(\.device) == ["Firefox"])
        }
    }

    @Test func `a backup of a newer version is not restored`() async throws {
        try DatabaseMomentStore(path: path).close()
        let database = try DatabaseQueue(path: path)
        try await database.write { try $0.execute(sql: "INSERT INTO grdb_migrations VALUES ('999')") }
        try database.close()
        let backups = try BackupFolder.opened(at: folder.url.appending(path: "backups"), passphrase: nil)
        _ = try await backups.add(DataFiles(folder.url))

        let error = await #expect(throws: BackupError.self) {
            try await backups.restore(to: folder.url.appending(path: "restored"))
        }

        #expect(error?.description.contains("newer version of this program") == true)
        #expect(!FileManager.default.fileExists(atPath: folder.path("restored")))
    }

    @Test func `people of an older database can keep drafts`() async throws {
        try await makeVersion1()
        let store = try DatabaseMomentStore(path: path)
        #expect(try await store.momentDraft(of: 0) == nil)

        try await store.saveMomentDraft(NewMomentDraft(text: "new"), of: 0)
        try await store.saveCommentDraft(NewCommentDraft(moment: 5, text: "new", replyTo: 8), of: 1)

        #expect(try await store.momentDraft(of: 0)?.text == "new")
        #expect(try await store.commentDraft(of: 1, below: 5)?.replyTo == 8)
    }

    @Test func `photos of an older database wait for a preview`() async throws {
        try await makeVersion1()
        let store = try DatabaseMomentStore(path: path)
        let hashes = try await store.photosWithoutPreview(limit: 9)
        #expect(!hashes.isEmpty)

        for hash in hashes { try await store.setPreview(.named("preview"), ofPhoto: hash) }

        #expect(try await store.photosWithoutPreview(limit: 9).isEmpty)
        #expect(try await store.photos(of: [5])[5]?.map(\.preview) == [Data("preview".utf8)])
    }

    @Test func `people of an older database have roles, and their photos wait for a size`() async throws {
        try await makeVersion1()
        let store = try DatabaseMomentStore(path: path)
        #expect(try await store.people([0, 1]).mapValues(\.role) == [0: .admin, 1: .member])
        #expect(try await store.managedPerson(1, for: 0)?.suspension == nil)
        #expect(try await store.storageUse(of: 1) == StorageUseRecord(bytes: 0, quota: nil))
        #expect(try await store.photosWithoutSize(limit: 9) == ["abc"])

        try await store.setSize(70, ofPhoto: "abc")
        try await store.setRole(.moderator, of: 1, by: 0)

        #expect(try await store.storageUse(of: 1).bytes == 70)
        #expect(try await store.photosWithoutSize(limit: 9) == [])
        #expect(try await store.people([1])[1]?.role == .moderator)
    }

    @Test func `servers of the version before know admins, and take moderators for members`() async throws {
        let store = try DatabaseMomentStore(path: path)
        let ada = NewPerson(handle: Handle("ada")!, name: "Ada", passwordHash: "")
        let first = try await store.addPerson(ada, invitation: nil).id
        _ = try await store.addInvitation(by: first, secret: InvitationSecret("x"))
        let ben = NewPerson(handle: Handle("ben")!, name: "Ben", passwordHash: "")
        let second = try await store.addPerson(ben, invitation: InvitationSecret("x")).id
        var found: [[Bool]] = []
        for role in [PersonRole.moderator, .admin, .member] {
            try await store.setRole(role, of: second, by: first)
            let flags = try await DatabaseQueue(path: path).read { db in
                try Row.fetchOne(
                    db,
                    sql: "SELECT is_admin, is_moderator FROM person WHERE id = ?",
                    arguments: [second.rawValue]
                ).map { [$0[0] as Bool, $0[1] as Bool] }
            }
            found.append(try #require(flags))
        }

        #expect(found == [[false, true], [true, false], [false, false]])
    }

    @Test func `numbers go on from those of the older database`() async throws {
        try await makeVersion1()
        let store = try DatabaseMomentStore(path: path)

        #expect(try await store.publish(NewMoment(text: "new"), by: 0).id == 6)
        #expect(try await store.addComment(NewComment(moment: 5, text: "new"), by: 1).id == 9)
    }

    @Test func `an older database ends as a new one begins`() async throws {
        try await makeVersion1()
        try DatabaseMomentStore(path: path).close()
        let newPath = folder.path("new.sqlite")
        try DatabaseMomentStore(path: newPath).close()

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
        try DatabaseMomentStore(path: path).close()

        try DatabaseMomentStore(path: path).close()

        let migrations = try await DatabaseQueue(path: path).read { db in
            try String.fetchAll(db, sql: "SELECT identifier FROM grdb_migrations")
        }
        #expect(migrations == DatabaseMigrator.moments.migrations)
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

        let store = try DatabaseMomentStore(path: path, now: { Date(timeIntervalSince1970: 10) })
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

        let store = try DatabaseMomentStore(path: path)

        #expect(try await store.openInvitations() == [])
    }

    @Test func `a program that may not migrate leaves an older database as it is`() async throws {
        try await makeVersion1()

        let error = #expect(throws: StoreError.self) { try DatabaseMomentStore(path: path, migrates: false) }

        #expect(error?.message.contains("older version") == true)
        let database = try DatabaseQueue(path: path)
        #expect(try await database.read { try $0.tableExists("password_reset") } == false)
        try database.close()
        try DatabaseMomentStore(path: path).close()
        try DatabaseMomentStore(path: path, migrates: false).close()
    }
}

extension Sequence {
    fileprivate func asyncMap<Value>(_ transform: (Element) async throws -> Value) async throws -> [Value] {
        var values: [Value] = []
        for element in self { values.append(try await transform(element)) }
        return values
    }
}
