/// A part of an area, from zero or between two values.
///
///     Chart(rain) {
///         AreaMark(x: .value("Day", $0.day), y: .value("Rain", $0.millimetres))
///     }
public struct AreaMark {
    let mark: Mark

    private init(_ series: PlotChannel?, _ change: (inout Mark) -> Void) {
        var mark = Mark(.area)
        mark.series = series
        change(&mark)
        self.mark = mark
    }
}

extension AreaMark: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension AreaMark {
    /// A part of an area from zero; areas are put on each other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(nil) { ($0.x, $0.y, $0.stacking) = (x.channel, y.channel, stacking) }
    }

    /// A part of one of several areas from zero; areas are put on each other.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init(series.channel) { ($0.x, $0.y, $0.stacking) = (x.channel, y.channel, stacking) }
    }

    /// A part of an area between two values, one above the other.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init(nil) { ($0.x, $0.yStart, $0.yEnd) = (x.channel, yStart.channel, yEnd.channel) }
    }

    /// A part of one of several areas between two values, one above the other.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.init(series.channel) { ($0.x, $0.yStart, $0.yEnd) = (x.channel, yStart.channel, yEnd.channel) }
    }

    /// A part of an area between two values, side by side.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>
    ) {
        self.init(nil) { ($0.xStart, $0.xEnd, $0.y) = (xStart.channel, xEnd.channel, y.channel) }
    }

    /// A part of one of several areas between two values, side by side.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        self.init(series.channel) { ($0.xStart, $0.xEnd, $0.y) = (xStart.channel, xEnd.channel, y.channel) }
    }
}
