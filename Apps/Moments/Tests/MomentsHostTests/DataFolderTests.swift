import Foundation
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

        #expect(error?.description.contains("'\(path)' for data cannot be made") == true)
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
