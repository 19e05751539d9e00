import Synchronization

/// A small lock inside an object, around state that only this object touches.
///
/// It is not recursive: never call foreign code, a subscriber or a deinitialiser among it, while holding it. Hand old values out of
/// `withLock` so that they are released after the lock is.
struct Lock: ~Copyable, Sendable {
    private let mutex = Mutex<Void>(())

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        try mutex.withLock { _ in Transfer(value: try body()) }.value
    }
}

/// Carries a result out of the mutex, which insists on values that may change hands.
///
/// The lock's owner stays the only one who reads it, on the thread that took the lock.
private struct Transfer<Value>: @unchecked Sendable {
    let value: Value
}
