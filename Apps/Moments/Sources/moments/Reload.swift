import ArgumentParser
import Foundation
import OrielServer

/// A command that replaces a running server's workers by the program that is on the disk now; open pages continue.
struct Reload: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Restart a running server's workers with the program that is now on disk.",
        discussion: """
            First replace the old program with the new one. Open pages continue in the new workers. Select the server by \
            its data folder: --data, or --config. With --database, all servers of this machine with the folder are restarted. This \
            is the same as sending SIGHUP to the server.
            """
    )

    /// Has the option that names the folder.
    @ParentCommand var serve: Serve

    func run() throws {
        let folder = URL(fileURLWithPath: serve.moments.data, isDirectory: true)
        let processes = try Self.servers(of: folder)
        guard !processes.isEmpty else {
            throw HostError("no running server uses '\(folder.path)'; specify the server's data folder with --data")
        }
        for process in processes {
            guard kill(process, SIGHUP) == 0 else {
                throw HostError("cannot send a signal to process \(process): \(String(cString: strerror(errno)))")
            }
            print("Replacing the workers of process \(process). The server's log reports when this is done.")
        }
    }

    /// Returns the process that has locked a data folder, or those on this machine that share it.
    ///
    /// - Throws: `HostError` if the lock cannot be read.
    static func servers(of folder: URL) throws -> [Int32] {
        if let process = try FolderLock.holder(of: folder) { return [process] }
        return try ServerNote.processes(in: folder)
    }
}
