import Charts
import SwiftUI

/// Plots of functions and of whole collections, in the forms of Apple's documentation.
struct PlotForms: View {
    struct Day: Identifiable {
        let id: Int
        let date: Date
        let place: String
        let rain: Double
        let color: Color
        var low: Double { rain - 1 }
        var high: Double { rain + 1 }
        var size: CGFloat { CGFloat(rain) * 10 }
        var opacity: Double { 0.5 }
        var name: String { "day \(id)" }
    }

    private let days = (0..<6).map { day in
        Day(
            id: day,
            date: Date(timeIntervalSinceReferenceDate: Double(day) * 86_400),
            place: day.isMultiple(of: 2) ? "North" : "South",
            rain: Double(day * day % 7) + 1,
            color: day > 2 ? .red : .blue
        )
    }

    private var points: some VectorizedChartContent<Day> {
        PointPlot(days, x: .value("Date", \.date), y: .value("Rain", \.rain))
            .symbolSize(\.size)
            .foregroundStyle(\.color)
    }

    var body: some View {
        VStack {
            Chart {
                LinePlot(x: "x", y: "sin(x)", domain: 0...6) { x in sin(x) }
                    .foregroundStyle(.red)
                AreaPlot(x: "x", y: "area", domain: 0...6) { cos($0) }
                    .opacity(0.3)
                AreaPlot(x: "x", yStart: "low", yEnd: "high", domain: 0...6) { x in (yStart: x - 1, yEnd: x + 1) }
                LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * Double.pi)) { t in (x: 3 + cos(t), y: sin(t)) }
            }
            Chart {
                LinePlot(x: "x", y: "1/x") { 1 / $0 }
            }
            .chartXScale(domain: -2...2)
            .chartYScale(domain: -10...10)
            Chart {
                LinePlot(days, x: .value("Date", \.date, unit: .day), y: .value("Rain", \.rain))
                    .foregroundStyle(by: .value("Place", \.place))
                    .symbol(by: .value("Place", \.place))
                    .lineStyle(StrokeStyle(lineWidth: 2))
                LinePlot(
                    days,
                    x: .value("Date", \.date),
                    y: .value("High", \.high),
                    series: .value("Place", \.place)
                )
                points.opacity(\.opacity)
                RulePlot(days, x: .value("Date", \.date), yStart: .value("Low", \.low), yEnd: .value("High", \.high))
                RectanglePlot(
                    days,
                    x: .value("Date", \.date),
                    yStart: .value("Low", \.low),
                    yEnd: .value("High", \.high),
                    width: 6
                )
                AreaPlot(
                    days,
                    x: .value("Date", \.date),
                    yStart: .value("Low", \.low),
                    yEnd: .value("High", \.high)
                )
            }
            Chart {
                BarPlot(days, x: .value("Name", \.name), y: .value("Rain", \.rain))
                    .foregroundStyle(by: .value("Place", \.place))
                    .position(by: .value("Place", \.place))
                    .accessibilityLabel(\.name)
            }
            Chart {
                SectorPlot(days, angle: .value("Rain", \.rain), innerRadius: .ratio(0.5), angularInset: 1)
                    .foregroundStyle(by: .value("Name", \.name))
            }
        }
    }
}
