/// A symbol at a point.
public struct PointMark {
    let mark: Mark

    init(mark: Mark) { self.mark = mark }

    private init(x: PlotChannel?, y: PlotChannel?) {
        var mark = Mark(.point)
        (mark.x, mark.y) = (x, y)
        self.mark = mark
    }
}

extension PointMark: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension PointMark {
    /// A symbol at two values.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        self.init(x: x.channel, y: y.channel)
    }

    /// A symbol half way up the plot.
    public init<X: Plottable>(x: PlottableValue<X>) { self.init(x: x.channel, y: nil) }

    /// A symbol half way across the plot.
    public init<Y: Plottable>(y: PlottableValue<Y>) { self.init(x: nil, y: y.channel) }
}
