import Charts
import OrielTesting
import SwiftUI
import Testing

private struct Shape3D: Identifiable {
    var color: String
    var type: String
    var count: Double
    var id = UUID()
}

private struct Profit: Identifiable {
    let department: String
    let profit: Double
    var id: String { department }
}

private enum Location: String, CaseIterable, Plottable {
    case cupertino = "Cupertino"
    case london = "London"
}

private struct Temperature: Identifiable {
    let id = UUID()
    let location: Location
    let date: Date
    let value: Int
}

/// Charts as Apple documents them.
private struct ChartForms: View {
    let shapes = [
        Shape3D(color: "Green", type: "Cube", count: 2), Shape3D(color: "Green", type: "Sphere", count: 0),
        Shape3D(color: "Pink", type: "Cube", count: 1),
    ]
    let temperatures = Location.allCases.flatMap { location in
        (0..<4).map {
            Temperature(location: location, date: Date(timeIntervalSinceNow: Double($0) * 86_400), value: $0)
        }
    }
    @State private var selected: Date?
    @State private var range: ClosedRange<Int>?
    @State private var angle: Double?
    @State private var start = Date()

    var body: some View {
        ScrollView {
            bars
            lines
            others
            axes
            interactive
        }
    }

    @ViewBuilder private var bars: some View {
        Chart {
            BarMark(x: .value("Shape Type", shapes[0].type), y: .value("Total Count", shapes[0].count))
            BarMark(x: .value("Shape Type", shapes[1].type), y: .value("Total Count", shapes[1].count))
        }
        Chart(shapes) { shape in
            BarMark(x: .value("Shape Type", shape.type), y: .value("Total Count", shape.count))
                .foregroundStyle(by: .value("Shape Color", shape.color))
                .position(by: .value("Shape Color", shape.color))
                .cornerRadius(3, style: .circular)
                .accessibilityLabel(shape.type)
                .accessibilityValue("\(shape.count)")
        }
        .chartForegroundStyleScale(["Green": .green, "Purple": .purple, "Pink": .pink, "Yellow": .yellow])
        Chart([Profit(department: "Production", profit: 15000), Profit(department: "Marketing", profit: 8000)]) {
            BarMark(x: .value("Profit", $0.profit))
                .foregroundStyle(by: .value("Product Category", $0.department))
        }
        Chart(shapes) {
            BarMark(
                xStart: .value("Start", $0.count),
                xEnd: .value("End", $0.count + 1),
                y: .value("Type", $0.type),
                height: .ratio(0.5)
            )
            .annotation(position: .trailing, alignment: .center, spacing: 2) { Text("note") }
        }
    }

    @ViewBuilder private var lines: some View {
        Chart {
            ForEach(temperatures) {
                LineMark(x: .value("Date", $0.date, unit: .day), y: .value("Temperature", $0.value))
                    .foregroundStyle(by: .value("Location", $0.location))
                    .symbol(by: .value("Location", $0.location))
                    .interpolationMethod(.catmullRom(alpha: 0.3))
                    .lineStyle(StrokeStyle(lineWidth: 3, dash: [2]))
            }
            RuleMark(y: .value("Limit", 3)).foregroundStyle(.red.gradient)
            RuleMark(xStart: 10, y: .value("Limit", 3))
            RectangleMark(x: .value("Now", Date()), yStart: 0, yEnd: 4, width: .inset(1))
            PointMark(x: .value("Now", Date()), y: 12)
            BarMark(x: .value("Now", Date()), yEnd: 8, width: .fixed(4))
            if let selected {
                RuleMark(x: .value("Selected", selected, unit: .day)).zIndex(-1).offset(yStart: -10)
            } else {
                PointMark(x: .value("Now", Date()), y: .value("Temperature", 2)).symbolSize(100).symbol(.cross)
            }
        }
        Chart(temperatures) {
            AreaMark(
                x: .value("Date", $0.date),
                y: .value("Temperature", $0.value),
                series: .value("Location", $0.location),
                stacking: .unstacked
            )
            .opacity(0.3)
            .alignsMarkStylesWithPlotArea()
            .annotation(position: .overlay, overflowResolution: .init(x: .fit(to: .plot))) { Text("area") }
        }
        .chartYScale(domain: 0...10)
        .chartXScale(range: .plotDimension(padding: 20))
    }

    @ViewBuilder private var others: some View {
        Chart(shapes) {
            SectorMark(
                angle: .value("Count", $0.count),
                innerRadius: .ratio(0.5),
                outerRadius: .inset(10),
                angularInset: 1
            )
        }
        Chart(shapes) {
            RectangleMark(x: .value("Type", $0.type), y: .value("Color", $0.color)).foregroundStyle(
                by: .value("Count", $0.count)
            )
        }
        Chart(shapes) {
            PointMark(x: .value("Type", $0.type), y: .value("Count", $0.count))
                .symbol { Image(systemName: "star") }
            PointMark(x: .value("Type", $0.type), y: .value("Count", $0.count))
                .symbol(BasicChartSymbolShape.square.strokeBorder(lineWidth: 2))
                .symbolSize(by: .value("Count", $0.count))
        }
        .chartSymbolSizeScale(range: 10...200)
        Chart { Limit(value: 4) }
    }

