public import CoreMetrics
internal import Synchronization

/// A backend of swift-metrics that keeps its numbers in memory and writes them in Prometheus' text format.
///
/// A timer and an aggregating recorder become a histogram; a timer's unit is the second. A metric is made once: the
/// same label and dimensions give the same numbers.
public final class PrometheusRegistry: MetricsFactory {
    /// The registry of this process, which ``OrielServer/OrielServer`` serves at `/metrics`.
    public static let shared = PrometheusRegistry()

    private let families = Mutex<[String: Family]>([:])

    /// Makes an empty registry.
    public init() {}

    /// What is measured under one name; all of it has the same type.
    private struct Family: Sendable {
        var type: String
        /// By the labels as they are written.
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
            // A second type under the same name would make the whole text unreadable; it counts, but is not shown.
            guard families[name, default: Family(type: S.type)].type == S.type else { return made }
            families[name, default: Family(type: S.type)].series[labels] = made
            return made
        }
    }

    /// All numbers in the text format 0.0.4, families in the order of their names.
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

    public func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, dimensions) { CounterSeries() }
    }

    public func makeFloatingPointCounter(
        label: String,
        dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler {
        series(label, dimensions) { CounterSeries() }
    }

    public func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, dimensions) { GaugeSeries() }
    }

    public func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        aggregate
            ? series(label, dimensions) { HistogramSeries(bounds: HistogramSeries.sizes) }
            : series(label, dimensions) { GaugeSeries() }
    }

    public func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        series(label, dimensions) { HistogramSeries(bounds: HistogramSeries.seconds) }
    }

    public func destroyCounter(_ handler: any CounterHandler) { remove(handler) }
    public func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) { remove(handler) }
    public func destroyMeter(_ handler: any MeterHandler) { remove(handler) }
    public func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }
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

    /// Letters, digits and underscores; what else a label holds becomes an underscore.
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

    /// `{reason="disabled"}`; empty for no dimensions.
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
