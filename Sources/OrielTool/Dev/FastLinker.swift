internal import Foundation

/// Has debug builds linked by LLD, which comes with Swift and takes less than half the time of gold, Swift's linker on Linux.
///
/// With the option `-use-ld=lld`, SwiftPM would compile all packages again that were built without it, because it is an option of each
/// compiler. Compilers look for `ld.gold` in `PATH`, so a folder comes first there that has LLD under this name.
struct FastLinker {
    /// The environment variables for `swift build`.
    let variables: [String: String]

    /// - Parameters:
    ///   - path: The folders with programs, as `PATH` has them.
    ///   - folder: The folder to write the linker to.
    /// - Returns: Nil if there is no LLD beside Swift, or the folder cannot be written; then builds take longer.
    init?(path: String, folder: URL) {
        let files = FileManager.default
        let folders = path.split(separator: ":").map { URL(fileURLWithPath: String($0)) }
        guard
            let swift = folders.map({ $0.appending(path: "swift") }).first(where: {
                files.isExecutableFile(atPath: $0.path)
            })
        else { return nil }
        let linker = swift.resolvingSymlinksInPath().deletingLastPathComponent().appending(path: "ld.lld").path
        guard files.isExecutableFile(atPath: linker) else { return nil }
        // A script, because LLD knows by its name what to be.
        let script = Data("#!/bin/sh\nexec '\(linker)' \"$@\"\n".utf8)
        let file = folder.appending(path: "ld.gold")
        do {
            try files.createDirectory(at: folder, withIntermediateDirectories: true)
            // Other builds may run it now.
            if files.contents(atPath: file.path) != script { try script.write(to: file, options: .atomic) }
            try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        } catch {
            Console.print("Builds are linked slowly: \(folder.path) cannot be written: \(error)")
            return nil
        }
        variables = ["PATH": "\(folder.path):\(path)"]
    }

    /// The linker in the caches of this user.
    static let shared = FastLinker(
        path: ProcessInfo.processInfo.environment["PATH"] ?? "",
        folder: BuildCache.base.appending(path: "oriel/linker")
    )
}
