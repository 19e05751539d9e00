internal import Foundation
internal import Synchronization

/// Locks of files by their paths. One thread can lock a path several times.
final class FileLocks: Sendable {
    static let all = FileLocks()

    private let entries = Mutex<[String: Entry]>([:])

    /// Runs a function while no other thread has one of the paths.
    func withLock<Result>(on paths: Set<String>, _ body: () throws -> Result) rethrows -> Result {
        // All threads lock in the same order, so that none waits for another that waits for it.
        let paths = paths.sorted()
        let locks = paths.map { lock(of: $0) }
        for lock in locks { lock.lock() }
        defer {
            for lock in locks.reversed() { lock.unlock() }
            for path in paths { release(path) }
        }
        return try body()
    }

    private func lock(of path: String) -> NSRecursiveLock {
        entries.withLock { entries in
            let entry = entries[path] ?? Entry(lock: NSRecursiveLock(), users: 0)
            entries[path] = Entry(lock: entry.lock, users: entry.users + 1)
            return entry.lock
        }
    }

    private func release(_ path: String) {
        entries.withLock { entries in
            guard let entry = entries[path] else { return }
            entries[path] = entry.users > 1 ? Entry(lock: entry.lock, users: entry.users - 1) : nil
        }
    }

    private struct Entry {
        let lock: NSRecursiveLock
        /// The number of threads that have the lock or wait for it.
        let users: Int
    }
}
