import Charts
import OrielTesting
import SwiftUI
import Testing

/// Scales of symbols and lines, a part of a long axis, a gesture of one's own, and marks without their type.
struct ChartScaleForms: View {
    @State private var tapped = ""
    var showsRule = true

    var body: some View {
        Chart {
            ForEach(0..<4) { index in
                LineMark(x: .value("Day", index), y: .value("Count", index * index))
                    .foregroundStyle(by: .value("Kind", index < 2 ? "Low" : "High"))
                    .lineStyle(by: .value("Kind", index < 2 ? "Low" : "High"))
                    .symbol(by: .value("Kind", index < 2 ? "Low" : "High"))
            }
            rule
        }
        .chartSymbolScale(["Low": .square, "High": .triangle])
        .chartLineStyleScale(["Low": StrokeStyle(lineWidth: 1), "High": StrokeStyle(lineWidth: 5, dash: [4, 2])])
        .chartScrollableAxes(.vertical)
        .chartYVisibleDomain(length: 5)
        .chartGesture { proxy in
            SpatialTapGesture().onEnded { tap in
                tapped = proxy.value(atX: tap.location.x, as: Int.self).map(String.init) ?? "nothing"
            }
        }
        .frame(height: 200)
        Text("tapped \(tapped)")
    }

    private var rule: AnyChartContent {
        showsRule
            ? AnyChartContent(RuleMark(y: .value("Goal", 4)))
            : AnyChartContent(PointMark(x: .value("Day", 1), y: .value("Goal", 2)))
    }
}

@MainActor
@Suite struct ChartScaleFormsTests {
    @Test func `scales give each series its symbol and its line`() throws {
        let host = ViewHost { ChartScaleForms() }

        #expect(host.issues.isEmpty)
        #expect(try host.standalonePage().contains("stroke-dasharray:4"))
    }
}
