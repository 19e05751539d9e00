import InMemoryTracing
import OrielCore
import Testing
import Tracing

@testable import OrielServer

@MainActor
@Suite struct ViewFiguresTests {
    struct Row: View {
        let number: Int
        var body: some View { Text("\(number)") }
    }

    struct Rows: View {
        @State private var first = 0
        var body: some View {
            let first = first
            Button("Next") { self.first += 1 }
            ForEach(0..<3, id: \.self) { Row(number: $0 + first) }
        }
    }

    /// Returns the record of an update of four bodies.
    private func record() throws -> FlushRecord {
        let graph = ViewGraph()
        graph.flushScheduler = { _ in }
        graph.mount(environment: EnvironmentValues()) { Rows() }
        defer { graph.unmount() }
        let trace = GraphTrace()
        var records: [FlushRecord] = []
        trace.recorder = { records.append($0) }
        graph.trace = trace
        let button = try #require(graph.elementTrees.first { $0.element.kind == .button })
        _ = graph.send(.tap, to: button.id)
        graph.flush()
        return try #require(records.last)
    }

    @Test func `bodies are added up by the names of their views`() throws {
        let figures = ViewFigures()
        figures.watch()
        let record = try record()

        #expect(figures.add(record) && figures.add(record))

        let views = figures.slowest(10)
        #expect(Set(views.map(\.name)) == ["Rows", "Row"])
        #expect(views.first { $0.name == "Row" }?.count == 6 && views.first { $0.name == "Rows" }?.count == 2)
        #expect(views[0].seconds >= views[1].seconds && views.allSatisfy { $0.longest <= $0.seconds && $0.longest > 0 })
        #expect(figures.slowest(1).count == 1)
    }

    @Test func `nothing is added while nobody watches`() throws {
        let figures = ViewFigures()
        let record = try record()
        #expect(!figures.add(record) && figures.slowest(10).isEmpty)

        let now = ContinuousClock.now
        figures.watch(now: now)
        #expect(figures.add(record, now: now + ViewFigures.attention))
        #expect(!figures.add(record, now: now + ViewFigures.attention + .seconds(1)))
        #expect(!figures.isWatched && figures.slowest(10).isEmpty)
    }

    @Test func `figures of several processes are added up`() {
        let sum = ViewFigures.sum([
            [.init(name: "A", count: 1, seconds: 1, longest: 1), .init(name: "B", count: 1, seconds: 5, longest: 5)],
            [.init(name: "A", count: 2, seconds: 6, longest: 4)],
        ])
        #expect(
            sum == [
                .init(name: "A", count: 3, seconds: 7, longest: 4), .init(name: "B", count: 1, seconds: 5, longest: 5),
            ]
        )
    }

    // MARK: - Spans

    @Test func `an update is a span with one for each body in it`() throws {
        let tracer = InMemoryTracer()
        let record = try record()

        UpdateSpans(tracer: tracer).write(record, end: 2_000_000_000_000_000_000)

        let spans = tracer.finishedSpans
        let update = try #require(spans.first { $0.operationName == "oriel.update" })
        let bodies = spans.filter { $0.operationName == "oriel.body" }
        #expect(bodies.count == 4 && bodies.allSatisfy { $0.traceID == update.traceID })
        #expect(bodies.allSatisfy { $0.parentSpanID == update.spanID })
        #expect(
            bodies.allSatisfy { $0.startInstant.nanosecondsSinceEpoch >= update.startInstant.nanosecondsSinceEpoch }
        )
        #expect(update.endInstant.nanosecondsSinceEpoch <= 2_000_000_000_000_000_000)
        #expect(update.attributes.get("oriel.patches") == .int64(3))
        #expect(bodies.map { $0.attributes.get("oriel.causes") }.contains(.string("_first")))
        #expect(bodies.map { $0.attributes.get("oriel.causes") }.contains(.string("fields number")))
    }
}
