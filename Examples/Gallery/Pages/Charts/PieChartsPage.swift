import Charts
import SwiftUI

/// Sectors of pies and donuts.
struct PieChartsPage: View {
    @State private var angle: Double?
    @State private var isShared = true

    var body: some View {
        ChartGrid {
            ChartFrame(title: "Pie", height: 260) {
                Chart(Self.parts, id: \.name) { part in
                    SectorMark(angle: .value("Visits", part.visits))
                        .foregroundStyle(by: .value("Browser", part.name))
                        .annotation(position: .overlay) {
                            Text(part.visits, format: .number).font(.caption.bold()).foregroundStyle(.white)
                        }
                }
            }
            ChartFrame(title: "Donut", height: 260) {
                Chart(Self.parts, id: \.name) { part in
                    SectorMark(
                        angle: .value("Visits", part.visits),
                        innerRadius: .ratio(0.618),
                        angularInset: 1.5
                    )
                    .cornerRadius(5)
                    .foregroundStyle(by: .value("Browser", part.name))
                    .opacity(selected == nil || selected == part.name ? 1 : 0.3)
                }
                .chartAngleSelection(value: $angle)
                .chartLegend(position: .trailing)
                .chartBackground { chart in
                    GeometryReader { geometry in
                        let frame = geometry[chart.plotFrame!]
                        VStack {
                            Text(selected ?? "All").font(.title3.bold())
                            Text(
                                Self.parts.filter { selected == nil || selected == $0.name }.map(\.visits).reduce(0, +),
                                format: .number
                            )
                            .foregroundStyle(.secondary)
                        }
                        .position(x: frame.midX, y: frame.midY)
                    }
                }
            }
            ChartFrame(title: "Animated", height: 260) {
                VStack {
                    Chart(Self.parts, id: \.name) { part in
                        SectorMark(angle: .value("Visits", isShared ? part.visits : 10), innerRadius: .fixed(30))
                            .foregroundStyle(by: .value("Browser", part.name))
                    }
                    .chartLegend(.hidden)
                    Toggle("By visits", isOn: $isShared.animation(.easeInOut(duration: 0.6)))
                }
            }
        }
    }

    /// The part whose sector is at the selected angle.
    private var selected: String? {
        guard let angle else { return nil }
        var sum = 0.0
        return Self.parts.first { part in
            sum += Double(part.visits)
            return angle < sum
        }?.name
    }

    private static let parts = [
        (name: "Chrome", visits: 46), (name: "Safari", visits: 27), (name: "Firefox", visits: 15),
        (name: "Edge", visits: 8),
    ]
}
