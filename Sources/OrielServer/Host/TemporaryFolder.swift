internal import Foundation
internal import NIOCore
internal import Synchronization

/// The folder of one server's temporary files: made when the first is needed, deleted when the server has stopped.
final class TemporaryFolder: Sendable {
    private let made = Mutex<URL?>(nil)

    deinit { remove() }

    /// Makes a folder in it for one file, open to this process's user only.
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

    /// Deletes all that is left in it.
    func remove() {
        made.withLock { made in
            // What cannot be deleted is the system's to clean up, as other temporary files are.
            if let made { try? FileManager.default.removeItem(at: made) }
            made = nil
        }
    }
}
