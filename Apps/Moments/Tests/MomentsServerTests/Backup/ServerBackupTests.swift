import Crypto
import Foundation
import MomentsModel
import PostgreSQL
import Testing

@testable import MomentsServer

/// Backups of a database in PostgreSQL, by the real `pg_dump` and `pg_restore`.
@Suite(.timeLimit(.minutes(10))) struct ServerBackupTests {
    private let folder: TemporaryFolder
    private let url: String

    init() throws {
        folder = try TemporaryFolder()
        url = try PostgreSQLServer.shared.get().makeSchema()
        try FileManager.default.createDirectory(at: data.url, withIntermediateDirectories: true)
        try Data(repeating: 7, count: 32).write(to: data.url.appending(path: "secret"))
    }

    private var data: DataFiles { DataFiles(folder.url.appending(path: "data"), server: url) }
    private var target: URL { folder.url.appending(path: "restored") }

    private func open(_ url: String) throws -> DatabaseMomentStore {
        try DatabaseMomentStore(postgreSQL: url, readers: 1, patience: .seconds(60))
    }

    private func backups(_ passphrase: String? = nil) throws -> BackupFolder {
        try BackupFolder.opened(at: folder.url.appending(path: "backups"), passphrase: passphrase, logarithm: 10)
    }

    private func emptyDatabase(schema: String? = nil) throws -> String {
        try PostgreSQLServer.shared.get().makeDatabase(like: url, schema: schema)
    }

    private func addAda(to store: DatabaseMomentStore) async throws -> PersonID {
        let ada = NewPerson(handle: Handle("ada")!, name: "Ada Lovelace", passwordHash: "old")
        return try await store.addPerson(ada, invitation: nil).id
    }

    /// Adds a photo whose files have a content.
    private func addPhoto(
        _ content: String,
        of person: PersonID,
        to store: DatabaseMomentStore,
        in photos: URL
    ) async throws -> String {
        let hash = BackupFiles.text(of: SHA256.hash(data: Data(content.utf8)))
        for path in DataFiles.paths(ofPhoto: hash) {
            try await FolderPhotoPlace(url: photos).write(Data(content.utf8), to: path)
        }
        _ = try await store.addPhoto(NewPhoto(hash: hash, width: 3, height: 2), by: person)
        return hash
    }

    /// The number of rows of each table that is backed up, and a hash of all of them.
    private func digests(of url: String) throws -> [String: String] {
        let connection = try PostgreSQLConnection(url, patience: .seconds(60))
        let tables = try connection.run(
            """
            SELECT pg_class.oid::regclass::text FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
            WHERE nspname = current_schema() AND relkind = 'r' AND relpersistence = 'p'
            """
        )
        var digests: [String: String] = [:]
        for row in 0..<tables.rowCount {
            let table = try #require(tables.text(row, 0))
            let digest = try connection.run(
                """
                SELECT count(*) || ' ' || md5(coalesce(string_agg(whole_row::text, ',' ORDER BY whole_row::text), ''))
                FROM \(table) AS whole_row
                """
            )
            digests[table] = digest.text(0, 0)
        }
        return digests
    }

    @Test(arguments: [nil, BackupWorld.passphrase])
    func `a database is restored to another one, with the photos and the folder`(passphrase: String?) async throws {
        let store = try open(url)
        let ada = try await addAda(to: store)
        let hash = try await addPhoto("a photo", of: ada, to: store, in: data.photos)
        _ = try await store.publish(NewMoment(text: "before"), by: ada)
        _ = try await store.sharedSecret(orStoring: Data(repeating: 3, count: 32))
        let before = try digests(of: url)
        let report = try await backups(passphrase).add(data, at: .backup(0))
        _ = try await store.publish(NewMoment(text: "after"), by: ada)
        let copy = try emptyDatabase()

        let manifest = try await backups(passphrase).restore(to: target, server: copy)

        #expect(report.manifest.people == 1 && report.manifest.moments == 1 && report.manifest.photoFiles == 3)
        #expect(manifest.moments == 1)
        #expect(try digests(of: copy) == before)
        #expect(before["person"]?.hasPrefix("1 ") == true && before.count > 40)
        // What servers have told each other belongs to this server of PostgreSQL.
        let news = try PostgreSQLConnection(copy, patience: .seconds(60)).run("SELECT count(*) FROM news")
        #expect(news.integer(0, 0) == 0)
        let files = try BackupWorld.files(in: target)
        #expect(Set(files.keys) == Set(["secret"] + DataFiles.paths(ofPhoto: hash).map { "photos/\($0)" }))
        let restored = try open(copy)
        #expect(try await restored.timeline(of: ada, before: nil, limit: nil).map(\.text) == ["before"])
        // The next number is the one after the last, and reading rows as they come still works.
        #expect(try await restored.publish(NewMoment(text: "next"), by: ada).id.rawValue == 2)
        let check = try await DataCheck(DataFiles(target, server: copy), readsPhotos: true)
        #expect(check.problems == [] && check.people == 1 && check.moments == 2 && check.photos == 1)
    }

    @Test func `a backup during writes has the state of one moment`() async throws {
        let store = try open(url)
        let ada = try await addAda(to: store)
        let isEnding = Shared(false)
        defer { isEnding.change { $0 = true } }
        // The last number that was published.
        let (numbers, continuation) = AsyncStream<Int>.makeStream(bufferingPolicy: .bufferingNewest(1))
        let writer = Task {
            defer { continuation.finish() }
            var count = 0
            while !isEnding.value {
                _ = try await store.publish(NewMoment(text: "\(count + 1)"), by: ada)
                count += 1
                continuation.yield(count)
            }
            return count
        }
        var written = numbers.makeAsyncIterator()
        let backups = try backups()
        var reports: [BackupFolder.Report] = []
        for second in 0..<3 {
            // Rows are written between the backups.
            let before = reports.last?.manifest.moments ?? 0
            var number = 0
            while number <= before {
                let next = await written.next()
                number = try #require(next, "The writer has failed.")
            }
            reports.append(try await backups.add(data, at: .backup(Double(second))))
        }
        isEnding.change { $0 = true }
        let count = try await writer.value

        let moments = reports.map(\.manifest.moments)
        #expect(moments[0] > 0 && moments[1] > moments[0] && moments[2] > moments[1] && count >= moments[2])
        for report in reports {
            let copy = try emptyDatabase()
            try await backups.restore(report.name, to: folder.url.appending(path: report.name), server: copy)
            let texts = try await open(copy).timeline(of: ada, before: nil, limit: nil).map(\.text)
            #expect(texts == (0..<report.manifest.moments).reversed().map { "\($0 + 1)" })
        }
    }

    @Test func `a table that takes long to read is counted, whatever the deadline of other statements`() async throws {
        _ = try await addAda(to: open(url))
        let patience = Duration.seconds(5)
        // The rows of these views come only after the deadline.
        try PostgreSQLConnection(url, patience: .seconds(60)).run(
            script: """
                ALTER TABLE comment RENAME TO all_comments;
                CREATE VIEW comment AS SELECT 1 AS id FROM pg_sleep(6);
                ALTER TABLE photo RENAME TO all_photos;
                CREATE VIEW photo AS SELECT 'a hash'::text AS hash FROM pg_sleep(6)
                """
        )
        let database = try DatabaseOnServer(url, patience: patience)

        #expect(try database.contents.comments == 1)
        #expect(try database.photos == ["a hash"])
    }

    @Test func `photos of another place are backed up once, and restored there`() async throws {
        let photos = folder.url.appending(path: "store")
        let data = DataFiles(self.data.url, server: url, photos: FolderPhotoPlace(url: photos))
        let store = try open(url)
        let ada = try await addAda(to: store)
        let first = try await addPhoto("first", of: ada, to: store, in: photos)
        _ = try await backups().add(data, at: .backup(0))
        let second = try await addPhoto("second", of: ada, to: store, in: photos)

        let report = try await backups().add(data, at: .backup(1))
        let other = folder.url.appending(path: "other")
        let place = FolderPhotoPlace(url: other)
        try await backups().restore(to: target, server: emptyDatabase(), photos: place)

        #expect(report.newPhotoFiles == 3 && report.manifest.photoFiles == 6)
        #expect(
            Set(try BackupWorld.files(in: other).keys)
                == Set(DataFiles.paths(ofPhoto: first) + DataFiles.paths(ofPhoto: second))
        )
        #expect(try backups().names.flatMap(backups().problems) == [])
    }

    @Test func `a photo that is missing is named`() async throws {
        let store = try open(url)
        let ada = try await addAda(to: store)
        let hash = try await addPhoto("a photo", of: ada, to: store, in: data.photos)
        try FileManager.default.removeItem(at: data.photos)

        let report = try await backups().add(data, at: .backup(0))

        #expect(report.manifest.missingPhotos == [hash])
        #expect(try await DataCheck(data, readsPhotos: false).problems.count == 1)
    }

    @Test func `a database with tables is not changed`() async throws {
        let store = try open(url)
        _ = try await addAda(to: store)
        _ = try await backups().add(data, at: .backup(0))
        let before = try digests(of: url)

        let error = await #expect(throws: BackupError.self) { try await backups().restore(to: target, server: url) }

        #expect(error?.description.contains("has tables already") == true)
        #expect(try digests(of: url) == before)
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }

    /// The name of the schema that is backed up.
    private func ownSchema() throws -> String {
        let name = try PostgreSQLConnection(url, patience: .seconds(60)).run("SELECT current_schema()::text").text(0, 0)
        return try #require(name)
    }

    /// The schemas of a database, but those of PostgreSQL itself, and how many tables each has.
    private func schemas(of url: String) throws -> [String: Int64] {
        let rows = try PostgreSQLConnection(url, patience: .seconds(60)).run(
            """
            SELECT nspname::text, (SELECT count(*) FROM pg_class WHERE relnamespace = pg_namespace.oid AND relkind = 'r')
            FROM pg_namespace WHERE nspname NOT LIKE 'pg\\_%' AND nspname NOT IN ('information_schema', 'public')
            """
        )
        return Dictionary(uniqueKeysWithValues: (0..<rows.rowCount).map { (rows.text($0, 0)!, rows.integer($0, 1)!) })
    }

    @Test(arguments: [false, true])
    func `a database is restored to a schema of another name`(isNameTaken: Bool) async throws {
        let store = try open(url)
        let ada = try await addAda(to: store)
        let moment = try await store.publish(NewMoment(text: "before"), by: ada).id
        let comment = try await store.addComment(NewComment(moment: moment, text: "first"), by: ada)
        let before = try digests(of: url)
        _ = try await backups().add(data, at: .backup(0))
        let (own, other) = (try ownSchema(), try emptyDatabase(schema: "elsewhere"))
        if isNameTaken {
            // By a schema in which is nothing.
            try PostgreSQLConnection(other, patience: .seconds(60)).run(script: "CREATE SCHEMA \(own)")
        }

        try await backups().restore(to: target, server: other)

        #expect(try digests(of: other) == before)
        let tables = try #require(try schemas(of: url)[own])
        #expect(try schemas(of: other) == (isNameTaken ? ["elsewhere": tables, own: 0] : ["elsewhere": tables]))
        // Numbers go on, also those that functions and sequences of the schema give.
        let restored = try open(other)
        let next = try await restored.publish(NewMoment(text: "next"), by: ada).id
        let answer = try await restored.addComment(NewComment(moment: next, text: "second"), by: ada)
        #expect(next.rawValue == moment.rawValue + 1 && answer.id.rawValue == comment.id.rawValue + 1)
    }

    @Test func `a used schema of the backup's name, one that was left, and no database are refused`() async throws {
        _ = try await addAda(to: open(url))
        _ = try await backups().add(data, at: .backup(0))
        let (own, other) = (try ownSchema(), try emptyDatabase(schema: "elsewhere"))
        let admin = try PostgreSQLConnection(other, patience: .seconds(60))
        func refusal(_ server: String?) async -> String {
            let error = await #expect(throws: BackupError.self) {
                try await backups().restore(to: target, server: server)
            }
            return error?.description ?? ""
        }

        try admin.run(script: "CREATE SCHEMA \(own); CREATE TABLE \(own).notes (text TEXT)")
        let used = await refusal(other)
        try admin.run(script: "DROP TABLE \(own).notes; CREATE SCHEMA \(DatabaseOnServer.setAsideName)")
        let left = await refusal(other)
        let none = await refusal(nil)

        #expect(used.contains("a schema of that name that is in use"))
        #expect(none.contains("name an empty one with --database"))
        #expect(try schemas(of: other) == ["elsewhere": 0, own: 0, DatabaseOnServer.setAsideName: 0])
        #expect(!FileManager.default.fileExists(atPath: target.path))
        // A schema of the name was made since.
        let statements = try Self.statements(in: left)
        #expect(statements.hasPrefix("DROP SCHEMA \"elsewhere\""))
        try admin.run(script: statements)
        #expect(try schemas(of: other) == ["elsewhere": 0, own: 0])
    }

    /// The statements at the end of a message.
    private static func statements(in message: String) throws -> String {
        let range = try #require(message.firstRange(of: "in this order: "))
        return String(message[range.upperBound...])
    }

    @Test(arguments: [false, true])
    func `after a restore that was killed, the statements of the message give the names back`(isNameTaken: Bool)
        async throws
    {
        _ = try await addAda(to: open(url))
        let before = try digests(of: url)
        _ = try await backups().add(data, at: .backup(0))
        let (own, other) = (try ownSchema(), try emptyDatabase(schema: "elsewhere"))
        let admin = try PostgreSQLConnection(other, patience: .seconds(60))
        if isNameTaken { try admin.run(script: "CREATE SCHEMA \(own)") }
        _ = try DatabaseOnServer(other).renameForRestore("elsewhere", to: own)

        let error = await #expect(throws: BackupError.self) { try await backups().restore(to: target, server: other) }

        try admin.run(script: Self.statements(in: try #require(error?.description)))
        #expect(try schemas(of: other) == (isNameTaken ? ["elsewhere": 0, own: 0] : ["elsewhere": 0]))
        try await backups().restore(to: target, server: other)
        #expect(try digests(of: other) == before)
    }

    @Test func `a restore to another schema that fails gives the names back`() async throws {
        _ = try await addAda(to: open(url))
        _ = try await backups().add(data, at: .backup(0))
        let (own, other) = (try ownSchema(), try emptyDatabase(schema: "elsewhere"))
        try PostgreSQLConnection(other, patience: .seconds(60)).run(
            script: """
                CREATE SCHEMA \(own);
                CREATE FUNCTION next_id(sequence TEXT) RETURNS BIGINT LANGUAGE sql AS 'SELECT 1::BIGINT'
                """
        )

        let error = await #expect(throws: BackupError.self) { try await backups().restore(to: target, server: other) }

        #expect(error?.description.contains("function \"next_id\" already exists") == true)
        #expect(try schemas(of: other) == ["elsewhere": 0, own: 0])
        #expect(try DatabaseOnServer(other).schema == "elsewhere")
    }

    @Test func `a file of SQLite does not go to a server`() async throws {
        let world = try await BackupWorld()
        _ = try await world.backups().add(world.data, at: .backup(0))
        let copy = try emptyDatabase()

        let error = await #expect(throws: BackupError.self) {
            try await world.backups().restore(to: target, server: copy)
        }

        #expect(error?.description.contains("moments migrate --to") == true)
        #expect(try DatabaseOnServer(copy).isEmpty)
    }

    @Test(arguments: [nil, BackupWorld.passphrase])
    func `a damaged file does not reach the database`(passphrase: String?) async throws {
        _ = try await addAda(to: open(url))
        let backups = try backups(passphrase)
        let name = try await backups.add(data, at: .backup(0)).name
        let file = backups.file(DataFiles.dump, of: name)
        var content = try Data(contentsOf: file)
        content[content.count / 2] ^= 1
        try content.write(to: file)
        let copy = try emptyDatabase()

        await #expect(throws: BackupError.self) { try await backups.restore(to: target, server: copy) }

        #expect(try DatabaseOnServer(copy).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: target.path))
        #expect(try backups.problems(of: name).count == 1)
    }

    @Test func `a restore that fails says why, and leaves nothing`() async throws {
        _ = try await addAda(to: open(url))
        _ = try await backups().add(data, at: .backup(0))
        let copy = try emptyDatabase()
        try PostgreSQLConnection(copy, patience: .seconds(60)).run(
            script: "CREATE FUNCTION next_id(sequence TEXT) RETURNS BIGINT LANGUAGE sql AS 'SELECT 1::BIGINT'"
        )

        let error = await #expect(throws: BackupError.self) { try await backups().restore(to: target, server: copy) }

        #expect(error?.description.hasPrefix("pg_restore has failed: ") == true)
        #expect(error?.description.contains("function \"next_id\" already exists") == true)
        #expect(try DatabaseOnServer(copy).isEmpty)
        #expect(!FileManager.default.fileExists(atPath: target.path))
    }

    @Test func `a backup of a newer version is not restored`() async throws {
        _ = try await addAda(to: open(url))
        try PostgreSQLConnection(url, patience: .seconds(60)).run(script: "UPDATE schema_version SET version = 99")
        _ = try await backups().add(data, at: .backup(0))
        let copy = try emptyDatabase()

        let error = await #expect(throws: BackupError.self) { try await backups().restore(to: target, server: copy) }

        #expect(error?.description.contains("newer version of this program") == true)
        #expect(try DatabaseOnServer(copy).isEmpty)
    }

    @Test func `a database without tables, and an unknown server, are reported without the password`() async throws {
        let empty = await #expect(throws: BackupError.self) { try await backups().add(data, at: .backup(0)) }
        #expect(empty?.description.contains("has no tables of Moments") == true)

        let nowhere = DataFiles(data.url, server: "postgres://moments:tops3cret@127.0.0.1:1/moments")
        let error = await #expect(throws: StoreError.self) { try await backups().add(nowhere, at: .backup(0)) }
        #expect(error?.message.contains("127.0.0.1/moments") == true && error?.message.contains("tops3cret") == false)
        #expect(try backups().names == [])
    }

    @Test func `rows that name missing ones, and those that cannot be read, are found`() async throws {
        let store = try open(url)
        _ = try await addAda(to: store)
        try await store.check()
        #expect(try await DataCheck(data, readsPhotos: true).problems == [])

        // The text of a row is what the check reads. That of these fails as a damaged page does.
        try PostgreSQLConnection(url, patience: .seconds(60)).run(
            script: """
                ALTER TABLE moment_like DISABLE TRIGGER ALL; INSERT INTO moment_like VALUES (77, 1, 1);
                CREATE FUNCTION fail(heartbeat) RETURNS TEXT LANGUAGE plpgsql
                    AS 'BEGIN RAISE EXCEPTION ''invalid page in block 3''; END';
                CREATE CAST (heartbeat AS TEXT) WITH FUNCTION fail(heartbeat);
                ALTER TABLE photo ADD CONSTRAINT wide CHECK (width > 0) NOT VALID
                """
        )

        #expect(
            try await DataCheck(data, readsPhotos: true).problems == [
                "the table heartbeat cannot be read: invalid page in block 3 (P0001)",
                "a row of moment_like names one of moment that is missing",
                "the constraint wide of photo was never checked; run ALTER TABLE photo VALIDATE CONSTRAINT wide",
            ]
        )
    }
}
