internal import Foundation

/// A lock of a file, which one process at a time holds. The kernel releases it when the process ends, however it ends.
enum FileLock {
    /// Runs an action while no other holder of the file's lock runs one; waits for it before.
    ///
    /// - Parameter url: The file of the lock, created if it is not there. It stays: a removed one would be another file for
    ///   those who wait.
    /// - Throws: `ToolError` if the file cannot be locked.
    static func hold<Result>(_ url: URL, _ action: () throws -> Result) throws -> Result {
        // Compilers that are started meanwhile must not inherit the lock.
        let descriptor = open(url.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw failure(url) }
        // This releases the lock, too.
        defer { close(descriptor) }
        while flock(descriptor, LOCK_EX) != 0 {
            // A signal ends the wait.
            guard errno == EINTR else { throw failure(url) }
        }
        return try action()
    }

    private static func failure(_ url: URL) -> ToolError {
        ToolError("cannot lock '\(url.path)': \(String(cString: strerror(errno)))")
    }
}
