internal import CoreMetrics
public import Foundation
public import Logging
public import ServiceLifecycle
internal import Synchronization

/// Sends the spans of a process to a collector: OTLP over HTTP, as JSON.
///
///     let export = TraceExport(to: url, service: "notes", version: "1.0", ratio: 0.1, logger: logger)
///     InstrumentationSystem.bootstrap(export.tracer)
///     server.services.insert(export, at: 0)
///
/// Spans wait in a bounded queue. They are sent when 512 wait, and every five seconds. If the collector cannot take them, they are sent again
/// after pauses that grow from one second to 30, or after the pause that it asks for; meanwhile new spans may be dropped. A server that stops
/// sends what waits, for at most three seconds.
///
/// Metrics: `trace_spans_exported_total`, and `trace_spans_dropped_total` with the reason: `queue_full`, `refused` by the collector, or
/// `unreachable` when the server stopped.
public struct TraceExport: Service {
    /// The tracer to give to `InstrumentationSystem.bootstrap`.
    public let tracer: ExportTracer
    private let queue: SpanQueue
    private let resource: TraceResource
    private let collector: any Collector
    private let timing: Timing
    private let sleep: @Sendable (Duration) async throws -> Void
    private let logger: Logger
    private let exported: Counter
    private let refused: Counter
    private let unreachable: Counter
    private let isFailing = Shared(false)

    struct Timing: Sendable {
        var interval = Duration.seconds(5)
        var firstPause = Duration.seconds(1)
        var longestPause = Duration.seconds(30)
        /// The most time for the last spans when the server stops.
        var farewell = Duration.seconds(3)
    }

    /// Creates an export, which sends spans while it runs.
    ///
    /// - Parameters:
    ///   - url: The address for traces, such as `http://127.0.0.1:4318/v1/traces`.
    ///   - service: The name of the program, the attribute `service.name`.
    ///   - version: The attribute `service.version`.
    ///   - ratio: The share of the traces that are recorded, 0 to 1. Traces that another program has begun follow its decision.
    ///   - logger: Logs when the collector cannot take spans, once, and when it takes them again.
    public init(to url: URL, service: String, version: String, ratio: Double = 1, logger: Logger) {
        self.init(
            TraceResource(service: service, version: version),
            ratio: ratio,
            queue: SpanQueue(),
            collector: HTTPCollector(url),
            logger: logger,
            clock: ContinuousClock()
        )
    }

    init(
        _ resource: TraceResource,
        ratio: Double,
        queue: SpanQueue,
        collector: some Collector,
        timing: Timing = Timing(),
        logger: Logger,
        factory: any MetricsFactory = MetricsSystem.factory,
        clock: some Clock<Duration>
    ) {
        tracer = ExportTracer(queue: queue, sampler: TraceSampler(ratio: ratio))
        self.queue = queue
        self.resource = resource
        self.collector = collector
        self.timing = timing
        self.logger = logger
        sleep = { try await clock.sleep(for: $0) }
        func dropped(_ reason: String) -> Counter {
            Counter(label: "trace_spans_dropped_total", dimensions: [("reason", reason)], factory: factory)
        }
        exported = Counter(label: "trace_spans_exported_total", factory: factory)
        refused = dropped("refused")
        unreachable = dropped("unreachable")
    }

    /// Sends spans until the server stops, and then those that wait, for at most three seconds. Throws no errors:
    /// failures are logged.
    public func run() async throws {
        await cancelWhenGracefulShutdown {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { await wakeAtIntervals() }
                // Ends when the task is cancelled.
                for await _ in queue.wakes { await sendAll() }
                group.cancelAll()
            }
        }
        await sendLast()
    }

    private func wakeAtIntervals() async {
        while !Task.isCancelled {
            guard (try? await sleep(timing.interval)) != nil else { return }
            queue.wake()
        }
    }

    /// Sends what waits, within the time for it, in a task that is not cancelled with the server.
    private func sendLast() async {
        let sending = Task { await sendAll() }
        let limit = Task {
            try? await sleep(timing.farewell)
            sending.cancel()
        }
        await sending.value
        limit.cancel()
        // What is left was not sent, and never will be.
        while case let rest = queue.take(), !rest.isEmpty { unreachable.increment(by: rest.count) }
    }

    private func sendAll() async {
        while !Task.isCancelled {
            let batch = queue.take()
            guard !batch.isEmpty else { return }
            await send(batch)
        }
    }

    /// Sends a batch until the collector takes or refuses it. When the task is cancelled, the batch waits in the queue again.
    private func send(_ batch: [FinishedSpan]) async {
        guard let body = try? JSONEncoder().encode(TraceDocument(batch, of: resource)) else {
            refused.increment(by: batch.count)
            return
        }
        var pause = timing.firstPause
        while true {
            let answer = await collector.take(body)
            switch answer {
            case .taken(let rejected):
                exported.increment(by: max(0, batch.count - rejected))
                if rejected > 0 { refused.increment(by: min(rejected, batch.count)) }
                note(nil)
                return
            case .refused(let reason):
                refused.increment(by: batch.count)
                note(reason)
                return
            case .busy(let reason, let wanted):
                guard !Task.isCancelled else {
                    queue.putBack(batch)
                    return
                }
                note(reason)
                // A quarter more or less, so that the workers do not all come back at once.
                let next = wanted ?? pause * Double.random(in: 0.75...1.25)
                guard (try? await sleep(min(next, timing.longestPause))) != nil else {
                    queue.putBack(batch)
                    return
                }
                pause = min(pause * 2, timing.longestPause)
            }
        }
    }

    /// Logs a failure if the last batch had none, and the end of failures.
    private func note(_ failure: String?) {
        guard isFailing.exchange(failure != nil) != (failure != nil) else { return }
        if let failure {
            logger.warning("Traces cannot be delivered.", metadata: ["reason": "\(failure)"])
        } else {
            logger.notice("Traces are delivered again.")
        }
    }
}

/// A value that copies of a struct share.
private final class Shared: Sendable {
    private let value: Mutex<Bool>

    init(_ value: Bool) { self.value = Mutex(value) }

    /// Sets the value and returns the one before.
    func exchange(_ new: Bool) -> Bool {
        value.withLock { value in
            defer { value = new }
            return value
        }
    }
}
