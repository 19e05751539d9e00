import Foundation
import GraphQL
import InMemoryTracing
import MomentsModel
import OrielTracing
import TestSupport
import Testing
import Tracing

@testable import MomentsServer

@Suite struct TraceTests {
    private let tracer = InMemoryTracer()

    @Test func `an operation leads to the statements of the store, without texts of people`() async throws {
        let (folder, source) = (try TemporaryFolder(), SpanSource(tracer))
        let clock = TestClock()
        let store = DatabaseMomentStore(
            try SQLiteEngine(
                path: folder.path("moments.sqlite"),
                migrates: true,
                busyTimeout: .seconds(5),
                logger: RecordedLog().logger,
                trace: nil
            ),
            now: clock.now,
            link: nil,
            timelines: TimelineLimits(),
            spans: source
        )

        _ = await Optional(source).withOperation("Find") {
            try? await store.person(handle: try #require(Handle("ada_secret")))
        } outcome: { _ in
            "ok"
        }

        let spans = tracer.finishedSpans
        let operation = try #require(spans.first { $0.operationName == "GraphQL Find" })
        let statement = try #require(spans.first { $0.operationName.hasPrefix("store person(") })
        #expect(statement.parentSpanID == operation.spanID && statement.kind == .client)
        #expect(statement.attributes.get("db.system.name") == .string("sqlite"))
        #expect(statement.attributes.get("db.operation.name") == .string("read"))
        #expect(spans.allSatisfy { !"\($0)".contains("ada_secret") })
    }

    @Test func `a subscription has a span as other operations have, which ends when it is open`() async throws {
        let server = try TestServer(spans: SpanSource(tracer))
        let ada = try await server.add("ada")
        let request = GraphQLRequest("subscription Live { changes { kind } }", operationName: "Live")

        let result = await server.service.subscribe(request, token: ada.token, clientAddress: "192.0.2.1")
        let refused = await server.service.subscribe(request, token: nil, clientAddress: "192.0.2.1")

        let outcomes = tracer.finishedSpans.filter { $0.operationName == "GraphQL Live" }
            .map { $0.attributes.get("oriel.outcome") }
        #expect(outcomes == [.string("ok"), .string("refused")])
        withExtendedLifetime((result, refused)) {}
    }
}
