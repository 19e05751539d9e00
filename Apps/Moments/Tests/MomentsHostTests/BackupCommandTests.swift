import ArgumentParser
import Foundation
import HostKit
import MomentsModel
import MomentsServer
import Testing

@testable import moments

@Suite struct BackupCommandTests {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "moments-\(UUID().uuidString)")

    private func path(_ name: String) -> String { folder.appending(path: name).path }

    private func command<Command>(_: Command.Type, _ arguments: String...) throws -> Command {
        try #require(try Serve.parseAsRoot(arguments) as? Command)
    }

    private func addAda() async throws {
        let store = try DatabaseMomentStore(path: path("data/moments.sqlite"))
        _ = try await store.addPerson(
            NewPerson(handle: Handle("ada")!, name: "Ada", passwordHash: "old"),
            invitation: nil
        )
        try store.close()
    }

    @Test func `a folder is backed up, checked and restored`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await addAda()
        let passphrase = path("passphrase")
        try Data("correct horse battery\n".utf8).write(to: URL(fileURLWithPath: passphrase))
        let options = ["--passphrase-file", passphrase]
        let backup = try command(Backup.self, "backup", path("backups"), "--data", path("data"), options[0], options[1])
        let text = try await backup.text(at: Date(timeIntervalSince1970: 1_795_000_000))
        #expect(text == "Backed up 1 people, 0 moments and 0 files of photos (0 new) as 2026-11-18T11-06-40Z.")

        let check = try await command(Check.self, "check", "--backups", path("backups"), options[0], options[1])
            .result()
        #expect(check.isWell && check.text == "Checked 1 backups.\nAll is well.")
        let restore = try command(
            Restore.self,
            "restore",
            path("backups"),
            "--data",
            path("new"),
            options[0],
            options[1]
        )
        #expect(try await restore.text().hasPrefix("Restored 1 people, 0 moments"))
        let restored = try await command(Check.self, "check", "--data", path("new")).result()
        #expect(restored.isWell && restored.text == "Checked 1 people, 0 moments and 0 photos.\nAll is well.")
    }

    @Test func `a file of SQLite is not restored to PostgreSQL, nor moved there from elsewhere`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await addAda()
        _ = try await command(Backup.self, "backup", path("backups"), "--data", path("data")).text()
        let database = ["--database", "postgres://127.0.0.1:1/moments"]
        let restore = try command(
            Restore.self,
            "restore",
            path("backups"),
            "--data",
            path("new"),
            database[0],
            database[1]
        )
        let migrate = try command(
            Migrate.self,
            "migrate",
            "--to",
            database[1],
            "--data",
            path("data"),
            database[0],
            database[1]
        )

        let error = await #expect(throws: BackupError.self) { try await restore.text() }
        let other = await #expect(throws: HostError.self) { try await migrate.text() }

        #expect(error?.description.contains("restore it without --database") == true)
        #expect(other?.description.contains("leave --database out") == true)
        #expect(!FileManager.default.fileExists(atPath: path("new")))
    }

    @Test func `two backups to one folder do not run at once`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await addAda()
        let backup = try command(Backup.self, "backup", path("backups"), "--data", path("data"))
        _ = try await backup.text(at: Date(timeIntervalSince1970: 1_795_000_000))
        let lock = try FolderLock(folder.appending(path: "backups"))

        let error = await #expect(throws: HostError.self) { try await backup.text() }

        #expect(error?.description.contains("makes a backup in") == true)
        withExtendedLifetime(lock) {}
    }

    @Test func `what is wrong is printed`() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        try await addAda()
        _ = try await command(Backup.self, "backup", path("backups"), "--data", path("data")).text()
        let name = try BackupFolder(folder.appending(path: "backups"), passphrase: nil).names[0]
        try Data("damaged".utf8).write(to: folder.appending(path: "backups/\(name)/moments.sqlite"))

        let check = try await command(Check.self, "check", "--backups", path("backups")).result()

        #expect(!check.isWell && check.text.contains("Problems: 1\n- \(name): "))
        try Data("{".utf8).write(to: folder.appending(path: "backups/\(name)/manifest.json"))
        let other = try await command(Check.self, "check", "--backups", path("backups")).result()
        #expect(!other.isWell && other.text.contains("Problems: 1\n- \(name): the description"))
    }

    @Test func `at least one backup stays, and a passphrase file must have one`() async throws {
        #expect(throws: (any Error).self) { try Serve.parseAsRoot(["backup", "x", "--keep", "0"]) }
        let missing = try command(
            Backup.self,
            "backup",
            path("b"),
            "--data",
            path("d"),
            "--passphrase-file",
            path("none")
        )
        await #expect(throws: HostError.self) { try await missing.text() }
        #expect(!FileManager.default.fileExists(atPath: path("b")))
    }
}
