public import CoreMetrics
import Synchronization

/// A metrics factory that records the values of counters.
public final class RecordedMetrics: MetricsFactory {
    private let kept = Mutex<[String: Int64]>([:])

    public init() {}

    /// The values of the counters, by their label and dimensions.
    public var counts: [String: Int64] { kept.withLock(\.self) }

    private final class RecordedCounter: CounterHandler {
        let increase: @Sendable (Int64) -> Void

        init(increase: @escaping @Sendable (Int64) -> Void) { self.increase = increase }

        func increment(by amount: Int64) { increase(amount) }
        func reset() {}
    }

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        let name = ([label] + dimensions.map { "\($0)=\($1)" }).joined(separator: " ")
        return RecordedCounter { amount in self.kept.withLock { $0[name, default: 0] += amount } }
    }

    public func makeRecorder(
        label: String,
        dimensions: [(String, String)],
        aggregate: Bool
    ) -> any RecorderHandler {
        NOOPMetricsHandler.instance
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        NOOPMetricsHandler.instance
    }

    public func destroyCounter(_ handler: any CounterHandler) {}
    public func destroyRecorder(_ handler: any RecorderHandler) {}
    public func destroyTimer(_ handler: any TimerHandler) {}
}
