import Foundation
import Logging
import Synchronization
import TestSupport
import Testing
import Tracing

@testable import OpenTelemetryExport

@Suite struct TraceExportTests {
    private let clock = ManualClock()
    private let log = RecordedLog()
    private let metrics = RecordedMetrics()

    private func export(_ collector: some Collector, capacity: Int = 4, batch: Int = 2) -> TraceExport {
        TraceExport(
            TraceResource(service: "test", version: "1", host: "here", process: 1),
            ratio: 1,
            queue: SpanQueue(capacity: capacity, batch: batch, factory: metrics),
            collector: collector,
            logger: log.logger,
            factory: metrics,
            clock: clock
        )
    }

    private func add(_ count: Int, to export: TraceExport) {
        for number in 0..<count { export.tracer.startSpan("\(number)", context: .topLevel).end() }
    }

    @Test func `a full batch is sent at once, a smaller one after the interval`() async throws {
        let collector = StubCollector()
        let export = export(collector)
        let running = Task { try await export.run() }

        add(2, to: export)
        #expect(await collector.next().count == 2)
        add(1, to: export)
        #expect(await clock.wakeNext() == .seconds(5))
        #expect(await collector.next().count == 1)

        running.cancel()
        try await running.value
        #expect(metrics.counts["trace_spans_exported_total"] == 3)
    }

    @Test func `a busy collector gets the batch again after pauses that grow`() async throws {
        let collector = StubCollector([.busy("503", pause: nil), .busy("503", pause: nil), .taken(rejected: 0)])
        let export = export(collector)
        let running = Task { try await export.run() }

        add(2, to: export)
        let first = await collector.next()
        await clock.untilSleeping(2)
        let pause = await clock.wakeNext()
        #expect(await collector.next() == first)
        await clock.untilSleeping(2)
        let longer = await clock.wakeNext()
        #expect(await collector.next() == first)

        #expect((Duration.milliseconds(750)...(.milliseconds(1250))).contains(pause))
        #expect((Duration.milliseconds(1500)...(.milliseconds(2500))).contains(longer))
        running.cancel()
        try await running.value
        #expect(metrics.counts["trace_spans_exported_total"] == 2)
        // One line when it begins, one when it is over.
        #expect(log.lines.count == 2)
    }

    @Test func `a collector says how long to wait`() async throws {
        let collector = StubCollector([.busy("429", pause: .seconds(3)), .taken(rejected: 1)])
        let export = export(collector)
        let running = Task { try await export.run() }

        add(2, to: export)
        _ = await collector.next()
        await clock.untilSleeping(2)
        #expect(await clock.wakeNext() == .seconds(3))
        _ = await collector.next()

        running.cancel()
        try await running.value
        #expect(metrics.counts["trace_spans_exported_total"] == 1)
        #expect(metrics.counts["trace_spans_dropped_total reason=refused"] == 1)
    }

    @Test func `what a collector refuses is dropped, with one line in the log`() async throws {
        let collector = StubCollector([.refused("400"), .refused("400")])
        let export = export(collector)
        let running = Task { try await export.run() }

        for _ in 0..<2 {
            add(2, to: export)
            _ = await collector.next()
        }
        running.cancel()
        try await running.value

        #expect(metrics.counts["trace_spans_dropped_total reason=refused"] == 4)
        #expect(log.lines.count == 1)
    }

    @Test func `a full queue drops spans and keeps nobody waiting`() {
        let export = export(StubCollector())

        add(7, to: export)

        #expect(metrics.counts["trace_spans_dropped_total reason=queue_full"] == 3)
    }

    @Test func `a server that stops sends what waits`() async throws {
        let collector = StubCollector()
        let export = export(collector)
        let running = Task { try await export.run() }
        await clock.untilSleeping()

        add(1, to: export)
        running.cancel()
        try await running.value

        #expect(await collector.next() == ["0"])
    }

    @Test func `a server stops without a collector, and counts what is lost`() async throws {
        let collector = StubCollector([.busy("gone", pause: nil)])
        let export = export(collector, batch: 4)
        let running = Task { try await export.run() }
        await clock.untilSleeping()

        add(3, to: export)
        running.cancel()
        _ = await collector.next()
        // The pause, and the time for the last spans.
        await clock.untilSleeping(2)
        clock.advance(by: .seconds(3))
        // If the pause was over first, the batch was sent once more.
        try await running.value

        let lost = metrics.counts["trace_spans_dropped_total reason=unreachable"] ?? 0
        #expect(lost + (metrics.counts["trace_spans_exported_total"] ?? 0) == 3)
    }

    @Test func `log lines in a recorded span have its trace`() async throws {
        let export = export(StubCollector())
        let span = export.tracer.startSpan("work", context: .topLevel)

        let metadata = ServiceContext.$current.withValue(span.context) { Logger.MetadataProvider.trace.get() }

        #expect(metadata["trace_id"] == "\(try #require(span.context.trace).trace.hex)")
        #expect(Logger.MetadataProvider.trace.get().isEmpty)
    }
}

/// A collector with answers of the test; the last one stays.
private final class StubCollector: Collector {
    private let answers: Mutex<[CollectorAnswer]>
    private let batches: AsyncStream<[String]>
    private let arrived: AsyncStream<[String]>.Continuation

    init(_ answers: [CollectorAnswer] = [.taken(rejected: 0)]) {
        self.answers = Mutex(answers)
        (batches, arrived) = AsyncStream.makeStream()
    }

    /// Waits for a batch, and returns the names of its spans.
    func next() async -> [String] {
        var iterator = batches.makeAsyncIterator()
        return await iterator.next() ?? []
    }

    func take(_ body: Data) async -> CollectorAnswer {
        let text = String(decoding: body, as: UTF8.self)
        arrived.yield(text.matches(of: /"name":"(\d+)"/).map { String($0.1) })
        return answers.withLock { $0.count > 1 ? $0.removeFirst() : $0[0] }
    }
}
