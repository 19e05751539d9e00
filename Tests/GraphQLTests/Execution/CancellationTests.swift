import TestSupport
import Testing

@testable import GraphQL

/// Tests of requests that are cancelled or time out.
@Suite(.timeLimit(.minutes(5))) struct CancellationTests {
    private func schema() throws -> Schema<Waiting> {
        try Schema {
            ObjectType("Query", in: Waiting.self) {
                Field("hello") { _, _ in "world" }
                Field("endless") { _, waiting in try await waiting.forever() }
                Field("loaded", Arg("key", Int.self)) { _, waiting, key in try await waiting.loader.load(key) }
            }
            ObjectType("Mutation", in: Waiting.self) {
                Field("endless") { _, waiting in try await waiting.forever() }
                Field("next") { _, waiting in
                    waiting.log.add("next")
                    return 1
                }
            }
        }
    }

    @Test func `a cancelled request cancels what it waits for, and ends`() async throws {
        let schema = try schema()
        let waiting = Waiting()
        let request = Task { await schema.execute(GraphQLRequest("{ hello a: endless b: endless }"), in: waiting) }
        await waiting.started.pass()

        request.cancel()
        let response = await request.value

        #expect(response.refusal == .overdue)
        #expect(response.errors.map(\.message) == ["The request exceeded its deadline."])
        #expect(waiting.log.events == ["cancelled", "cancelled"])
    }

    @Test func `a deadline cancels what a request waits for`() async throws {
        let (response, events) = try await overdueResponse(to: "{ endless }")

        #expect(response.errors.map(\.message) == ["The request exceeded its deadline."])
        #expect(events == ["cancelled"])
    }

    @Test func `a deadline cancels the batch that a request waits for`() async throws {
        let (response, events) = try await overdueResponse(to: "{ a: loaded(key: 1) b: loaded(key: 2) }")

        #expect(response.refusal == .overdue)
        #expect(events == ["cancelled"])
    }

    @Test func `no field of a mutation is executed after its time`() async throws {
        let (response, events) = try await overdueResponse(to: "mutation { endless next }")

        #expect(!response.hasData)
        #expect(events == ["cancelled"])
    }

    /// Executes a request that waits until its deadline. On a busy machine the time may end before the request waits:
    /// then it is executed again with twice the time.
    private func overdueResponse(to text: String) async throws -> (GraphQLResponse, events: [String]) {
        let schema = try schema()
        var time = Duration.milliseconds(20)
        while true {
            let waiting = Waiting()
            var options = ExecutionOptions()
            options.deadline = .now + time
            let response = await schema.execute(GraphQLRequest(text), in: waiting, options: options)
            if waiting.started.isOpen || time > .seconds(10) { return (response, waiting.log.events) }
            time *= 2
        }
    }

    @Test func `requests that are cancelled leave those beside them alone`() async throws {
        let schema = try schema()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<100 {
                group.addTask {
                    if number % 2 == 0 {
                        let response = await schema.execute(GraphQLRequest("{ hello }"), in: Waiting())
                        #expect(response.description == #"{"data":{"hello":"world"}}"#)
                    } else {
                        let waiting = Waiting()
                        let request = Task { await schema.execute(GraphQLRequest("{ endless }"), in: waiting) }
                        if number % 4 == 1 { await waiting.started.pass() }
                        request.cancel()
                        #expect(await request.value.refusal == .overdue)
                    }
                }
            }
        }
    }
}

private final class Waiting: Sendable {
    let started = Gate()
    let log = EventLog()
    let loader: DataLoader<Int, Int>

    init() {
        loader = DataLoader { [started, log] keys in [keys[0]: try await Self.forever(started, log)] }
    }

    /// Waits until the task is cancelled.
    func forever() async throws -> Int { try await Self.forever(started, log) }

    private static func forever(_ started: Gate, _ log: EventLog) async throws -> Int {
        started.open()
        do {
            try await Task.sleep(for: .seconds(3600))
            return 1
        } catch {
            log.add("cancelled")
            throw error
        }
    }
}
