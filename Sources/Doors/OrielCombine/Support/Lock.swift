import Synchronization

/// A lock for the private state of an object.
///
/// It is not recursive: never call foreign code, such as a subscriber or a deinitialiser, while holding it. Move old
/// values out of the locked region, so that they are released after the lock.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex<Void>(())

    /// Locks without a closure, for hot paths and generic values, where a closure and its result would cost more than
    /// the lock.
    func lock() {
        mutex._unsafeLock()
    }

    func unlock() {
        mutex._unsafeUnlock()
    }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}
