import Testing

@testable import MomentsServer

@Suite(.timeLimit(.minutes(5))) struct GateTests {
    /// A door at which callers wait; each `open()` admits one.
    private final class Door: Sendable {
        private let (stream, source) = AsyncStream<Void>.makeStream()
        func open() { source.yield() }
        func pass() async { for await _ in stream { return } }
    }

    @Test func `no more than its width are inside at once`() async throws {
        let gate = Gate(width: 2, queueLength: 100)
        let inside = Shared((now: 0, most: 0))

        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await gate.pass {
                        inside.change { $0 = ($0.now + 1, max($0.most, $0.now + 1)) }
                        await Task.yield()
                        inside.change { $0.now -= 1 }
                    }
                }
            }
            try await group.waitForAll()
        }

        #expect(inside.value.now == 0)
        #expect((1...2).contains(inside.value.most))
    }

    @Test func `when too many wait, the next is turned away at once`() async throws {
        let gate = Gate(width: 1, queueLength: 0)
        let door = Door()
        let entered = Door()
        let first = Task {
            try await gate.pass {
                entered.open()
                await door.pass()
            }
        }
        await entered.pass()

        await #expect(throws: Gate.Full.self) { try await gate.pass {} }

        door.open()
        try await first.value
        try await gate.pass {}
    }

    @Test func `who is cancelled while waiting leaves the queue`() async throws {
        let gate = Gate(width: 1, queueLength: 1)
        let door = Door()
        let entered = Door()
        let first = Task {
            try await gate.pass {
                entered.open()
                await door.pass()
            }
        }
        await entered.pass()
        let second = Task { try await gate.pass {} }
        second.cancel()

        await #expect(throws: CancellationError.self) { try await second.value }

        door.open()
        try await first.value
        try await gate.pass {}
    }

    @Test func `what fails inside frees its place`() async throws {
        struct Failure: Error {}
        let gate = Gate(width: 1, queueLength: 0)

        await #expect(throws: Failure.self) { try await gate.pass { throw Failure() } }

        try await gate.pass {}
    }
}
