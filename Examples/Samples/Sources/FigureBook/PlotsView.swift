import Figures
import SwiftUI

struct PlotsView: View {
    @State private var samples = PlotsView.spring
    @State private var isOfCoast = false

    var body: some View {
        NavigationStack {
            ScrollView {
                VStack {
                    Toggle("Colours of the coast", isOn: $isOfCoast)
                    Button("Autumn") {
                        withAnimation { samples = Self.autumn }
                    }
                    Legend(samples)
                    HStack {
                        Text("The trend:")
                        Sparkline(samples)
                    }
                }
                .padding(.horizontal)
                Tiles {
                    plots
                    charts
                }
            }
            .navigationTitle("Plots")
        }
        .figurePalette(isOfCoast ? .coast : .meadow)
    }

    @ViewBuilder
    private var plots: some View {
        Tile(name: "Bars") { BarPlot(samples) }
        Tile(name: "Rows") { RowPlot(samples) }
        Tile(name: "Line") { LinePlot(samples) }
        Tile(name: "Area") { AreaPlot(samples) }
        Tile(name: "Steps") { StepPlot(samples) }
        Tile(name: "Lollipops") { LollipopPlot(samples) }
        Tile(name: "Donut") { DonutPlot(samples) }
        Tile(name: "Radar") { RadarPlot(samples) }
        Tile(name: "Gauge") { ArcGauge(share: samples[0].value / 10) }
        Tile(name: "Heat map") { HeatMap(rows: [[1, 2, 3], [2, 4, 6], [3, 6, 9]]) }
        Tile(name: "Bullet") { BulletBar(value: samples[1].value, goal: 8) }
        Tile(name: "Waterfall") { WaterfallPlot([Sample("a", 5), Sample("b", -2), Sample("c", 4)]) }
        Tile(name: "Funnel") { FunnelPlot(samples.sorted { $0.value > $1.value }) }
        Tile(name: "Spans") { SpanPlot(Self.spans) }
        Tile(name: "Treemap") { TreemapPlot(samples) }
    }

    @ViewBuilder
    private var charts: some View {
        Tile(name: "Bar chart") { BarChart(samples) }
        Tile(name: "Trend chart") { TrendChart(samples) }
        Tile(name: "Pie chart") { PieChart(samples) }
        Tile(name: "Range chart") { RangeChart(Self.spans) }
    }

    private static let spring = [Sample("Kale", 4), Sample("Peas", 7), Sample("Leeks", 3), Sample("Figs", 1)]
    private static let autumn = [Sample("Kale", 9), Sample("Peas", 2), Sample("Leeks", 6), Sample("Figs", 8)]
    private static let spans = [Span("Sow", 0...2), Span("Grow", 1...6), Span("Pick", 5...8)]
}
