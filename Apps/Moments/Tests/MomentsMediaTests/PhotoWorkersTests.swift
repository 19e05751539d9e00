import Dispatch
import Testing

@testable import MomentsMedia

@Suite struct PhotoWorkersTests {
    @Test func `work gives its result or its error`() async throws {
        let workers = PhotoWorkers(count: 1, waiting: 1)

        #expect(try await workers.run { _ in 42 } == 42)
        await #expect(throws: MediaError.self) { try await workers.run { _ in throw MediaError.busy } }
        #expect(try await workers.run { _ in 43 } == 43)
    }

    @Test func `no more work runs at a time than there are workers`() async throws {
        let workers = PhotoWorkers(count: 2, waiting: 100)
        let running = Counter()
        let finished = Counter()

        let highest = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await workers.run { _ in
                        let now = running.next() - finished.value
                        _ = finished.next()
                        return now
                    }
                }
            }
            return try await group.reduce(0, max)
        }

        #expect(highest <= 2)
        #expect(finished.value == 50)
    }

    @Test func `work is refused when too much waits`() async throws {
        let workers = PhotoWorkers(count: 1, waiting: 1)
        let (working, wall) = (Counter(), DispatchSemaphore(value: 0))
        let first = Task {
            try await workers.run { _ in
                _ = working.next(); wall.wait()
            }
        }
        await expectSoon { working.value == 1 }
        let second = Task { try await workers.run { _ in 2 } }
        await expectSoon { workers.waitingCount == 1 }

        let error = await #expect(throws: MediaError.self) { try await workers.run { _ in 3 } }

        #expect(error?.code == .busy)
        wall.signal()
        try await first.value
        #expect(try await second.value == 2)
    }

    @Test func `who is cancelled while waiting waits no more`() async throws {
        let workers = PhotoWorkers(count: 1, waiting: 1)
        let (working, wall) = (Counter(), DispatchSemaphore(value: 0))
        let first = Task {
            try await workers.run { _ in
                _ = working.next(); wall.wait()
            }
        }
        await expectSoon { working.value == 1 }
        let second = Task { try await workers.run { _ in 2 } }
        await expectSoon { workers.waitingCount == 1 }

        second.cancel()

        await #expect(throws: CancellationError.self) { try await second.value }
        #expect(workers.waitingCount == 0)
        wall.signal()
        try await first.value
        #expect(try await workers.run { _ in 3 } == 3)
    }

    @Test func `work that runs learns of the cancellation`() async throws {
        let workers = PhotoWorkers(count: 1, waiting: 1)
        let working = Counter()
        let task = Task {
            try await workers.run { cancellation in
                _ = working.next()
                while !cancellation.isCancelled {}
                throw CancellationError()
            }
        }
        await expectSoon { working.value == 1 }

        task.cancel()

        await #expect(throws: CancellationError.self) { try await task.value }
        #expect(try await workers.run { _ in 3 } == 3)
    }
}
