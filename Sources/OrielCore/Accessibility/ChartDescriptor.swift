import Foundation

/// An object that describes itself as a chart, such as a view of UIKit.
public protocol AXChart: AnyObject {
    var accessibilityChartDescriptor: AXChartDescriptor? { get set }
}

/// An axis of a chart, for assistive technology.
public protocol AXDataAxisDescriptor: AnyObject {
    var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
    /// How numbers are read on an axis. Has no effect: a table has the values as texts.
    public enum ScaleType: Int, Sendable { case linear, log10, ln }

    public var title: String
    public var range: ClosedRange<Double>
    public var gridlinePositions: [Double]
    public var scaleType = ScaleType.linear
    /// Returns the text that is read for a number.
    public var valueDescriptionProvider: (Double) -> String

    public init(
        title: String,
        range: ClosedRange<Double>,
        gridlinePositions: [Double],
        valueDescriptionProvider: @escaping (Double) -> String
    ) {
        self.title = title
        self.range = range
        self.gridlinePositions = gridlinePositions
        self.valueDescriptionProvider = valueDescriptionProvider
    }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
    public var title: String
    public var categoryOrder: [String]

    public init(title: String, categoryOrder: [String]) {
        self.title = title
        self.categoryOrder = categoryOrder
    }
}

/// A value of a point: a number or a category.
public final class AXDataPointValue {
    public let number: Double
    public let category: String

    private init(number: Double, category: String) {
        self.number = number
        self.category = category
    }

    public class func valueWithNumber(_ number: Double) -> AXDataPointValue {
        AXDataPointValue(number: number, category: "")
    }

    public class func valueWithCategory(_ category: String) -> AXDataPointValue {
        AXDataPointValue(number: 0, category: category)
    }
}

/// A point of a chart.
public final class AXDataPoint {
    public let xValue: AXDataPointValue
    public let yValue: AXDataPointValue?
    public var label: String?
    public var additionalValues: [AXDataPointValue]

    private init(
        _ x: AXDataPointValue,
        _ y: Double?,
        _ additionalValues: [AXDataPointValue],
        _ label: String?
    ) {
        xValue = x
        yValue = y.map { AXDataPointValue.valueWithNumber($0) }
        self.additionalValues = additionalValues
        self.label = label
    }

    public convenience init(
        x: Double,
        y: Double? = nil,
        additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) {
        self.init(.valueWithNumber(x), y, additionalValues, label)
    }

    public convenience init(
        x: String,
        y: Double? = nil,
        additionalValues: [AXDataPointValue] = [],
        label: String? = nil
    ) {
        self.init(.valueWithCategory(x), y, additionalValues, label)
    }
}

/// The points of a line, or the bars of one colour.
public final class AXDataSeriesDescriptor {
    public var name: String?
    public var isContinuous: Bool
    public var dataPoints: [AXDataPoint]

    public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
        self.name = name
        self.isContinuous = isContinuous
        self.dataPoints = dataPoints
    }
}

/// What a chart shows, for assistive technology.
public final class AXChartDescriptor {
    public var title: String?
    public var summary: String?
    public var xAxis: any AXDataAxisDescriptor
    public var yAxis: AXNumericDataAxisDescriptor?
    public var additionalAxes: [any AXDataAxisDescriptor]
    public var series: [AXDataSeriesDescriptor]

    public init(
        title: String?,
        summary: String?,
        xAxis: any AXDataAxisDescriptor,
        yAxis: AXNumericDataAxisDescriptor?,
        additionalAxes: [any AXDataAxisDescriptor] = [],
        series: [AXDataSeriesDescriptor]
    ) {
        self.title = title
        self.summary = summary
        self.xAxis = xAxis
        self.yAxis = yAxis
        self.additionalAxes = additionalAxes
        self.series = series
    }
}

/// Describes a chart to assistive technology.
@MainActor @preconcurrency
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor

    /// Changes a descriptor. Unlike Apple's, it is never called: each change of the view creates a new descriptor.
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}

extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}

/// A chart as a table: browsers have no charts for screen readers.
private struct ChartDescription<Representable: AXChartDescriptorRepresentable> {
    let representable: Representable
}

extension ChartDescription: View {
    private struct Row: Identifiable {
        let id: Int
        let cells: [String]
    }

    var body: some View {
        let chart = representable.makeChartDescriptor()
        let columns = columns(of: chart)
        VStack {
            if let title = chart.title { Text(verbatim: title).accessibilityAddTraits(.isHeader) }
            if let summary = chart.summary { Text(verbatim: summary) }
            Table(rows(of: chart)) {
                TableColumnForEach(Array(columns.enumerated()), id: \.offset) { index, title in
                    TableColumn(Text(verbatim: title)) { (row: Row) in Text(verbatim: row.cells[index]) }
                }
            }
            // A compact table has only its first column.
            .environment(\.horizontalSizeClass, .regular)
        }
    }

    private func columns(of chart: AXChartDescriptor) -> [String] {
        (chart.series.count > 1 ? [""] : []) + [chart.xAxis.title] + (chart.yAxis.map { [$0.title] } ?? [])
            + chart.additionalAxes.map(\.title)
    }

    private func rows(of chart: AXChartDescriptor) -> [Row] {
        let points = chart.series.flatMap { series in series.dataPoints.map { (series, $0) } }
        return points.enumerated()
            .map { id, point in
                let (series, data) = point
                let name = [series.name, data.label].compactMap { $0 }.joined(separator: " ")
                let x = text(of: data.xValue, on: chart.xAxis)
                let y = chart.yAxis.map { axis in [data.yValue.map { text(of: $0, on: axis) } ?? ""] } ?? []
                let others = chart.additionalAxes.enumerated()
                    .map { index, axis in
                        data.additionalValues.indices.contains(index)
                            ? text(of: data.additionalValues[index], on: axis) : ""
                    }
                let label = data.label.map { "\($0) " } ?? ""
                return Row(id: id, cells: (chart.series.count > 1 ? [name] : []) + [label + x] + y + others)
            }
    }

    private func text(of value: AXDataPointValue, on axis: any AXDataAxisDescriptor) -> String {
        guard value.category.isEmpty else { return value.category }
        guard let axis = axis as? AXNumericDataAxisDescriptor else { return value.number.formatted() }
        return axis.valueDescriptionProvider(value.number)
    }
}

extension View {
    /// Describes the view as a chart to assistive technology. Unlike Apple's, screen readers read it as a table.
    public nonisolated func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(
        _ representable: R
    ) -> some View {
        accessibilityRepresentation { ChartDescription(representable: representable) }
    }
}
