/// A bar for each element of a collection.
public struct BarPlot<Content: ChartContent> {
    let content: Content
}

extension BarPlot: ChartContent {
    public var body: Content { content }
}

extension BarPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _vector() -> _PlotVector<Content.DataElement> { content._vector() }
}

extension BarPlot {
    /// Bars for two values: they extend along the axis of the number.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.bar, data) { mark, element in
            mark.x = x.channel(element)
            mark.y = y.channel(element)
            mark.width = width
            mark.height = height
            mark.stacking = stacking
        }
    }

    /// Vertical bars between two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.bar, data) { mark, element in
            mark.x = x.channel(element)
            mark.yStart = yStart.channel(element)
            mark.yEnd = yEnd.channel(element)
            mark.width = width
        }
    }

    /// Horizontal bars between two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimension = .automatic
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.bar, data) { mark, element in
            mark.xStart = xStart.channel(element)
            mark.xEnd = xEnd.channel(element)
            mark.y = y.channel(element)
            mark.height = height
        }
    }

    /// Bars over the height of the plot.
    public init<Data: RandomAccessCollection, X: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.bar, data) { mark, element in
            mark.xStart = xStart.channel(element)
            mark.xEnd = xEnd.channel(element)
        }
    }

    /// Bars over the width of the plot.
    public init<Data: RandomAccessCollection, Y: Plottable>(
        _ data: Data,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.bar, data) { mark, element in
            mark.yStart = yStart.channel(element)
            mark.yEnd = yEnd.channel(element)
        }
    }
}
