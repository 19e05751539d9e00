internal import Foundation

/// Locks an object for the current thread, which may do so several times, and waits while another thread has locked it.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ object: Any) -> CInt {
    lock(of: object)?.lock()
    return 0
}

/// Unlocks an object that the current thread has locked.
/// - Returns: 0.
@discardableResult
public func objc_sync_exit(_ object: Any) -> CInt {
    lock(of: object)?.unlock()
    return 0
}

private let locks = AttachedValues<AnyObject, NSRecursiveLock>()
private let making = NSLock()

/// The lock of an object; `nil` for values, which have no identity to lock.
private func lock(of object: Any) -> NSRecursiveLock? {
    guard type(of: object) is AnyClass else { return nil }
    let object = object as AnyObject
    return making.withLock {
        if let lock = locks[object] { return lock }
        let lock = NSRecursiveLock()
        locks[object] = lock
        return lock
    }
}
