import Foundation
import OrielCore

/// A chart whose places are computed.
struct ChartView: View {
    let proxy: ChartProxy
    @Binding var legendSize: CGSize?
    let environment: EnvironmentValues

    private var layout: ChartLayout { proxy.layout }
    private var settings: ChartSettings { proxy.settings }

    var body: some View {
        ZStack(alignment: .topLeading) {
            layers(settings.backgrounds)
            ChartPlotView(proxy: proxy)
            titles
            legend
            layers(settings.overlays)
        }
        .frame(width: layout.size.width, height: layout.size.height, alignment: .topLeading)
        // Axes have the same sides in all languages.
        .environment(\.layoutDirection, .leftToRight)
        // Charts in annotations have settings of their own.
        .environment(\.chart, ChartSettings())
    }

    private func layers(_ layers: [ChartLayer]) -> some View {
        ForEach(layers.indices, id: \.self) { index in
            layers[index].content(proxy)
                .frame(width: layout.size.width, height: layout.size.height, alignment: layers[index].alignment)
        }
    }

    private var titles: some View {
        ForEach(layout.titles) { title in
            title.title.content
                .font(.caption)
                .foregroundStyle(.secondary)
                .rotationEffect(title.angle)
                .anchored(title.anchor, at: title.place)
        }
    }

    @ViewBuilder private var legend: some View {
        if let legend = layout.legend {
            let frame = layout.legendFrame
            ChartLegendView(legend: legend, width: frame.width, environment: environment, size: $legendSize)
                .frame(width: frame.width, height: frame.height, alignment: settings.legend.frameAlignment)
                .offset(x: frame.minX, y: frame.minY)
        }
    }
}

extension ChartLegendSettings {
    /// Where the legend is in its frame.
    fileprivate var frameAlignment: Alignment {
        if let alignment { return alignment }
        return switch position.place {
        case .top, .bottom: .center
        case .topTrailing, .bottomTrailing: .topTrailing
        case .overlay: .topTrailing
        default: .topLeading
        }
    }
}
