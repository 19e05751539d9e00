import GraphQL
import InMemoryTracing
import Logging
import OrielTracing
import Testing
import Tracing

@testable import GraphQLServer

@Suite struct OperationSpanTests {
    private let tracer = InMemoryTracer()

    @Test(arguments: [
        ("subscription Ticks { ticks(last: 1) }", "ok"), ("query Ticks { hello }", "ok"),
        ("subscription Ticks { ticks(last: -1) }", "ok"), ("subscription Ticks { nothing }", "refused"),
    ])
    func `a request that may be a subscription has a span until its source is open`(
        query: String,
        outcome: String
    ) async throws {
        let ticker = Ticker()
        let service = GraphQLService(
            schema: try ticker.schema(),
            options: GraphQLServerOptions(),
            spans: SpanSource(tracer)
        )

        _ = await service.subscribe(
            GraphQLRequest(query, operationName: "Ticks"),
            in: ticker,
            Logger(label: "test"),
            since: .now
        )

        let span = try #require(tracer.finishedSpans.first)
        #expect(span.operationName == "GraphQL Ticks")
        #expect(span.attributes.get("oriel.outcome") == .string(outcome))
    }
}
