internal import Foundation
internal import NIOCore
internal import Synchronization

/// The folder for a server's temporary files: created on first use, deleted when the server has stopped.
final class TemporaryFolder: Sendable {
    private let made = Mutex<URL?>(nil)

    deinit { remove() }

    /// Creates a subfolder for one file that only this process's user can access.
    func makePlace() throws -> URL {
        let folder = try made.withLock { made in
            if let made { return made }
            let new = try Self.make(in: FileManager.default.temporaryDirectory, prefix: "oriel-files-")
            made = new
            return new
        }
        return try Self.make(in: folder, prefix: "")
    }

    private static func make(in parent: URL, prefix: String) throws -> URL {
        var path = Array(parent.appendingPathComponent(prefix + "XXXXXX").path.utf8CString)
        guard mkdtemp(&path) != nil else { throw IOError(errnoCode: errno, reason: "mkdtemp") }
        let name = path.dropLast().map { UInt8(bitPattern: $0) }
        return URL(fileURLWithPath: String(decoding: name, as: UTF8.self), isDirectory: true)
    }

    /// Deletes the folder and its contents.
    func remove() {
        made.withLock { made in
            // Files that cannot be deleted are left for the system to clean up, like other temporary files.
            if let made { try? FileManager.default.removeItem(at: made) }
            made = nil
        }
    }
}
