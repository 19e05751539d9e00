public import OrielCore

/// An area under the points of a collection, or under a function.
///
///     Chart {
///         AreaPlot(x: "x", y: "y", domain: 0...10) { sin($0) }
///     }
public struct AreaPlot<Content: ChartContent> {
    let content: Content
}

extension AreaPlot: ChartContent {
    public var body: Content { content }
}

extension AreaPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _vector() -> _PlotVector<Content.DataElement> { content._vector() }
}

extension AreaPlot {
    /// An area from zero; areas are put on each other.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.area, data) { mark, element in
            mark.x = x.channel(element)
            mark.y = y.channel(element)
            mark.stacking = stacking
        }
    }

    /// Several areas from zero, which are put on each other.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>,
        stacking: MarkStackingMethod = .standard
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.area, data) { mark, element in
            mark.x = x.channel(element)
            mark.y = y.channel(element)
            mark.series = series.channel(element)
            mark.stacking = stacking
        }
    }

    /// An area between two values, one above the other.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.area, data) { mark, element in
            mark.x = x.channel(element)
            mark.yStart = yStart.channel(element)
            mark.yEnd = yEnd.channel(element)
        }
    }

    /// Several areas between two values, one above the other.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        yStart: PlottableProjection<Data.Element, Y>,
        yEnd: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.area, data) { mark, element in
            mark.x = x.channel(element)
            mark.yStart = yStart.channel(element)
            mark.yEnd = yEnd.channel(element)
            mark.series = series.channel(element)
        }
    }

    /// An area between two values, side by side.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        xStart: PlottableProjection<Data.Element, X>,
        xEnd: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.area, data) { mark, element in
            mark.xStart = xStart.channel(element)
            mark.xEnd = xEnd.channel(element)
            mark.y = y.channel(element)
        }
    }
}

extension AreaPlot where Content == _FunctionPlot {
    /// An area between zero and the values of a function.
    ///
    /// - Parameter domain: The numbers for which the function is shown; nil for those of the chart.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = _FunctionPlot(.area(function), x: Text(x), y: Text(y), domain: domain)
    }

    /// An area between zero and the values of a function.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        y: some StringProtocol,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = _FunctionPlot(.area(function), x: Text(x), y: Text(y), domain: domain)
    }

    /// An area between the two values of a function.
    ///
    /// - Parameter domain: The numbers for which the function is shown; nil for those of the chart.
    public init(
        x: LocalizedStringKey,
        yStart: LocalizedStringKey,
        yEnd: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = _FunctionPlot(.band(function), x: Text(x), y: Text(yStart), domain: domain)
    }

    /// An area between the two values of a function.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        yStart: some StringProtocol,
        yEnd: some StringProtocol,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> (yStart: Double, yEnd: Double)
    ) {
        content = _FunctionPlot(.band(function), x: Text(x), y: Text(yStart), domain: domain)
    }
}
