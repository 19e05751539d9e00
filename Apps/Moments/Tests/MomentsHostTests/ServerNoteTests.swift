import Foundation
import Testing

@testable import moments

@Suite struct ServerNoteTests {
    private func withFolder(_ body: (URL) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("moments-\(UUID().uuidString)").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try body(DataFolder(path: path).url)
    }

    @Test func `servers that share a folder are found, each by its note`() throws {
        try withFolder { folder in
            let notes = [try ServerNote(in: folder), try ServerNote(in: folder)]

            #expect(try Reload.servers(of: folder) == [getpid(), getpid()])

            withExtendedLifetime(notes) {}
        }
    }

    @Test func `the server that has locked a folder is found`() throws {
        try withFolder { folder in
            let lock = try FolderLock(folder)

            #expect(try Reload.servers(of: folder) == [getpid()])

            withExtendedLifetime(lock) {}
        }
    }

    @Test func `notes of ended servers and of other machines are ignored`() throws {
        try withFolder { folder in
            let name = try withExtendedLifetime(ServerNote(in: folder)) {
                try FileManager.default.contentsOfDirectory(atPath: folder.path + "/servers")[0]
            }
            // As after a crash.
            try Data().write(to: folder.appendingPathComponent("servers/\(name)"))
            try Data().write(to: folder.appendingPathComponent("servers/elsewhere 12.34"))

            let found = try ServerNote.processes(in: folder)
            #expect(found.isEmpty)

            let left = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/servers")
            #expect(left == ["elsewhere 12.34"])
        }
    }

    @Test func `a folder without servers has none`() throws {
        try withFolder { folder in
            let servers = try Reload.servers(of: folder)
            #expect(servers.isEmpty)
        }
    }
}
