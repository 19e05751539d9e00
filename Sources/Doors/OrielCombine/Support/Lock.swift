import Synchronization

/// A small lock inside an object, around state that only this object touches.
///
/// It is not recursive: never call foreign code, a subscriber or a deinitialiser among it, while holding it. Hand old
/// values out of the locked region so that they are released after the lock is.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex<Void>(())

    /// For hot paths and generic values, where a closure and its result would cost more than the lock.
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
