import ArgumentParser
import Foundation
import OrielServer

/// A command that replaces a running server's workers by the program that is on the disk now; open pages continue.
struct Reload: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Restart a running server's workers with the program that is now on disk.",
        discussion: """
            First replace the old program with the new one. Open pages continue in the new workers. Select the server by \
            its data folder: --data, or --config. This is the same as sending SIGHUP to the server.
            """
    )

    /// Has the option that names the folder.
    @ParentCommand var serve: Serve

    func run() throws {
        let folder = URL(fileURLWithPath: serve.moments.data, isDirectory: true)
        guard let process = try FolderLock.holder(of: folder) else {
            throw HostError("no running server uses '\(folder.path)'; specify the server's data folder with --data")
        }
        guard kill(process, SIGHUP) == 0 else {
            throw HostError("cannot send a signal to process \(process): \(String(cString: strerror(errno)))")
        }
        print("Replacing the workers of process \(process). The server's log reports when this is done.")
    }
}
