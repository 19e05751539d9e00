import Synchronization
import Testing

@testable import OrielServer

@Suite struct HeapTrimmerTests {
    private let start = ContinuousClock.now

    @Test func `memory is given back when many pages are released, and not too often`() {
        let count = Atomic<Int>(0)
        let trimmer = HeapTrimmer { _ in count.add(1, ordering: .relaxed) }
        func rest(_ pages: Int) { for _ in 0..<pages { trimmer.pageReleased() } }

        rest(HeapTrimmer.pageCount - 1)
        trimmer.tick(now: start)
        #expect(count.load(ordering: .relaxed) == 0)

        rest(1)
        trimmer.tick(now: start)
        #expect(count.load(ordering: .relaxed) == 1)

        rest(HeapTrimmer.pageCount)
        trimmer.tick(now: start + .seconds(1))
        #expect(count.load(ordering: .relaxed) == 1)
        trimmer.tick(now: start + .seconds(2))
        #expect(count.load(ordering: .relaxed) == 2)
    }

    @Test func `the rest is given back later, and then nothing more`() {
        let count = Atomic<Int>(0)
        let trimmer = HeapTrimmer { _ in count.add(1, ordering: .relaxed) }
        func counts(_ seconds: [Int]) -> [Int] {
            seconds.map { second in
                trimmer.tick(now: start + .seconds(second))
                return count.load(ordering: .relaxed)
            }
        }
        for _ in 0..<HeapTrimmer.pageCount { trimmer.pageEnded() }

        // Once more, for pages that were still being freed.
        #expect(counts([0, 3, 4, 30]) == [1, 1, 2, 2])

        trimmer.pageEnded()
        #expect(counts([31, 60]) == [3, 3])
    }

    @Test func `the program is given back only when few pages are released`() {
        let rests = Mutex<[Bool]>([])
        let trimmer = HeapTrimmer { isAtRest in rests.withLock { $0.append(isAtRest) } }
        for _ in 0..<HeapTrimmer.pageCount { trimmer.pageReleased() }
        trimmer.tick(now: start)
        for _ in 0..<HeapTrimmer.pageCount { trimmer.pageReleased() }
        trimmer.tick(now: start + HeapTrimmer.interval)
        #expect(rests.withLock { $0 } == [false, false])

        trimmer.tick(now: start + HeapTrimmer.interval + HeapTrimmer.longInterval)

        #expect(rests.withLock { $0 } == [false, false, true])
    }

    @Test func `what ran only at the start is given back once`() {
        let rests = Mutex<[Bool]>([])
        let trimmer = HeapTrimmer(start: start) { isAtRest in rests.withLock { $0.append(isAtRest) } }
        for second in [0, 3, 4, 30, 60] { trimmer.tick(now: start + .seconds(second)) }

        #expect(rests.withLock { $0 } == [true])
    }

    @Test func `a program goes on after its code has been given back`() {
        // More than this test's own code: the program and its libraries.
        #expect(ProcessMemory.releaseCode() > 1 << 20)
        let tasks = (0..<100).map { "task \($0)" }
        #expect(tasks.sorted().first == "task 0")
    }
}
