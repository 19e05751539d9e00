import Synchronization
import TestSupport
import Testing

@testable import GraphQL

@Suite(.timeLimit(.minutes(5))) struct ResponseStreamTests {
    private func schema() throws -> Schema<Source> {
        try Schema {
            ObjectType("Query", in: Source.self) { Field("hello") { _, _ in "world" } }
            ObjectType("Subscription", in: Source.self) {
                Field("ticks", Arg("count", Int.self), subscribe: { _, source, count in source.ticks(count) })
                Field("silence", subscribe: { _, source in source.silence.stream })
            }
            ObjectType("Tick", of: Tick.self, in: Source.self) {
                Field("number", \.number)
                Field("square") { tick, _ in
                    for _ in 0..<tick.number % 4 { await Task.yield() }
                    return tick.number * tick.number
                }
            }
        }
    }

    private func stream(_ query: String, _ source: Source) async throws -> ResponseStream {
        guard case .stream(let stream) = await (try schema()).subscribe(GraphQLRequest(query), in: source) else {
            throw GraphQLError("No stream was opened.")
        }
        return stream
    }

    @Test func `a slow reader holds the source back`() async throws {
        let source = Source()
        var iterator = try await stream("subscription { ticks(count: 1000) { number square } }", source)
            .makeAsyncIterator()

        for number in 1...5 {
            #expect(
                try await iterator.next()?.description
                    == #"{"data":{"ticks":{"number":\#(number),"square":\#(number * number)}}}"#
            )
            for _ in 0..<50 { await Task.yield() }
            #expect(source.taken == number)
        }
    }

    @Test func `readers side by side each get every response in order`() async throws {
        try await withThrowingTaskGroup(of: [String].self) { group in
            for reader in 0..<40 {
                group.addTask {
                    var responses: [String] = []
                    for try await response in try await stream("subscription { ticks(count: 20) { square } }", Source())
                    {
                        for _ in 0..<reader { await Task.yield() }
                        responses.append(response.description)
                    }
                    return responses
                }
            }
            let expected = (1...20).map { #"{"data":{"ticks":{"square":\#($0 * $0)}}}"# }
            for try await responses in group { #expect(responses == expected) }
        }
    }

    @Test func `a reader that is cancelled stops waiting`() async throws {
        let source = Source()
        let stream = try await stream("subscription { silence { number } }", source)
        source.silence.continuation.yield(Tick(number: 1))
        let begun = Gate()
        let reader = Task {
            var responses: [String] = []
            for try await response in stream {
                responses.append(response.description)
                begun.open()
            }
            return responses
        }
        await begun.pass()

        reader.cancel()

        #expect(try await reader.value == [#"{"data":{"silence":{"number":1}}}"#])
    }

    @Test func `a subscription whose events cost too much is refused before its source is asked`() async throws {
        let source = Source()
        var options = ExecutionOptions()
        options.maximumCost = 0

        let request = GraphQLRequest("subscription { ticks(count: 1) { number } }")
        let result = await (try schema()).subscribe(request, in: source, options: options)
        guard case .response(let response) = result else {
            throw GraphQLError("A stream was opened.")
        }

        #expect(response.refusal == .request)
        #expect(response.errors.first?.extensions["code"] == "TOO_EXPENSIVE")
        #expect(source.taken == 0)
    }

    @Test(arguments: [true, false])
    func `events have the time of an event, or the deadline of the request`(_ hasTime: Bool) async throws {
        var options = ExecutionOptions()
        options.deadline = .now
        options.eventTimeout = hasTime ? .seconds(600) : nil

        let request = GraphQLRequest("subscription { ticks(count: 1) { number } }")
        guard case .stream(let stream) = await (try schema()).subscribe(request, in: Source(), options: options) else {
            throw GraphQLError("No stream was opened.")
        }
        var iterator = stream.makeAsyncIterator()

        #expect(try await iterator.next()?.refusal == (hasTime ? nil : .overdue))
    }

    @Test func `a source that fails ends the stream with its error`() async throws {
        let stream = try await stream("subscription { ticks(count: -1) { number } }", Source())

        await #expect(throws: GraphQLError("No more ticks.")) { for try await _ in stream {} }
    }
}

private struct Tick: Sendable {
    let number: Int
}

private final class Source: Sendable {
    private let count = Mutex(0)
    /// A stream whose events are yielded only by tests.
    let silence = AsyncStream<Tick>.makeStream()

    /// The number of events requested.
    var taken: Int { count.withLock { $0 } }

    /// - Parameter last: The number of events; a negative number fails.
    func ticks(_ last: Int) -> AsyncThrowingStream<Tick, any Error> {
        AsyncThrowingStream {
            if last < 0 { throw GraphQLError("No more ticks.") }
            let number = self.count.withLock { count in
                count += 1
                return count
            }
            return number <= last ? Tick(number: number) : nil
        }
    }
}
