internal import Synchronization

/// A lock with the state that it protects. Locking it twice on one thread stops the process.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private final class Storage {
        let lock = Mutex<Void>(())
        var state: State

        init(state: State) { self.state = state }
    }

    private let storage: Storage

    /// Creates a lock with a state that may be of a type that is not Sendable.
    public init(uncheckedState initialState: State) { storage = Storage(state: initialState) }

    /// Runs a closure while the lock is held. The closure must not let the state escape.
    public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
        storage.lock._unsafeLock()
        defer { storage.lock._unsafeUnlock() }
        return try body(&storage.state)
    }

    /// Runs a closure while the lock is held.
    public func withLock<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R {
        try withLockUnchecked(body)
    }

    /// Runs a closure while the lock is held, or returns nil if another thread holds the lock.
    public func withLockIfAvailableUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R? {
        guard storage.lock._unsafeTryLock() else { return nil }
        defer { storage.lock._unsafeUnlock() }
        return try body(&storage.state)
    }

    /// Runs a closure while the lock is held, or returns nil if another thread holds the lock.
    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable (inout State) throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked(body)
    }
}

extension OSAllocatedUnfairLock where State: Sendable {
    /// Creates a lock with a state.
    public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
    /// Creates a lock without state.
    public init() { self.init(uncheckedState: ()) }

    /// Locks, and waits while another thread holds the lock.
    @available(*, noasync, message: "Use withLock: a task may unlock on another thread")
    public func lock() { storage.lock._unsafeLock() }

    /// Unlocks; the calling thread must hold the lock.
    @available(*, noasync, message: "Use withLock: a task may unlock on another thread")
    public func unlock() { storage.lock._unsafeUnlock() }

    /// Locks unless a thread holds the lock, and returns whether it did.
    @available(*, noasync, message: "Use withLock: a task may unlock on another thread")
    public func lockIfAvailable() -> Bool { storage.lock._unsafeTryLock() }

    public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R { try withLockUnchecked { _ in try body() } }

    public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
        try withLockUnchecked { _ in try body() }
    }

    public func withLockIfAvailable<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R? {
        try withLockIfAvailableUnchecked { _ in try body() }
    }
}
