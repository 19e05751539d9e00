import Hummingbird
import InMemoryTracing
import OrielTracing
import Testing
import Tracing

@testable import OrielServer

@Suite struct TraceMiddlewareTests {
    private let tracer = InMemoryTracer()
    private let caller = ["in-memory-trace-id": "theirs", "in-memory-span-id": "their-span"]

    private func run(
        _ options: String...,
        body: @Sendable @escaping (TestServer) async throws -> Void
    ) async throws {
        let parsed = try options.isEmpty ? TestServer.options() : TestServer.options(options[0])
        let spans = SpanSource(tracer)
        try await TestServer.run(
            options: parsed,
            configure: { $0.spans = spans },
            routes: { router in
                router.get("/things/:id") { _, _ in "secret" }
                router.get("/inner") { _, _ in
                    await Optional(spans).withSpan("inner") { _ in "fine" }
                }
            },
            body
        )
    }

    @Test func `a span has the route, and nothing of the address`() async throws {
        try await run { server in _ = try await server.get("/things/ada?token=secret") }

        let span = try #require(tracer.finishedSpans.first)
        #expect(span.operationName == "GET /things/{id}" && span.kind == .server)
        #expect(span.attributes.get("http.response.status_code") == .int64(200))
        #expect(!"\(span.attributes)".contains("secret") && !"\(span.attributes)".contains("ada"))
    }

    @Test func `what a route does belongs to the trace of its request`() async throws {
        try await run { server in _ = try await server.get("/inner") }

        let spans = tracer.finishedSpans
        let outer = try #require(spans.first { $0.operationName == "GET /inner" })
        #expect(spans.first { $0.operationName == "inner" }?.parentSpanID == outer.spanID)
    }

    @Test func `a caller behind a trusted proxy is the parent, any other is linked`() async throws {
        try await run { [caller] server in _ = try await server.get("/inner", caller) }
        let own = try #require(tracer.finishedSpans.first { $0.operationName == "GET /inner" })
        #expect(own.traceID != "theirs" && own.parentSpanID == nil && own.links.count == 1)
        tracer.clearFinishedSpans()

        try await run("--trust-forwarded") { [caller] server in _ = try await server.get("/inner", caller) }
        let theirs = try #require(tracer.finishedSpans.first { $0.operationName == "GET /inner" })
        #expect(theirs.traceID == "theirs" && theirs.parentSpanID == "their-span" && theirs.links.isEmpty)
    }

    @Test func `the checks of machines are not traced`() async throws {
        try await run { server in
            _ = try await server.get("/healthz")
            _ = try await server.get("/metrics")
        }

        #expect(tracer.finishedSpans.isEmpty)
    }
}
