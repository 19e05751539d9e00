import Foundation

/// A lock that keeps a second server out of a data folder for the lifetime of this value.
///
/// The kernel holds the lock (`flock` on the file `lock`) and releases it when the process ends, however it ends, so a crash
/// needs no cleanup. The file itself stays: removing it would let two servers lock two files with the same name. It contains
/// the process ID, for the message that the second server prints.
public final class FolderLock: Sendable {
    private let descriptor: Int32

    /// - Throws: `HostError` with the folder, and the process that uses it if known.
    public init(_ folder: URL) throws(HostError) {
        let path = folder.appendingPathComponent("lock").path
        // Child processes must not inherit the lock: they may outlive the server.
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, PrivateAccess.file)
        guard descriptor >= 0 else { throw Self.failure("open", path) }
        // Also for a file that was copied with the folder.
        guard fchmod(descriptor, PrivateAccess.file) == 0 else {
            let error = Self.failure("restrict access to", path)
            close(descriptor)
            throw error
        }
        guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
            let error = errno == EWOULDBLOCK ? Self.inUse(folder, descriptor) : Self.failure("lock", path)
            close(descriptor)
            throw error
        }
        // Not earlier: an error after it would run `deinit`, which closes the file, too.
        self.descriptor = descriptor
        writeProcessID()
    }

    deinit { close(descriptor) }

    private static func inUse(_ folder: URL, _ descriptor: Int32) -> HostError {
        let process = readProcessID(descriptor).map { " (process \($0))" } ?? ""
        return HostError(
            "'\(folder.path)' is in use by another server\(process); stop it, or choose another folder with --data"
        )
    }

    private static func failure(_ what: String, _ path: String) -> HostError {
        HostError("cannot \(what) '\(path)': \(String(cString: strerror(errno)))")
    }

    // MARK: The process

    /// Ignores errors, so that a full disk does not prevent a start: then the message of a second server names no process.
    private func writeProcessID() {
        let text = Array("\(getpid())\n".utf8)
        _ = ftruncate(descriptor, 0)
        _ = pwrite(descriptor, text, text.count, 0)
    }

    /// Returns the ID of the process that holds the lock of a folder; nil if there is none.
    ///
    /// - Throws: `HostError` if the lock cannot be read.
    public static func holder(of folder: URL) throws(HostError) -> Int32? {
        let path = folder.appendingPathComponent("lock").path
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else {
            if errno == ENOENT { return nil }
            throw failure("open", path)
        }
        defer { close(descriptor) }
        // A shared lock is refused only while a server holds the lock.
        guard flock(descriptor, LOCK_SH | LOCK_NB) != 0 else { return nil }
        return readProcessID(descriptor)
    }

    private static func readProcessID(_ descriptor: Int32) -> Int32? {
        var bytes = [UInt8](repeating: 0, count: 16)
        let count = pread(descriptor, &bytes, bytes.count, 0)
        guard count > 0 else { return nil }
        return Int32(String(decoding: bytes[..<count], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines))
    }
}
