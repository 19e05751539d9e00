import Foundation
import GRDB
import MomentsModel
import Testing

@testable import MomentsServer

/// Failures of a database, and whether their messages name the remedy.
@Suite struct SQLiteFailureTests {
    private let folder: TemporaryFolder
    private var path: String { folder.path("moments.sqlite") }

    init() throws { folder = try TemporaryFolder() }

    private func open() throws -> DatabaseMomentStore {
        try DatabaseMomentStore(path: path, busyTimeout: .milliseconds(50))
    }

    private func addAda(to store: DatabaseMomentStore) async throws -> PersonID {
        let ada = NewPerson(handle: Handle("ada")!, name: "Ada", passwordHash: "")
        return try await store.addPerson(ada, invitation: nil).id
    }

    /// Returns the error of `body`, which names the file.
    private func error(_ body: () async throws -> Void) async throws -> StoreError {
        let error = try #require(await #expect(throws: StoreError.self) { try await body() })
        #expect(error.message.contains(path))
        return error
    }

    @Test func `a folder that is missing is made`() async throws {
        let store = try DatabaseMomentStore(path: folder.path("some/where/moments.sqlite"))

        try await store.check()
    }

    @Test func `a file that is no database is left alone`() async throws {
        let garbage = Data(repeating: 0x42, count: 10_000)
        try garbage.write(to: URL(fileURLWithPath: path))

        let error = try await error { _ = try open() }

        #expect(error == .damaged("") && error.message.contains("not a database"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == garbage)
    }

    @Test func `a database of a newer version is left alone`() async throws {
        try open().close()
        try await DatabaseQueue(path: path).write { db in
            try db.execute(sql: "INSERT INTO grdb_migrations (identifier) VALUES ('999')")
        }

        let error = try await error { _ = try open() }

        #expect(error == .damaged("") && error.message.contains("newer version"))
    }

    @Test func `a database that another program writes is busy, and works once that is done`() async throws {
        let store = try open()
        let ada = try await addAda(to: store)
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)

        try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }
        let error = try await error { _ = try await store.publish(NewMoment(text: "x"), by: ada) }
        #expect(error == .busy(""))
        // Reading still works.
        #expect(try await store.hasPeople())

        try await other.writeWithoutTransaction { try $0.commit() }
        _ = try await store.publish(NewMoment(text: "x"), by: ada)
    }

    @Test func `a database that another program has for itself is busy from the start`() async throws {
        try open().close()
        let other = try DatabaseQueue(path: path)
        try await other.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA locking_mode = EXCLUSIVE; UPDATE heartbeat SET written = 0")
        }

        #expect(try await error { _ = try open() } == .busy(""))
        try other.close()
    }

    @Test func `while nothing can be written people stay signed in, unless their sign-in has run out`() async throws {
        let clock = TestClock()
        let store = try DatabaseMomentStore(path: path, now: clock.now, busyTimeout: .milliseconds(50))
        let ada = try await addAda(to: store)
        let secret = Data([1, 2, 3])
        _ = try await store.addSignIn(of: ada, secretHash: secret, device: "")
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.beginTransaction(.immediate) }

        clock.move(by: 3600)
        #expect(try await store.useSignIn(secretHash: secret, lifetime: .seconds(86_400))?.person == ada)
        clock.move(by: 86_400)
        #expect(try await store.useSignIn(secretHash: secret, lifetime: .seconds(86_400)) == nil)

        try await other.writeWithoutTransaction { try $0.commit() }
    }

    @Test func `a full disk refuses, loses nothing, and works again when there is room`() async throws {
        let store = try open()
        let ada = try await addAda(to: store)
        try await limitPages(of: store, to: "(SELECT page_count FROM pragma_page_count()) + 3")
        var kept: [MomentID] = []

        let text = String(repeating: "x", count: 4000)
        let error = try await error {
            while kept.count < 100 {
                kept.insert(try await store.publish(NewMoment(text: text), by: ada).id, at: 0)
            }
        }

        #expect(error == .full("") && error.message.contains("full"))
        #expect(try await store.timeline(of: ada, before: nil, limit: nil).map(\.id) == kept)
        try await limitPages(of: store, to: "1000000")
        _ = try await store.publish(NewMoment(text: text), by: ada)
        try await store.check()
    }

    private func limitPages(of store: DatabaseMomentStore, to count: String) async throws {
        try await store.write { transaction in
            let limit = try #require(try transaction.db.first("SELECT \(count)") { $0[0] as Int })
            // It answers with the limit.
            _ = try transaction.db.first("PRAGMA max_page_count = \(limit)") { $0[0] as Int }
        }
    }

    @Test func `a damaged database says so when it is opened`() async throws {
        try open().close()
        try overwrite(fromPage: 2, count: nil)

        #expect(try await error { _ = try open() } == .damaged(""))
    }

    @Test func `a damaged part says so when it is read, and the rest can be used`() async throws {
        let healthy = try open()
        let ada = try await addAda(to: healthy)
        try healthy.close()
        let root = try await DatabaseQueue(path: path).read { db in
            try Int.fetchOne(db, sql: "SELECT rootpage FROM sqlite_master WHERE name = 'moment'")
        }
        try overwrite(fromPage: try #require(root), count: 1)
        let store = try open()

        let error = try await error { _ = try await store.moments([1], for: ada) }
        #expect(error == .damaged("") && error.message.contains("backup"))
        #expect(try await self.error { _ = try await store.publish(NewMoment(text: "x"), by: ada) } == .damaged(""))
        #expect(try await store.people([ada]).count == 1)
    }

    private func overwrite(fromPage first: Int, count: Int?) throws {
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        let start = (first - 1) * 4096
        let end = count.map { start + $0 * 4096 } ?? bytes.count
        bytes.replaceSubrange(start..<end, with: Data(repeating: 0x42, count: end - start))
        try bytes.write(to: URL(fileURLWithPath: path))
    }

    @Test(
        arguments: [
            (.SQLITE_FULL, .full("")), (.SQLITE_IOERR_WRITE, .full("")), (.SQLITE_READONLY, .full("")),
            (.SQLITE_BUSY, .busy("")), (.SQLITE_LOCKED, .busy("")), (.SQLITE_CORRUPT, .damaged("")),
            (.SQLITE_NOTADB, .damaged("")), (.SQLITE_CANTOPEN, .damaged("")), (.SQLITE_ERROR, .damaged("")),
        ] as [(ResultCode, StoreError)]
    )
    func `what the database reports is said in words`(code: ResultCode, expected: StoreError) throws {
        let failures = SQLiteFailures(path: path)

        let error = try #require(failures.storeError(DatabaseError(resultCode: code)) as? StoreError)

        #expect(error == expected)
        #expect(error.message.contains(path) && error.message.hasSuffix("."))
    }
}
