import SwiftUI

/// A drawing that is described as a chart.
struct DescribedChart: View {
    let sales: [(month: String, count: Int)]

    var body: some View {
        HStack(alignment: .bottom) {
            ForEach(sales, id: \.month) { sale in
                Rectangle().frame(width: 20, height: CGFloat(sale.count) * 10)
            }
        }
        .accessibilityChartDescriptor(self)
    }
}

extension DescribedChart: AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor {
        let months = AXCategoricalDataAxisDescriptor(title: "Month", categoryOrder: sales.map(\.month))
        let counts = AXNumericDataAxisDescriptor(title: "Sold", range: 0...10, gridlinePositions: []) { value in
            "\(Int(value)) pieces"
        }
        let series = AXDataSeriesDescriptor(
            name: "Sales",
            isContinuous: false,
            dataPoints: sales.map { AXDataPoint(x: $0.month, y: Double($0.count)) }
        )
        return AXChartDescriptor(
            title: "Sales by month",
            summary: "More in May",
            xAxis: months,
            yAxis: counts,
            additionalAxes: [],
            series: [series]
        )
    }
}
