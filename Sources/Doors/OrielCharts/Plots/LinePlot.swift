public import OrielCore

/// A line through the points of a collection, or at the values of a function.
///
///     Chart {
///         LinePlot(x: "x", y: "y", domain: -1...1) { x in x * x }
///         LinePlot(days, x: .value("Day", \.date), y: .value("Rain", \.millimetres))
///     }
public struct LinePlot<Content: ChartContent> {
    let content: Content
}

extension LinePlot: ChartContent {
    public var body: Content { content }
}

extension LinePlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _vector() -> _PlotVector<Content.DataElement> { content._vector() }
}

extension LinePlot {
    /// A line through the points of a collection.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.line, data) { mark, element in
            mark.x = x.channel(element)
            mark.y = y.channel(element)
        }
    }

    /// Several lines through the points of a collection.
    public init<Data: RandomAccessCollection, X: Plottable, Y: Plottable, S: Plottable>(
        _ data: Data,
        x: PlottableProjection<Data.Element, X>,
        y: PlottableProjection<Data.Element, Y>,
        series: PlottableProjection<Data.Element, S>
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.line, data) { mark, element in
            mark.x = x.channel(element)
            mark.y = y.channel(element)
            mark.series = series.channel(element)
        }
    }
}

extension LinePlot where Content == _FunctionPlot {
    /// A line at the values of a function.
    ///
    /// - Parameter domain: The numbers for which the function is shown; nil for those of the chart.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = _FunctionPlot(.line(function), x: Text(x), y: Text(y), domain: domain)
    }

    /// A line at the values of a function.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        y: some StringProtocol,
        domain: ClosedRange<Double>? = nil,
        function: @escaping (_ x: Double) -> Double
    ) {
        content = _FunctionPlot(.line(function), x: Text(x), y: Text(y), domain: domain)
    }

    /// A line through the points of a function of a third number.
    ///
    /// - Parameter domain: The values of the third number.
    public init(
        x: LocalizedStringKey,
        y: LocalizedStringKey,
        t: LocalizedStringKey,
        domain: ClosedRange<Double>,
        function: @escaping (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = _FunctionPlot(.curve(function), x: Text(x), y: Text(y), domain: domain)
    }

    /// A line through the points of a function of a third number.
    @_disfavoredOverload
    public init(
        x: some StringProtocol,
        y: some StringProtocol,
        t: some StringProtocol,
        domain: ClosedRange<Double>,
        function: @escaping (_ t: Double) -> (x: Double, y: Double)
    ) {
        content = _FunctionPlot(.curve(function), x: Text(x), y: Text(y), domain: domain)
    }
}
