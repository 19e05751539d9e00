internal import Synchronization

/// A lock of four bytes; unlocked when created. Locking it twice on one thread stops the process.
public struct os_unfair_lock_s: Sendable {
    public var _os_unfair_lock_opaque: UInt32

    public init() { _os_unfair_lock_opaque = 0 }

    public init(_os_unfair_lock_opaque: UInt32) { self._os_unfair_lock_opaque = _os_unfair_lock_opaque }
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

/// Locks, and waits while another thread holds the lock.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { mutex(of: lock).pointee._unsafeLock() }

/// Locks unless a thread holds the lock, and returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { mutex(of: lock).pointee._unsafeTryLock() }

/// Unlocks; the calling thread must hold the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { mutex(of: lock).pointee._unsafeUnlock() }

/// The lock as a mutex without value, which is the same number, 0 while it is unlocked.
private func mutex(of lock: os_unfair_lock_t) -> UnsafeMutablePointer<Mutex<Void>> {
    UnsafeMutableRawPointer(lock).assumingMemoryBound(to: Mutex<Void>.self)
}
