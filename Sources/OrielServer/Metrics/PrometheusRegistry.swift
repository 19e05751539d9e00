public import CoreMetrics
internal import Synchronization

/// A swift-metrics backend that keeps metrics in memory and writes them in Prometheus' text format.
///
/// Timers and aggregating recorders become histograms; timers are in seconds. Each combination of label and dimensions
/// is one series; creating it again returns the existing metric.
public final class PrometheusRegistry: MetricsFactory {
    /// The registry of this process, which ``LiveServer`` serves at `/metrics`.
    public static let shared = PrometheusRegistry()

    private let families = Mutex<[String: Family]>([:])

    /// Creates an empty registry.
    public init() {}

    /// The series of one name; all have the same type.
    private struct Family: Sendable {
        var type: String
        /// The series by their formatted labels.
        var series: [String: any Series] = [:]
    }

    private func series<S: Series>(
        _ label: String,
        _ dimensions: [(String, String)],
        make: () -> S
    ) -> S {
        let name = Self.name(label)
        let labels = Self.labels(dimensions)
        return families.withLock { families in
            if let known = families[name]?.series[labels] as? S { return known }
            let made = make()
            // Another type under the same name would make the whole text invalid. Such a metric is recorded, but not written.
            guard families[name, default: Family(type: S.type)].type == S.type else { return made }
            families[name, default: Family(type: S.type)].series[labels] = made
            return made
        }
    }

    /// Returns all metrics in the text format 0.0.4, with families sorted by name.
    public func text() -> String {
        let families = families.withLock { $0 }
        var text = ""
        for (name, family) in families.sorted(by: { $0.key < $1.key }) {
            text += "# TYPE \(name) \(family.type)\n"
            for (labels, series) in family.series.sorted(by: { $0.key < $1.key }) {
                series.write(name: name, labels: labels, to: &text)
            }
        }
        return text
    }

    // MARK: - MetricsFactory

    /// Returns the counter with a label and dimensions, which starts at 0.
    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions) { CounterSeries() }
    }

    /// Returns the floating-point counter with a label and dimensions.
    public func makeFloatingPointCounter(
        label: String,
        dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        series(label, dimensions) { CounterSeries() }
    }

    /// Returns the gauge with a label and dimensions.
    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions) { GaugeSeries() }
    }

    /// Returns a histogram of the values if `aggregate` is true, otherwise a gauge of the last value.
    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        aggregate
            ? series(label, dimensions) { HistogramSeries(bounds: HistogramSeries.sizes) }
            : series(label, dimensions) { GaugeSeries() }
    }

    /// Returns a histogram of durations in seconds.
    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions) { HistogramSeries(bounds: HistogramSeries.seconds) }
    }

    /// Removes a counter from the registry.
    public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    /// Removes a counter from the registry.
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }
    /// Removes a gauge from the registry.
    public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    /// Removes a histogram or gauge from the registry.
    public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
    /// Removes a histogram from the registry.
    public func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    private func remove(_ handler: AnyObject) {
        families.withLock { families in
            for (name, family) in families {
                families[name]?.series = family.series.filter { $0.value !== handler }
                if families[name]?.series.isEmpty == true { families[name] = nil }
            }
        }
    }

    // MARK: - Text

    /// Returns a label as a metric name of letters, digits and underscores. Other characters become underscores.
    static func name(_ label: String) -> String {
        let name = String(label.unicodeScalars.map { isNameScalar($0) ? Character($0) : "_" })
        guard let first = name.unicodeScalars.first else { return "_" }
        return ("0"..."9").contains(first) ? "_" + name : name
    }

    private static func isNameScalar(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", ":": true
        default: false
        }
    }

    /// Returns dimensions as labels such as `{reason="disabled"}`; empty without dimensions.
    static func labels(_ dimensions: [(String, String)]) -> String {
        guard !dimensions.isEmpty else { return "" }
        let pairs = dimensions.map { "\(name($0.0))=\"\(escaped($0.1))\"" }
        return "{\(pairs.joined(separator: ","))}"
    }

    private static func escaped(_ value: String) -> String {
        var result = ""
        for character in value {
            switch character {
            case "\\": result += "\\\\"
            case "\"": result += "\\\""
            case "\n": result += "\\n"
            default: result.append(character)
            }
        }
        return result
    }
}