    @ViewBuilder private var axes: some View {
        Chart(temperatures) {
            BarMark(x: .value("Date", $0.date, unit: .day), y: .value("Temperature", $0.value))
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .day)) { value in
                if value.index.isMultiple(of: 2) {
                    AxisGridLine().foregroundStyle(.orange)
                    AxisTick(length: .longestLabel, stroke: StrokeStyle(lineWidth: 1))
                    AxisValueLabel(format: .dateTime.month(.abbreviated).day(), centered: true)
                } else {
                    AxisGridLine(stroke: StrokeStyle(lineWidth: 1, dash: [2]))
                }
            }
        }
        .chartYAxis {
            AxisMarks(preset: .extended, position: .leading, values: [0, 2, 4]) { value in
                AxisGridLine()
                AxisValueLabel {
                    if let degrees = value.as(Int.self) { Text("\(degrees) degrees").font(.caption) }
                }
            }
            AxisMarks(
                format: Decimal.FormatStyle.Percent.percent.scale(1),
                position: .trailing,
                values: .automatic(desiredCount: 3)
            )
        }
        .chartXAxisLabel("Day", alignment: .center)
        .chartYAxisLabel(position: .leading) { Text("Degrees").bold() }
        .chartLegend(position: .bottom, alignment: .leading, spacing: 10) { Text("a legend") }
        .chartPlotStyle { plotArea in plotArea.background(.gray.opacity(0.1)).border(.red) }
        Chart(shapes) { BarMark(x: .value("Type", $0.type), y: .value("Count", $0.count)) }
            .chartXAxis(.hidden)
            .chartYAxis { AxisMarks(values: .automatic) }
            .chartLegend(.hidden)
            .chartYScale(domain: .automatic(includesZero: false, reversed: true), type: .squareRoot)
    }

    @ViewBuilder private var interactive: some View {
        Chart(temperatures) { LineMark(x: .value("Date", $0.date), y: .value("Temperature", $0.value)) }
            .chartXSelection(value: $selected)
            .chartYSelection(range: $range)
            .chartAngleSelection(value: $angle)
            .chartScrollableAxes(.horizontal)
            .chartXVisibleDomain(length: 3600 * 24 * 2)
            .chartScrollPosition(x: $start)
            .chartScrollTargetBehavior(
                .valueAligned(matching: DateComponents(hour: 0), majorAlignment: .matching(DateComponents(day: 1)))
            )
            .chartScrollTargetBehavior(.valueAligned(unit: 3600, majorAlignment: .page))
            .chartBackground { _ in Color.yellow }
            .chartOverlay { proxy in
                GeometryReader { geometry in
                    Rectangle().fill(.clear).contentShape(Rectangle())
                        .gesture(
                            DragGesture().onChanged { value in
                                let origin = geometry[proxy.plotAreaFrame].origin
                                let place = CGPoint(x: value.location.x - origin.x, y: value.location.y - origin.y)
                                let (date, degrees) = proxy.value(at: place, as: (Date, Int).self) ?? (.now, 0)
                                _ = (date, degrees, proxy.position(forX: date), proxy.plotSize)
                            }
                        )
                }
            }
    }
}

private struct Limit: ChartContent {
    let value: Double

    var body: some ChartContent {
        RuleMark(y: .value("Limit", value))
        RuleMark(xStart: .value("Start", 1), xEnd: .value("End", 2), y: .value("Limit", value + 1))
    }
}

@MainActor
@Suite struct ChartFormsTests {
    @Test func `charts show their marks, axes and legends`() {
        let host = ViewHost { ChartForms() }

        #expect(host.issues == [])
        #expect(host.texts.contains("Cube") && host.texts.contains("a legend") && host.texts.contains("Cupertino"))
        #expect(host.texts.contains("4 degrees") && host.texts.contains("note"))
    }

    @Test func `plots of functions and collections show their marks, axes and legends`() {
        let host = ViewHost { PlotForms() }

        #expect(host.issues == [])
        #expect(host.texts.contains("North") && host.texts.contains("day 3"))
    }

    @Test func `bins of dates and numbers are collections`() {
        let bins = NumberBins(range: 0.0...10, desiredCount: 5)
        let weeks = DateBins(unit: .weekOfYear, range: Date()...Date(timeIntervalSinceNow: 86_400 * 30))

        #expect(bins.map(\.lowerBound) == [0, 2, 4, 6, 8] && weeks.count > 3)
    }
}
