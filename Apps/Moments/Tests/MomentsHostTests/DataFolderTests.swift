import Foundation
import MomentsMedia
import MomentsServer
import Testing

@testable import moments

@Suite struct DataFolderTests {
    private func temporaryPath() -> String {
        FileManager.default.temporaryDirectory.appendingPathComponent("moments-\(UUID().uuidString)").path
    }

    @Test func `the secret is the same each time, and nobody else can read it`() throws {
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }

        let secret = try DataFolder(path: path).secret()

        #expect(secret.count == 32)
        #expect(try DataFolder(path: path).secret() == secret)
        let permissions = try FileManager.default.attributesOfItem(atPath: path + "/secret")[.posixPermissions] as? Int
        #expect(permissions == 0o600)
    }

    // MARK: Other users of the machine

    private func mode(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test func `a new folder and its files are for its owner alone, whatever the umask`() async throws {
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        // Files of tests that run at the same time stay readable and writable for the owner.
        let old = umask(0)
        defer { _ = umask(old) }

        let folder = try DataFolder(path: path)
        try folder.prepareDatabase(allowsNew: false)
        let store = try DatabaseMomentStore(path: folder.database.path)
        try await store.check()
        _ = try folder.secret()
        let lock = try FolderLock(folder.url)
        _ = try PhotoLibrary(folder: folder.photos, program: PhotoProgram())

        for name in ["", "/photos", "/photos/.new"] { #expect(try mode(path + name) == 0o700, "\(name)") }
        for name in ["secret", "lock", "moments.sqlite", "moments.sqlite-wal", "moments.sqlite-shm"] {
            #expect(try mode("\(path)/\(name)") == 0o600, "\(name)")
        }
        withExtendedLifetime((store, lock)) {}
    }

    @Test func `a folder that was open to others is closed, files, log and photos included`() throws {
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try makeOpenFolder(path)

        _ = try DataFolder(path: path)

        for name in ["", "/photos", "/photos/3f"] { #expect(try mode(path + name) == 0o700, "\(name)") }
        for name in ["secret", "moments.sqlite", "moments.sqlite-wal", "moments.sqlite-shm", "photos/3f/9.small.webp"] {
            #expect(try mode("\(path)/\(name)") == 0o600, "\(name)")
        }
    }

    /// Creates the folder as an earlier version left it under a umask of 022.
    private func makeOpenFolder(_ path: String) throws {
        let files = ["secret", "moments.sqlite", "moments.sqlite-wal", "moments.sqlite-shm", "photos/3f/9.small.webp"]
        try FileManager.default.createDirectory(atPath: path + "/photos/3f", withIntermediateDirectories: true)
        for name in files {
            try Data("x".utf8).write(to: URL(fileURLWithPath: "\(path)/\(name)"))
            chmod("\(path)/\(name)", 0o644)
        }
        for name in ["/photos/3f", "/photos", ""] { chmod(path + name, 0o755) }
    }

    @Test func `what a link among the photos leads to is left alone`() throws {
        let path = temporaryPath()
        let outside = temporaryPath()
        defer { for path in [path, outside] { try? FileManager.default.removeItem(atPath: path) } }
        try makeOpenFolder(path)
        try Data().write(to: URL(fileURLWithPath: outside))
        chmod(outside, 0o644)
        try FileManager.default.createSymbolicLink(atPath: path + "/photos/link", withDestinationPath: outside)

        _ = try DataFolder(path: path)

        #expect(try mode(outside) == 0o644)
    }

    @Test func `a folder that all users share is refused and stays as it is`() throws {
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        chmod(path, 0o1777)

        let error = #expect(throws: HostError.self) { try DataFolder(path: path) }

        #expect(error?.description.contains("'\(path)' is shared by all users") == true)
        #expect(try mode(path) == 0o1777)
    }

    // MARK: Missing databases

    @Test(arguments: [nil, Data()])
    func `a secret without a database is refused, and nothing is made`(database: Data?) throws {
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = try DataFolder(path: path)
        _ = try folder.secret()
        // SQLite's log without its database.
        try Data("x".utf8).write(to: URL(fileURLWithPath: path + "/moments.sqlite-wal"))
        try database?.write(to: folder.database)

        for _ in 1...2 {
            let error = #expect(throws: HostError.self) { try folder.prepareDatabase(allowsNew: false) }
            #expect(error?.description.contains("'\(path)' has a secret but no database") == true)
            #expect(error?.description.contains("--new-database") == true)
        }
        #expect(FileManager.default.fileExists(atPath: folder.database.path) == (database != nil))
    }

    @Test func `an empty database begins when that is asked for, or when the secret is removed`() throws {
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = try DataFolder(path: path)
        _ = try folder.secret()

        try folder.prepareDatabase(allowsNew: true)
        try FileManager.default.removeItem(atPath: folder.database.path)
        try FileManager.default.removeItem(atPath: path + "/secret")
        try folder.prepareDatabase(allowsNew: false)
    }

    @Test func `a database beside its secret is opened as ever`() throws {
        let path = temporaryPath()
        defer { try? FileManager.default.removeItem(atPath: path) }
        let folder = try DataFolder(path: path)
        try folder.prepareDatabase(allowsNew: false)
        _ = try DatabaseMomentStore(path: folder.database.path)
        _ = try folder.secret()

        try DataFolder(path: path).prepareDatabase(allowsNew: false)
    }

    // MARK: Secrets

    @Test func `secrets for two purposes have nothing in common`() {
        let secret = Data(repeating: 7, count: 32)

        let one = DataFolder.derived(from: secret, for: "one")

        #expect(one.count == 32)
        #expect(one != DataFolder.derived(from: secret, for: "two"))
        #expect(one == DataFolder.derived(from: secret, for: "one"))
    }

    @Test func `a file in place of the folder is named`() throws {
        let path = temporaryPath()
        try Data().write(to: URL(fileURLWithPath: path))
        defer { try? FileManager.default.removeItem(atPath: path) }

        let error = #expect(throws: HostError.self) { try DataFolder(path: path) }

        #expect(error?.description.contains("cannot create the data folder '\(path)'") == true)
    }

    @Test func `a secret that was cut off is told`() throws {
        let path = temporaryPath()
        let folder = try DataFolder(path: path)
        defer { try? FileManager.default.removeItem(atPath: path) }
        try Data([1, 2, 3]).write(to: folder.url.appendingPathComponent("secret"))

        let error = #expect(throws: HostError.self) { try folder.secret() }

        #expect(error?.description.contains("has 3 bytes; expected 32") == true)
    }
}
