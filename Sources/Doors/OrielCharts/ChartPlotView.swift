import Foundation
public import OrielCore

/// The plot of a chart with the labels around it.
struct ChartPlotView: View {
    let proxy: ChartProxy

    private var layout: ChartLayout { proxy.layout }
    private var settings: ChartSettings { proxy.settings }
    private var plot: CGRect { layout.plot }

    var body: some View {
        ZStack(alignment: .topLeading) {
            if settings.scrolling.axes.isEmpty {
                plotContent.offset(x: plot.minX, y: plot.minY)
                outside(layout.xAxis, settings.x)
            } else {
                ChartScrollView(proxy: proxy) { plotContent }
                if settings.scrolling.axes == .vertical { outside(layout.xAxis, settings.x) }
            }
            if !settings.scrolling.axes.contains(.vertical) { outside(layout.yAxis, settings.y) }
        }
    }

    /// The ticks and labels of an axis.
    @ViewBuilder private func outside(_ axis: AxisDrawing?, _ settings: ChartAxisSettings) -> some View {
        if let axis {
            ZStack(alignment: .topLeading) { AxisView(axis: axis, styles: settings.styles) }
                .frame(width: plot.width, height: plot.height, alignment: .topLeading)
                .offset(x: plot.minX, y: plot.minY)
                .accessibilityHidden(true)
                // Its box covers the plot.
                .allowsHitTesting(false)
        }
    }

    /// What is in the plot.
    private var plotContent: some View {
        settings.plotStyles.reduce(AnyView(plain)) { content, style in
            style(ChartPlotContent(content: content))
        }
    }

    private var plain: some View {
        ZStack(alignment: .topLeading) {
            if let axis = layout.xAxis { AxisLinesView(lines: axis.gridLines).accessibilityHidden(true) }
            if let axis = layout.yAxis { AxisLinesView(lines: axis.gridLines).accessibilityHidden(true) }
            ChartMarksView(layout: layout)
            ForEach(layout.annotations) { annotation in
                AnnotationView(
                    placed: annotation,
                    bounds: bounds,
                    plot: CGRect(origin: .zero, size: layout.contentSize)
                )
            }
            ChartGestures(proxy: proxy)
        }
        .frame(width: layout.contentSize.width, height: layout.contentSize.height, alignment: .topLeading)
    }

    /// The chart in the coordinates of the plot.
    private var bounds: CGRect {
        settings.scrolling.axes.isEmpty
            ? CGRect(origin: CGPoint(x: -plot.minX, y: -plot.minY), size: layout.size)
            : CGRect(origin: .zero, size: layout.contentSize)
    }
}

/// The marks of a chart, which a screen reader reads as a table.
private struct ChartMarksView: View {
    let layout: ChartLayout
    @Environment(\.locale) private var locale
    @Environment(\.calendar) private var calendar
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(layout.marks) { mark in
                MarkView(mark: mark)
            }
        }
        .frame(width: layout.contentSize.width, height: layout.contentSize.height, alignment: .topLeading)
        .accessibilityRepresentation {
            let format = PlotValueFormat(locale: locale, calendar: calendar, timeZone: timeZone)
            ChartTable(data: layout.data, format: format)
        }
    }
}

/// The plot of a chart, whose look `chartPlotStyle` changes.
public struct ChartPlotContent: View {
    let content: AnyView

    public var body: some View { content }
}
