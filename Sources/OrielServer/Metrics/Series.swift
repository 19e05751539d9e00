internal import CoreMetrics
internal import Synchronization

/// The values of one metric with one set of labels.
protocol Series: AnyObject, Sendable {
    /// The family's type in Prometheus.
    static var type: String { get }
    func write(name: String, labels: String, to text: inout String)
}

/// A value that only increases.
final class CounterSeries: Series, CounterHandler, FloatingPointCounterHandler {
    static let type = "counter"
    private let value = Mutex(0.0)

    func increment(by amount: Int64) { increment(by: Double(amount)) }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func reset() { value.withLock { $0 = 0 } }

    func write(name: String, labels: String, to text: inout String) {
        text += "\(name)\(labels) \(prometheusNumber(value.withLock { $0 }))\n"
    }
}

/// A value that can increase and decrease.
final class GaugeSeries: Series, MeterHandler, RecorderHandler {
    static let type = "gauge"
    private let value = Mutex(0.0)

    func set(_ value: Int64) { set(Double(value)) }
    func set(_ value: Double) { self.value.withLock { $0 = value } }
    func increment(by amount: Double) { value.withLock { $0 += amount } }
    func decrement(by amount: Double) { increment(by: -amount) }
    func record(_ value: Int64) { set(value) }
    func record(_ value: Double) { set(value) }

    func write(name: String, labels: String, to text: inout String) {
        text += "\(name)\(labels) \(prometheusNumber(value.withLock { $0 }))\n"
    }
}

/// The number of values in each bucket of a histogram.
final class HistogramSeries: Series, RecorderHandler, TimerHandler {
    static let type = "histogram"
    /// From 0.5 ms to 10 s: the range of delays that people notice.
    static let seconds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]
    static let sizes: [Double] = [16, 64, 256, 1024, 4096, 16384, 65536, 262_144, 1_048_576]

    private struct Values: Sendable {
        /// One count per bound, and one for values above all bounds.
        var counts: [UInt64]
        var sum = 0.0
    }

    private let bounds: [Double]
    private let values: Mutex<Values>

    init(bounds: [Double]) {
        self.bounds = bounds
        values = Mutex(Values(counts: Array(repeating: 0, count: bounds.count + 1)))
    }

    func record(_ value: Int64) { record(Double(value)) }
    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    func record(_ value: Double) {
        let index = bounds.firstIndex { value <= $0 } ?? bounds.count
        values.withLock {
            $0.counts[index] += 1
            $0.sum += value
        }
    }

    func write(name: String, labels: String, to text: inout String) {
        let values = values.withLock { $0 }
        let inner = labels.isEmpty ? "" : labels.dropFirst().dropLast() + ","
        var total: UInt64 = 0
        for (bound, count) in zip(bounds.map(prometheusNumber) + ["+Inf"], values.counts) {
            total += count
            text += "\(name)_bucket{\(inner)le=\"\(bound)\"} \(total)\n"
        }
        text += "\(name)_sum\(labels) \(prometheusNumber(values.sum))\n\(name)_count\(labels) \(total)\n"
    }
}

/// Formats whole numbers without a fraction.
func prometheusNumber(_ value: Double) -> String {
    Int64(exactly: value).map(String.init) ?? "\(value)"
}
