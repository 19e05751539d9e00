import Charts
import SwiftUI

/// Lines and areas: several, stacked, between two values, and how they get from point to point.
struct LineChartsPage: View {
    @State private var method = Method.linear

    var body: some View {
        ChartGrid {
            ChartFrame(title: "Two lines") {
                Chart(Weather.all) { day in
                    LineMark(x: .value("Day", day.day), y: .value("Temperature", day.mean))
                        .foregroundStyle(by: .value("City", day.city))
                        .interpolationMethod(.catmullRom)
                }
                .chartYAxis {
                    AxisMarks(format: Celsius())
                }
            }
            ChartFrame(title: "From point to point") {
                VStack {
                    Chart(Array([2.0, 6, 5, 9, 3, 7].enumerated()), id: \.offset) { point in
                        LineMark(x: .value("Step", point.offset), y: .value("Value", point.element))
                            .interpolationMethod(method.method)
                            .symbol(.circle)
                    }
                    Picker("Method", selection: $method) {
                        ForEach(Method.allCases, id: \.self) { Text($0.rawValue) }
                    }
                }
            }
            ChartFrame(title: "Functions") {
                Chart {
                    AreaPlot(x: "x", y: "sin(x)/x", domain: -20...20) { x in x == 0 ? 1 : sin(x) / x }
                        .opacity(0.3)
                    LinePlot(x: "x", y: "sin(x)/x", domain: -20...20) { x in x == 0 ? 1 : sin(x) / x }
                    LinePlot(x: "x", y: "1/x", domain: -20...20) { 1 / $0 }
                        .foregroundStyle(.orange)
                }
                .chartYScale(domain: -0.5...1)
            }
            ChartFrame(title: "Stacked areas") {
                Chart(Sale.all) { sale in
                    AreaMark(x: .value("Month", sale.month), y: .value("Sold", sale.count))
                        .foregroundStyle(by: .value("Product", sale.product))
                        .interpolationMethod(.monotone)
                }
            }
            ChartFrame(title: "Around a middle") {
                Chart(Sale.all) { sale in
                    AreaMark(x: .value("Month", sale.month), y: .value("Sold", sale.count), stacking: .center)
                        .foregroundStyle(by: .value("Product", sale.product))
                        .interpolationMethod(.cardinal)
                }
                .chartYAxis(.hidden)
            }
            ChartFrame(title: "From low to high") {
                Chart(Weather.all.filter { $0.city == "Naples" }) { day in
                    AreaMark(
                        x: .value("Day", day.day),
                        yStart: .value("Low", day.low),
                        yEnd: .value("High", day.high)
                    )
                    .foregroundStyle(.orange.opacity(0.25))
                    LineMark(x: .value("Day", day.day), y: .value("Mean", day.mean))
                        .foregroundStyle(.orange)
                }
                .chartYScale(domain: .automatic(includesZero: false))
            }
            ChartFrame(title: "A limit") {
                Chart {
                    ForEach(Weather.all.filter { $0.city == "Bergen" }) { day in
                        AreaMark(x: .value("Day", day.day), y: .value("Temperature", day.mean))
                            .foregroundStyle(
                                .linearGradient(
                                    colors: [.blue.opacity(0.5), .blue.opacity(0)],
                                    startPoint: .top,
                                    endPoint: .bottom
                                )
                            )
                        LineMark(x: .value("Day", day.day), y: .value("Temperature", day.mean))
                    }
                    RuleMark(y: .value("Limit", 10))
                        .foregroundStyle(.red)
                        .lineStyle(StrokeStyle(lineWidth: 1, dash: [4, 4]))
                        .annotation(position: .top, alignment: .leading) {
                            Text("Limit").font(.caption).foregroundStyle(.red)
                        }
                }
            }
            ChartFrame(title: "Logarithmic") {
                Chart(0..<9, id: \.self) { step in
                    LineMark(x: .value("Step", step), y: .value("Value", pow(7.0, Double(step)) / 10))
                        .symbol(.diamond)
                }
                .chartYScale(type: .log)
                .chartXAxisLabel("Step")
                .chartYAxisLabel("Value")
            }
            ChartFrame(title: "Dashes and symbols") {
                Chart(Sale.all) { sale in
                    LineMark(x: .value("Month", sale.month), y: .value("Sold", sale.count))
                        .foregroundStyle(by: .value("Product", sale.product))
                        .symbol(by: .value("Product", sale.product))
                        .lineStyle(by: .value("Product", sale.product))
                }
                .chartXAxis {
                    AxisMarks(values: .stride(by: .month)) { _ in
                        AxisGridLine(stroke: StrokeStyle(lineWidth: 0.5, dash: [2, 2]))
                        AxisValueLabel(format: .dateTime.month(.narrow), centered: true)
                    }
                }
                .chartYAxis {
                    AxisMarks(position: .leading)
                }
            }
        }
    }

    enum Method: String, CaseIterable {
        case linear = "Linear"
        case monotone = "Monotone"
        case catmullRom = "Catmull-Rom"
        case cardinal = "Cardinal"
        case stepStart = "Step at the start"
        case stepCenter = "Step in the middle"
        case stepEnd = "Step at the end"

        var method: InterpolationMethod {
            switch self {
            case .linear: .linear
            case .monotone: .monotone
            case .catmullRom: .catmullRom
            case .cardinal: .cardinal
            case .stepStart: .stepStart
            case .stepCenter: .stepCenter
            case .stepEnd: .stepEnd
            }
        }
    }
}

/// Degrees.
private struct Celsius: FormatStyle {
    func format(_ value: Double) -> String { "\(value.formatted(.number.precision(.fractionLength(0))))°" }
}
