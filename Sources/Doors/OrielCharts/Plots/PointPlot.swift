/// A symbol for each element of a collection.
public struct PointPlot<Content: ChartContent> {
    let content: Content
}

extension PointPlot: ChartContent {
    public var body: Content { content }
}

extension PointPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _vector() -> _PlotVector<Content.DataElement> { content._vector() }
}

extension PointPlot {
    /// Symbols at two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.point, data) { mark, element in
            mark.x = x.channel(element)
            mark.y = y.channel(element)
        }
    }

    /// Symbols half way up the plot.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.point, data) { mark, element in
            mark.x = x.channel(element)
        }
    }

    /// Symbols half way across the plot.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.point, data) { mark, element in
            mark.y = y.channel(element)
        }
    }
}
