import Foundation

/// Keeps a second server out of a data folder, for as long as this value lives.
///
/// The kernel holds the lock (`flock` on the file `lock`) and releases it when the process ends, however it ends, so nothing has
/// to be cleaned up after a crash. The file itself stays: removing it would let two servers lock two files of one name. It holds
/// the id of the process, for the message that the second server prints.
final class FolderLock: Sendable {
    private let descriptor: Int32

    /// - Throws: `HostError` that names the folder, and the process that uses it if that is known.
    init(_ folder: URL) throws(HostError) {
        let path = folder.appendingPathComponent("lock").path
        // Programs that are started from here must not inherit the lock: they may outlive the server.
        descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, PrivateAccess.file)
        guard descriptor >= 0 else { throw Self.failure("open", path) }
        // Also one that was copied with the folder.
        guard fchmod(descriptor, PrivateAccess.file) == 0 else {
            let error = Self.failure("close to others", path)
            close(descriptor)
            throw error
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let error = errno == EWOULDBLOCK ? inUse(folder) : Self.failure("lock", path)
            close(descriptor)
            throw error
        }
        writeProcessID()
    }

    deinit { close(descriptor) }

    private func inUse(_ folder: URL) -> HostError {
        let process = readProcessID().map { " (process \($0))" } ?? ""
        return HostError(
            "'\(folder.path)' is in use by another server\(process); stop that one, or choose another folder with --data"
        )
    }

    private static func failure(_ what: String, _ path: String) -> HostError {
        HostError("cannot \(what) '\(path)': \(String(cString: strerror(errno)))")
    }

    // MARK: The process

    /// A full disk is no reason not to start: then the message of a second server names no process.
    private func writeProcessID() {
        let text = Array("\(getpid())\n".utf8)
        _ = ftruncate(descriptor, 0)
        _ = pwrite(descriptor, text, text.count, 0)
    }

    /// The process that holds the lock of a folder; nil if none does.
    ///
    /// - Throws: `HostError` if the lock cannot be read.
    static func holder(of folder: URL) throws(HostError) -> Int32? {
        let path = folder.appendingPathComponent("lock").path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw failure("open", path)
        }
        defer { close(descriptor) }
        // Somebody else's lock is what is asked for.
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
        return readProcessID(descriptor)
    }

    private func readProcessID() -> Int32? { Self.readProcessID(descriptor) }

    private static func readProcessID(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
