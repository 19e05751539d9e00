import Charts
import SwiftUI

/// Points and rectangles.
struct PointChartsPage: View {
    var body: some View {
        ChartGrid {
            ChartFrame(title: "Points") {
                Chart(Self.flowers) { flower in
                    PointMark(x: .value("Length", flower.length), y: .value("Width", flower.width))
                        .foregroundStyle(by: .value("Kind", flower.kind))
                        .symbol(by: .value("Kind", flower.kind))
                }
                .chartXAxisLabel("Length in cm")
                .chartYAxisLabel("Width in cm")
            }
            ChartFrame(title: "Sizes") {
                Chart(Self.flowers.filter { $0.id.isMultiple(of: 4) }) { flower in
                    PointMark(x: .value("Length", flower.length), y: .value("Width", flower.width))
                        .symbolSize(by: .value("Height", flower.height))
                        .foregroundStyle(.purple.opacity(0.5))
                }
            }
            ChartFrame(title: "Heat map", height: 260) {
                Chart(Self.visits, id: \.id) { cell in
                    RectangleMark(
                        x: .value("Hour", cell.hour),
                        y: .value("Day", cell.day),
                        width: .ratio(0.95),
                        height: .ratio(0.9)
                    )
                    .foregroundStyle(by: .value("Visits", cell.visits))
                    .cornerRadius(3)
                }
                .chartForegroundStyleScale(range: Gradient(colors: [.blue.opacity(0.1), .blue]))
            }
            ChartFrame(title: "Counted in bins") {
                let bins = NumberBins(data: Self.flowers.map(\.length), desiredCount: 10)
                let counts = Dictionary(grouping: Self.flowers) { bins.index(for: $0.length) }
                Chart(counts.sorted { $0.key < $1.key }, id: \.key) { index, flowers in
                    BarMark(x: .value("Length", bins[index]), y: .value("Count", flowers.count), width: .ratio(0.95))
                }
            }
            ChartFrame(title: "Symbols of one's own") {
                Chart(Array(["sun.max", "cloud", "cloud.rain", "sun.max", "snowflake"].enumerated()), id: \.offset) {
                    day in
                    PointMark(x: .value("Day", day.offset + 1), y: .value("Degrees", [18, 14, 9, 16, 2][day.offset]))
                        .symbol { Image(systemName: day.element).foregroundStyle(.tint) }
                }
                .chartXScale(domain: 0...6)
            }
        }
    }

    struct Flower: Identifiable {
        let id: Int
        let kind: String
        let length: Double
        let width: Double
        let height: Double
    }

    /// Sixty flowers, the same each time.
    static let flowers: [Flower] = (0..<60).map { index in
        let kind = index % 3
        let angle = Double(index) * 2.399_963
        let distance = Double(index % 20) / 20
        return Flower(
            id: index,
            kind: ["Setosa", "Versicolor", "Virginica"][kind],
            length: [1.5, 4.3, 5.6][kind] + distance * cos(angle) * 0.9,
            width: [0.4, 1.3, 2.1][kind] + distance * sin(angle) * 0.4,
            height: 5 + 3 * distance
        )
    }

    private static let visits: [(id: String, day: String, hour: String, visits: Int)] = [
        "Mon", "Tue", "Wed", "Thu", "Fri",
    ]
    .enumerated().flatMap { row, day in
        (0..<8).map { column in
            (
                id: "\(day) \(column)",
                day: day,
                hour: "\(8 + 2 * column)",
                visits: Int(40 + 35 * sin(Double(column) / 2.2 + Double(row) / 3) + 20 * cos(Double(row * column)))
            )
        }
    }
}
