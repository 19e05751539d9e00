import Foundation
import GRDB
import MomentsModel
import Testing

@testable import MomentsServer

@Suite struct SQLiteDurabilityTests {
    @Test func `what was written is there when the file is opened again`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("moments.sqlite")
        let moment: MomentRecord
        do {
            let store = try DatabaseMomentStore(path: path)
            let ada = NewPerson(handle: Handle("ada")!, name: "Ada", passwordHash: "")
            _ = try await store.addPerson(ada, invitation: nil)
            moment = try await store.publish(NewMoment(text: "still here"), by: 1)
            try store.close()
        }

        let store = try DatabaseMomentStore(path: path)

        #expect(try await store.timeline(of: 1, before: nil, limit: 9) == [moment])
    }

    @Test func `each transaction is on the disk, and foreign keys hold`() async throws {
        let folder = try TemporaryFolder()
        let store = try DatabaseMomentStore(path: folder.path("moments.sqlite"))

        let settings = try await store.write { transaction in
            try ["synchronous", "foreign_keys", "journal_mode"].map { name in
                try transaction.db.first("PRAGMA \(name)") { $0[0] as String }
            }
        }

        #expect(settings == ["2", "1", "wal"])
    }

    @Test func `what a failing change has begun is undone`() async throws {
        let folder = try TemporaryFolder()
        let store = try DatabaseMomentStore(path: folder.path("moments.sqlite"))

        await #expect(throws: StoreError.notFound("person")) {
            try await store.write { transaction in
                try transaction.db.run("INSERT INTO heartbeat (id, written) VALUES (7, 7)", [:])
                try transaction.db.run("INSERT INTO friendship (person, friend, since) VALUES (8, 9, 0)", [:])
            }
        }

        let count = try await store.read { db in try db.first("SELECT COUNT(*) FROM heartbeat") { $0[0] as Int } }
        #expect(count == 0)
    }

    @Test func `the log is carried over beside the work`() async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("moments.sqlite")
        let store = try DatabaseMomentStore(path: path)
        let ada = NewPerson(handle: Handle("ada")!, name: "Ada", passwordHash: "")
        _ = try await store.addPerson(ada, invitation: nil)
        let before = try size(of: path)

        let deadline = ContinuousClock.now + .seconds(240)
        while try size(of: path) < before + 500_000, ContinuousClock.now < deadline {
            _ = try await store.publish(NewMoment(text: String(repeating: "x", count: 2000)), by: 1)
        }

        #expect(try size(of: path) >= before + 500_000)
    }

    private func size(of path: String) throws -> Int {
        try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    }
}
