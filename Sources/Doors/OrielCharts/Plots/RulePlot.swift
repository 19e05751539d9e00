/// A straight line for each element of a collection.
public struct RulePlot<Content: ChartContent> {
    let content: Content
}

extension RulePlot: ChartContent {
    public var body: Content { content }
}

extension RulePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _vector() -> _PlotVector<Content.DataElement> { content._vector() }
}

extension RulePlot {
    /// Vertical lines over the height of the plot.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.rule, data) { mark, element in
            mark.x = x.channel(element)
        }
    }

    /// Horizontal lines over the width of the plot.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.rule, data) { mark, element in
            mark.y = y.channel(element)
        }
    }

    /// Vertical lines between two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.rule, data) { mark, element in
            mark.x = x.channel(element)
            mark.yStart = yStart.channel(element)
            mark.yEnd = yEnd.channel(element)
        }
    }

    /// Horizontal lines between two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.rule, data) { mark, element in
            mark.xStart = xStart.channel(element)
            mark.xEnd = xEnd.channel(element)
            mark.y = y.channel(element)
        }
    }
}
