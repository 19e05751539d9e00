import Foundation
import OrielFoundation
import Testing

struct OSUnfairLockTests {
    @Test func `is held by one thread at a time`() {
        let lock = os_unfair_lock_t.allocate(capacity: 1)
        lock.initialize(to: os_unfair_lock())
        defer { lock.deallocate() }
        nonisolated(unsafe) let shared = lock
        nonisolated(unsafe) var count = 0

        DispatchQueue.concurrentPerform(iterations: 1000) { _ in
            os_unfair_lock_lock(shared)
            count += 1
            os_unfair_lock_unlock(shared)
        }

        #expect(count == 1000)
    }

    @Test func `is not taken twice`() {
        var lock = os_unfair_lock()

        #expect(os_unfair_lock_trylock(&lock))
        #expect(!os_unfair_lock_trylock(&lock))
        os_unfair_lock_unlock(&lock)
        #expect(os_unfair_lock_trylock(&lock))
    }
}
