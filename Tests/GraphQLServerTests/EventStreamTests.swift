import GraphQL
import GraphQLServer
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Synchronization
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct EventStreamTests {
    private static let comment = ":\n\n"
    private static let complete = "event: complete\ndata:\n\n"

    private let ticker = Ticker()
    private let clock = ManualClock()

    private func next(_ json: String) -> String { "event: next\ndata: \(json)\n\n" }

    private func answerer(_ change: (inout EventStreamOptions) -> Void = { _ in }) throws -> Answerer {
        var streams = EventStreamOptions()
        streams.clock = clock
        change(&streams)
        var options = GraphQLServerOptions()
        options.eventStreams = streams
        return Answerer(try ticker.router(options))
    }

    private func headers(_ more: HTTPFields = [:]) -> HTTPFields {
        var headers: HTTPFields = [.contentType: "application/json", .accept: "text/event-stream"]
        for field in more { headers[field.name] = field.value }
        return headers
    }

    private func post(_ query: String, _ more: HTTPFields = [:], to answerer: Answerer) async throws -> Answer {
        try await answerer.answer(.post, "/graphql", headers(more), #"{"query":"\#(query)"}"#)
    }

    private func open(_ query: String, _ more: HTTPFields = [:], on answerer: Answerer) async throws -> OpenAnswer {
        OpenAnswer(try await answerer.respond(.post, "/graphql", headers(more), #"{"query":"\#(query)"}"#))
    }

    // MARK: Events

    @Test func `each response to a subscription is an event, and so is its end`() async throws {
        let answer = try await open("subscription { numbers }", on: answerer())
        ticker.numbers.continuation.yield(1)
        ticker.numbers.continuation.yield(2)
        ticker.numbers.continuation.finish()

        #expect(answer.status == .ok)
        #expect(answer.headers[.contentType] == "text/event-stream; charset=utf-8")
        #expect(answer.headers[.cacheControl] == "no-store")
        #expect(await answer.next() == Self.comment)
        #expect(await answer.next() == next(#"{"data":{"numbers":1}}"#))
        #expect(await answer.next() == next(#"{"data":{"numbers":2}}"#))
        #expect(await answer.next() == Self.complete)
        #expect(await answer.next() == nil)
        try await answer.end()
    }

    @Test(arguments: [
        ("{ hello }", #"{"data":{"hello":"world"}}"#), ("mutation { change }", #"{"data":{"change":true}}"#),
    ])
    func `the response to a query or a mutation is the only event before the end`(
        _ query: String,
        _ json: String
    ) async throws {
        let answer = try await post(query, to: answerer())

        #expect(answer.status == .ok)
        #expect(answer.headers[.contentType] == "text/event-stream; charset=utf-8")
        #expect(answer.body == next(json) + Self.complete)
    }

    @Test func `a subscription can be requested by GET, a mutation cannot`() async throws {
        let answerer = try answerer()
        let accept: HTTPFields = [.accept: "text/event-stream"]

        let ticks = try await answerer.answer(
            .get,
            "/graphql?query=subscription%7Bticks(last%3A1)%7D",
            accept,
            ""
        )
        let mutation = try await answerer.answer(.get, "/graphql?query=mutation%7Bchange%7D", accept, "")

        #expect(ticks.body == Self.comment + next(#"{"data":{"ticks":1}}"#) + Self.complete)
        #expect(mutation.status == .methodNotAllowed)
        #expect(mutation.headers[.allow] == "POST")
    }

    @Test(arguments: ["subscription {", "subscription { nothing }", "subscription { ticks }"])
    func `what cannot be executed is answered by an event`(_ query: String) async throws {
        let answer = try await post(query, to: answerer())

        #expect(answer.status == .ok)
        #expect(answer.body.hasPrefix(#"event: next\#ndata: {"errors":["#))
        #expect(answer.body.hasSuffix(Self.complete))
    }

    @Test func `a source that fails ends the stream with an error that hides the reason`() async throws {
        let answer = try await post("subscription { ticks(last: -1) }", to: answerer())

        #expect(answer.body.contains("could not answer this part"))
        #expect(!answer.body.contains("Broken"))
        #expect(answer.body.hasSuffix(Self.complete))
    }

    // MARK: Requests

    @Test func `a server without event streams offers none`() async throws {
        let answerer = Answerer(try ticker.router(GraphQLServerOptions()))

        #expect(try await post("{ hello }", to: answerer).status == .notAcceptable)
    }

    @Test(arguments: ["*/*", "application/json, text/event-stream;q=0.5"])
    func `a client that prefers JSON gets no events`(_ accept: String) async throws {
        let answerer = try answerer()

        #expect(try await post("{ hello }", [.accept: accept], to: answerer).body == #"{"data":{"hello":"world"}}"#)
        #expect(
            try await post("subscription { numbers }", [.accept: accept], to: answerer).status == .methodNotAllowed
        )
    }

    @Test func `a page of another site gets no stream`() async throws {
        let answer = try await post("subscription { numbers }", [.origin: "https://evil.example"], to: answerer())

        #expect(answer.status == .forbidden)
        #expect(answer.headers[.contentType] == "application/graphql-response+json; charset=utf-8")
    }

    // MARK: Limits

    @Test func `an idle stream has a comment every 15 seconds`() async throws {
        let answer = try await open("subscription { numbers }", on: answerer())
        #expect(await answer.next() == Self.comment)

        for _ in 0..<3 {
            #expect(await clock.wakeNext() == .seconds(15))
            #expect(await answer.next() == Self.comment)
        }
        await answer.close()
    }

    @Test func `a subscription ends with its connection`() async throws {
        let answer = try await open("subscription { numbers }", on: answerer())
        #expect(await answer.next() == Self.comment)

        await answer.close()

        await ticker.hasEnded.pass()
        #expect(await answer.next() == nil)
    }

    @Test func `a slow client holds the source back`() async throws {
        let response = try await answerer().respond(
            .post,
            "/graphql",
            headers(),
            #"{"query":"subscription { ticks(last: 3) }"}"#
        )
        let notes = Notes()

        try await response.body.write(SlowWriter(ticker: ticker, notes: notes))

        // The first write is the comment, the last one the end.
        #expect(notes.all == [0, 1, 2, 3, 4])
    }

    @Test func `a client has a limited number of streams`() async throws {
        let answerer = try answerer { $0.maximumCountPerClient = 1 }
        let first = try await open("subscription { numbers }", [.from: "ada"], on: answerer)

        let second = try await post("subscription { ticks(last: 1) }", [.from: "ada"], to: answerer)
        #expect(second.status == .tooManyRequests)
        #expect(second.headers[.retryAfter] == "5")
        #expect(second.body.contains("the maximum number of event streams (1)"))
        #expect(try await post("subscription { ticks(last: 1) }", [.from: "ben"], to: answerer).status == .ok)

        await first.close()
        #expect(try await post("subscription { ticks(last: 1) }", [.from: "ada"], to: answerer).status == .ok)
    }

    @Test func `a server has a limited number of streams`() async throws {
        let answerer = try answerer { $0.maximumCount = 1 }
        let first = try await open("subscription { numbers }", [.from: "ada"], on: answerer)

        let second = try await post("subscription { ticks(last: 1) }", [.from: "ben"], to: answerer)
        #expect(second.status == .serviceUnavailable)
        #expect(second.headers[.retryAfter] == "30")

        await first.close()
        #expect(try await post("subscription { ticks(last: 1) }", [.from: "ben"], to: answerer).status == .ok)
    }

    @Test func `a response that is never written takes no place`() async throws {
        let answerer = try answerer { $0.maximumCount = 1 }

        for _ in 0..<3 {
            let response = try await answerer.respond(
                .post,
                "/graphql",
                headers(),
                #"{"query":"subscription { ticks(last: 1) }"}"#
            )
            #expect(response.status == .ok)
        }
    }

    /// The number of events that the source had been asked for at each write.
    private final class Notes: Sendable {
        private let kept = Mutex<[Int]>([])
        var all: [Int] { kept.withLock { $0 } }
        func add(_ count: Int) { kept.withLock { $0.append(count) } }
    }

    /// A connection on which each write takes a while.
    private struct SlowWriter: ResponseBodyWriter {
        let ticker: Ticker
        let notes: Notes

        func write(_ buffer: ByteBuffer) async {
            for _ in 0..<50 { await Task.yield() }
            notes.add(ticker.taken)
        }

        consuming func finish(_ trailingHeaders: HTTPFields?) {}
    }
}
