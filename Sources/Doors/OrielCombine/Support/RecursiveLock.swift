import Foundation

/// A lock held while a subscriber is called, so that it receives one event at a time, in order.
///
/// It is recursive, because a subscriber may send another value while it handles one. Unchecked, because the compiler
/// cannot know that any thread may use a pointer to a pthread mutex.
struct RecursiveLock: ~Copyable, @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init() {
        mutex = .allocate(capacity: 1)
        var attributes = pthread_mutexattr_t()
        pthread_mutexattr_init(&attributes)
        pthread_mutexattr_settype(&attributes, recursiveMutexType)
        pthread_mutex_init(mutex, &attributes)
        pthread_mutexattr_destroy(&attributes)
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    func lock() {
        pthread_mutex_lock(mutex)
    }

    func unlock() {
        pthread_mutex_unlock(mutex)
    }

    func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
        lock()
        defer { unlock() }
        return try body()
    }
}

#if canImport(Darwin)
private let recursiveMutexType = PTHREAD_MUTEX_RECURSIVE
#else
private let recursiveMutexType = Int32(PTHREAD_MUTEX_RECURSIVE)
#endif
