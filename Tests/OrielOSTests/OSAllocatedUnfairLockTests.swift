import Dispatch
import OrielOS
import Testing

struct OSAllocatedUnfairLockTests {
    @Test func `protects its state`() {
        let lock = OSAllocatedUnfairLock(initialState: 0)

        DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }

        #expect(lock.withLock { $0 } == 1000)
    }

    @Test func `is not taken twice`() {
        let lock = OSAllocatedUnfairLock()

        lock.lock()
        #expect(!lock.lockIfAvailable())
        #expect(lock.withLockIfAvailable { 1 } == nil)
        lock.unlock()

        #expect(lock.withLockIfAvailable { 1 } == 1)
    }

    @Test func `is released when the closure throws`() {
        struct Failure: Error {}
        let lock = OSAllocatedUnfairLock(uncheckedState: [1])

        #expect(throws: Failure.self) { try lock.withLockUnchecked { _ in throw Failure() } }

        #expect(lock.withLockUnchecked { $0 } == [1])
    }
}
