import InMemoryTracing
import OrielTracing
import Testing
import Tracing

@Suite struct SpanSourceTests {
    private let tracer = InMemoryTracer()

    private struct Broken: Error, CustomStringConvertible { var description: String { "a text of a person" } }

    @Test func `tasks of a span belong to its trace`() async throws {
        let spans: SpanSource? = SpanSource(tracer)

        await spans.withSpan("outer") { _ in
            let task = Task { await spans.withSpan("inner") { _ in } }
            await task.value
        }

        let finished = tracer.finishedSpans
        let outer = try #require(finished.first { $0.operationName == "outer" })
        let inner = try #require(finished.first { $0.operationName == "inner" })
        #expect(inner.parentSpanID == outer.spanID && inner.traceID == outer.traceID)
    }

    @Test func `without a tracer the code runs without a span`() async {
        let spans: SpanSource? = nil

        let hasSpan = await spans.withSpan("nothing") { span in span != nil || ServiceContext.current != nil }

        #expect(!hasSpan)
        #expect(SpanSource.ofProcess == nil)
    }

    @Test func `an error is noted by its type alone`() async throws {
        let spans: SpanSource? = SpanSource(tracer)

        await #expect(throws: Broken.self) { try await spans.withSpan("broken") { _ -> Void in throw Broken() } }

        let status = try #require(tracer.finishedSpans.first?.status)
        #expect(status.code == .error && status.message == "Broken")
    }

    @Test func `a cancelled operation has not failed`() async throws {
        let spans: SpanSource? = SpanSource(tracer)

        await #expect(throws: CancellationError.self) {
            try await spans.withSpan("cancelled") { _ -> Void in throw CancellationError() }
        }

        #expect(tracer.finishedSpans.first?.status == nil)
    }

    @Test func `an operation has its name and its outcome`() async throws {
        let spans: SpanSource? = SpanSource(tracer)

        _ = await spans.withOperation("LikeMoment") {
            7
        } outcome: { _ in
            "refused"
        }

        let span = try #require(tracer.finishedSpans.first)
        #expect(span.operationName == "GraphQL LikeMoment")
        #expect(span.attributes.get("oriel.outcome") == .string("refused"))
        #expect(span.status?.code == .error)
    }
}
