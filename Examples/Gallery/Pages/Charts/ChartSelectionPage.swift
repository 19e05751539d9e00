import Charts
import SwiftUI

/// Charts that answer to a finger: selected values and ranges, and plots that scroll.
struct ChartSelectionPage: View {
    @State private var day: Date?
    @State private var range: ClosedRange<Date>?
    @State private var tapped: String?
    @State private var first = Weather.all[10].day

    var body: some View {
        ChartGrid {
            ChartFrame(title: "A value", height: 260) {
                Chart {
                    ForEach(bergen) { day in
                        LineMark(x: .value("Day", day.day), y: .value("Temperature", day.mean))
                    }
                    if let selected {
                        RuleMark(x: .value("Selected", selected.day))
                            .foregroundStyle(.secondary)
                            .annotation(
                                position: .top,
                                overflowResolution: .init(x: .fit(to: .chart), y: .fit(to: .chart))
                            ) {
                                VStack {
                                    Text(selected.day, format: .dateTime.month().day())
                                    Text(selected.mean, format: .number.precision(.fractionLength(1))).bold()
                                }
                                .font(.caption)
                                .padding(6)
                                .background(.background, in: .rect(cornerRadius: 6))
                                .shadow(radius: 2)
                            }
                        PointMark(x: .value("Day", selected.day), y: .value("Temperature", selected.mean))
                    }
                }
                .chartXSelection(value: $day)
            }
            ChartFrame(title: "A range", height: 260) {
                VStack(alignment: .leading) {
                    Chart {
                        ForEach(bergen) { day in
                            BarMark(x: .value("Day", day.day, unit: .day), y: .value("Temperature", day.mean))
                                .opacity(range.map { $0.contains(day.day) } ?? true ? 1 : 0.3)
                        }
                    }
                    .chartXSelection(range: $range)
                    Text(
                        range.map { "\(days(in: $0)) days" } ?? "Drag over the days"
                    )
                    .font(.caption)
                }
            }
            ChartFrame(title: "By a proxy", height: 260) {
                VStack(alignment: .leading) {
                    Chart(Sale.all.filter { $0.product == "Bread" }) { sale in
                        BarMark(
                            x: .value("Month", sale.month.formatted(.dateTime.month())),
                            y: .value("Sold", sale.count)
                        )
                    }
                    .chartOverlay { chart in
                        GeometryReader { geometry in
                            Color.clear.contentShape(Rectangle())
                                .onTapGesture { place in
                                    let plot = geometry[chart.plotFrame!]
                                    tapped = chart.value(atX: place.x - plot.minX)
                                }
                        }
                    }
                    Text(tapped.map { "Tapped: \($0)" } ?? "Tap a bar").font(.caption)
                }
            }
            ChartFrame(title: "Scrolling", height: 260) {
                VStack(alignment: .leading) {
                    Chart(bergen) { day in
                        BarMark(x: .value("Day", day.day, unit: .day), y: .value("Temperature", day.mean))
                    }
                    .chartScrollableAxes(.horizontal)
                    .chartXVisibleDomain(length: 86_400 * 10)
                    .chartScrollTargetBehavior(.valueAligned(matching: DateComponents(hour: 0)))
                    .chartScrollPosition(x: $first)
                    HStack {
                        Text("From \(first, format: .dateTime.month().day())").font(.caption)
                        Spacer()
                        Button("To the end") { first = Weather.all[22].day }.font(.caption)
                    }
                }
            }
        }
    }

    private var bergen: [Weather] { Weather.all.filter { $0.city == "Bergen" } }

    /// The day nearest to the selected date.
    private var selected: Weather? {
        day.flatMap { day in bergen.min { abs($0.day.timeIntervalSince(day)) < abs($1.day.timeIntervalSince(day)) } }
    }

    private func days(in range: ClosedRange<Date>) -> Int { bergen.filter { range.contains($0.day) }.count }
}
