import Charts
import SwiftUI

/// Bars: stacked, side by side, to the side, as shares and between two values.
struct BarChartsPage: View {
    @State private var isSummer = false

    var body: some View {
        ChartGrid {
            ChartFrame(title: "Animated") {
                VStack {
                    Chart(Self.visitors, id: \.day) { day in
                        BarMark(x: .value("Day", day.day), y: .value("Visitors", isSummer ? day.summer : day.winter))
                            .foregroundStyle(isSummer ? .orange : .blue)
                            .cornerRadius(4)
                            .annotation { Text(isSummer ? day.summer : day.winter, format: .number).font(.caption2) }
                    }
                    .chartYScale(domain: 0...100)
                    Toggle("Summer", isOn: $isSummer.animation())
                }
            }
            ChartFrame(title: "Stacked") {
                Chart(Sale.all) { sale in
                    BarMark(x: .value("Month", sale.month, unit: .month), y: .value("Sold", sale.count))
                        .foregroundStyle(by: .value("Product", sale.product))
                }
            }
            ChartFrame(title: "Side by side") {
                Chart(Sale.all.filter { $0.count > 12 }) { sale in
                    BarMark(x: .value("Month", sale.month, unit: .month), y: .value("Sold", sale.count))
                        .foregroundStyle(by: .value("Product", sale.product))
                        .position(by: .value("Product", sale.product))
                }
                .chartLegend(position: .top)
            }
            ChartFrame(title: "To the side") {
                Chart(Self.rivers, id: \.name) { river in
                    BarMark(x: .value("Length", river.length), y: .value("River", river.name))
                        .annotation(position: .trailing) {
                            Text(river.length, format: .number).font(.caption).foregroundStyle(.secondary)
                        }
                }
                .chartXAxis(.hidden)
                .chartXScale(domain: 0...8000)
            }
            ChartFrame(title: "Shares") {
                Chart(Sale.all) { sale in
                    BarMark(
                        x: .value("Month", sale.month, unit: .month),
                        y: .value("Sold", sale.count),
                        stacking: .normalized
                    )
                    .foregroundStyle(by: .value("Product", sale.product))
                }
                .chartForegroundStyleScale(["Bread": .brown, "Cake": .pink, "Tart": Color.orange])
            }
            ChartFrame(title: "One bar", height: 80) {
                Chart(Self.storage, id: \.name) { part in
                    BarMark(x: .value("Size", part.size))
                        .foregroundStyle(by: .value("Kind", part.name))
                }
                .chartXAxis(.hidden)
                .chartXScale(domain: 0...100)
                .chartPlotStyle { $0.background(.quaternary).clipShape(.rect(cornerRadius: 8)) }
            }
            ChartFrame(title: "From and to") {
                Chart(Weather.all.filter { $0.city == "Bergen" }.prefix(14)) { day in
                    BarMark(
                        x: .value("Day", day.day, unit: .day),
                        yStart: .value("Low", day.low),
                        yEnd: .value("High", day.high),
                        width: .fixed(8)
                    )
                    .clipShape(Capsule())
                    .foregroundStyle(
                        .linearGradient(colors: [.cyan, .orange], startPoint: .bottom, endPoint: .top)
                    )
                }
                .chartYAxisLabel("°C")
            }
            ChartFrame(title: "Above and below zero") {
                Chart(Array([3, 5, -2, 4, -4, -1, 2].enumerated()), id: \.offset) { quarter in
                    BarMark(x: .value("Quarter", "Q\(quarter.offset + 1)"), y: .value("Growth", quarter.element))
                        .foregroundStyle(quarter.element < 0 ? .red : .green)
                    RuleMark(y: .value("Zero", 0)).foregroundStyle(.secondary).lineStyle(StrokeStyle(lineWidth: 0.5))
                }
            }
        }
    }

    private static let visitors = [
        (day: "Mon", winter: 20, summer: 55), (day: "Tue", winter: 24, summer: 48),
        (day: "Wed", winter: 31, summer: 60),
        (day: "Thu", winter: 28, summer: 71), (day: "Fri", winter: 43, summer: 82),
        (day: "Sat", winter: 65, summer: 96),
        (day: "Sun", winter: 58, summer: 90),
    ]

    private static let rivers = [
        (name: "Nile", length: 6650), (name: "Amazon", length: 6400), (name: "Yangtze", length: 6300),
        (name: "Mississippi", length: 6275), (name: "Danube", length: 2850),
    ]

    private static let storage = [
        (name: "Photos", size: 42), (name: "Apps", size: 23), (name: "Messages", size: 9), (name: "System", size: 14),
    ]
}
