import Accessibility

/// A chart, in a file that imports Accessibility alone.
enum AccessibilityOnly {
    static func chart(of values: [Double]) -> AXChartDescriptor {
        let axis = AXNumericDataAxisDescriptor(title: "Day", range: 0...7, gridlinePositions: []) { "day \(Int($0))" }
        let heights = AXNumericDataAxisDescriptor(title: "Height", range: 0...10, gridlinePositions: []) { "\($0) m" }
        let points = values.indices.map { AXDataPoint(x: Double($0), y: values[$0]) }
        return AXChartDescriptor(
            title: "Heights",
            summary: nil,
            xAxis: axis,
            yAxis: heights,
            additionalAxes: [],
            series: [AXDataSeriesDescriptor(name: "Heights", isContinuous: true, dataPoints: points)]
        )
    }
}

/// An object that describes itself as a chart.
final class HeightChart: AXChart {
    var accessibilityChartDescriptor: AXChartDescriptor? = AccessibilityOnly.chart(of: [1, 2])
}
