import Foundation
import Testing

@testable import moments

@Suite struct FolderLockTests {
    private func folder() throws -> URL {
        try DataFolder(
            path: FileManager.default.temporaryDirectory.appendingPathComponent("moments-\(UUID().uuidString)").path
        ).url
    }

    @Test func `a second server is told which folder is in use and by which process`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let lock = try FolderLock(folder)

        let error = #expect(throws: HostError.self) { try FolderLock(folder) }

        let words = "'\(folder.path)' is in use by another server (process \(getpid()))"
        #expect(error?.description.contains(words) == true)
        withExtendedLifetime(lock) {}
    }

    @Test func `a folder is free again when its lock is released`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }

        for _ in 1...2 { withExtendedLifetime(try FolderLock(folder)) {} }
    }

    @Test func `a refused lock closes no file that others have opened meanwhile`() async throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let lock = try FolderLock(folder)

        async let refusals: Void = {
            for _ in 1...2000 { #expect(throws: HostError.self) { try FolderLock(folder) } }
        }()
        let strays = (1...20_000).count { _ in close(open("/dev/null", O_RDONLY | O_CLOEXEC)) != 0 }
        await refusals

        #expect(strays == 0)
        withExtendedLifetime(lock) {}
    }

    @Test func `a process id that was never written is left out of the message`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let lock = try FolderLock(folder)
        truncate(folder.appendingPathComponent("lock").path, 0)

        let error = #expect(throws: HostError.self) { try FolderLock(folder) }

        #expect(error?.description.contains("is in use by another server; stop it") == true)
        withExtendedLifetime(lock) {}
    }

    @Test func `programs that are started while the lock is held do not keep it`() throws {
        let folder = try folder()
        defer { try? FileManager.default.removeItem(at: folder) }
        let program = Process()
        let input = Pipe()
        program.executableURL = URL(fileURLWithPath: "/bin/cat")
        program.standardInput = input
        do {
            let lock = try FolderLock(folder)
            try program.run()
            withExtendedLifetime(lock) {}
        }

        _ = try FolderLock(folder)

        #expect(program.isRunning)
        // The program ends at the end of its input.
        try input.fileHandleForWriting.close()
        program.waitUntilExit()
    }
}
