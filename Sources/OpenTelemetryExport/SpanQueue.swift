internal import CoreMetrics
internal import Synchronization

/// The spans that wait for delivery. Never keeps its caller waiting: what does not fit is dropped and counted.
final class SpanQueue: Sendable {
    /// The spans of one request to the collector.
    let batch: Int
    private let capacity: Int
    private let spans = Mutex<[FinishedSpan]>([])
    private let dropped: Counter
    /// Receives a value when a batch is full.
    let wakes: AsyncStream<Void>
    private let waking: AsyncStream<Void>.Continuation

    /// - Parameters:
    ///   - capacity: The most spans that wait, about 1 KB each.
    ///   - batch: The spans of one request.
    init(capacity: Int = 4096, batch: Int = 512, factory: any MetricsFactory = MetricsSystem.factory) {
        self.capacity = capacity
        self.batch = batch
        dropped = Counter(label: "trace_spans_dropped_total", dimensions: [("reason", "queue_full")], factory: factory)
        (wakes, waking) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    func add(_ span: FinishedSpan) {
        let count = spans.withLock { spans in
            guard spans.count < capacity else { return 0 }
            spans.append(span)
            return spans.count
        }
        if count == 0 { dropped.increment() }
        if count == batch { wake() }
    }

    /// Removes and returns the oldest spans, at most a batch of them.
    func take() -> [FinishedSpan] {
        spans.withLock { spans in
            let taken = Array(spans.prefix(batch))
            spans.removeFirst(taken.count)
            return taken
        }
    }

    /// Puts a batch back that was not delivered, in front of the others.
    func putBack(_ batch: [FinishedSpan]) { spans.withLock { $0.insert(contentsOf: batch, at: 0) } }

    func wake() { waking.yield() }
}
