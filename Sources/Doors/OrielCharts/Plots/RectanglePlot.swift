/// A rectangle for each element of a collection.
public struct RectanglePlot<Content: ChartContent> {
    let content: Content
}

extension RectanglePlot: ChartContent {
    public var body: Content { content }
}

extension RectanglePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _vector() -> _PlotVector<Content.DataElement> { content._vector() }
}

extension RectanglePlot {
    /// Rectangles around two values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.rectangle, data) { mark, element in
            mark.x = x.channel(element)
            mark.y = y.channel(element)
            mark.width = width
            mark.height = height
        }
    }

    /// Rectangles between four values.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.rectangle, data) { mark, element in
            mark.xStart = xStart.channel(element)
            mark.xEnd = xEnd.channel(element)
            mark.yStart = yStart.channel(element)
            mark.yEnd = yEnd.channel(element)
        }
    }

    /// Rectangles around a value, between two others.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        width: MarkDimension = .automatic
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.rectangle, data) { mark, element in
            mark.x = x.channel(element)
            mark.yStart = yStart.channel(element)
            mark.yEnd = yEnd.channel(element)
            mark.width = width
        }
    }

    /// Rectangles around a value, between two others.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        height: MarkDimension = .automatic
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.rectangle, data) { mark, element in
            mark.xStart = xStart.channel(element)
            mark.xEnd = xEnd.channel(element)
            mark.y = y.channel(element)
            mark.height = height
        }
    }
}
