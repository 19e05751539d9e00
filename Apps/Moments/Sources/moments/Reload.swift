import ArgumentParser
import Foundation
import OrielServer

/// A command that replaces a running server's workers by the program that is on the disk now; open pages continue.
struct Reload: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start a running server's workers again, from the program on the disk.",
        discussion: """
            Copy the new program over the old one first. Open pages go on in the new workers. Name the server by its folder: \
            --data, or --config. It is the same as sending SIGHUP to the server.
            """
    )

    /// Has the option that names the folder.
    @ParentCommand var serve: Serve

    func run() throws {
        let folder = URL(fileURLWithPath: serve.moments.data, isDirectory: true)
        guard let process = try FolderLock.holder(of: folder) else {
            throw HostError("no server uses '\(folder.path)'; name its folder with --data")
        }
        guard kill(process, SIGHUP) == 0 else {
            throw HostError("process \(process) cannot be signalled: \(String(cString: strerror(errno)))")
        }
        print("The workers of process \(process) are replaced; its log says when that is done.")
    }
}
