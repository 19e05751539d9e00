public import Foundation

/// A rectangle, such as a cell of a heat map.
public struct RectangleMark {
    let mark: Mark

    init(_ change: (inout Mark) -> Void) {
        var mark = Mark(.rectangle)
        change(&mark)
        self.mark = mark
    }
}

extension RectangleMark: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension RectangleMark {
    /// A rectangle around two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic
    ) {
        self.init { ($0.x, $0.y, $0.width, $0.height) = (x.channel, y.channel, width, height) }
    }

    /// A rectangle between four values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init {
            ($0.xStart, $0.xEnd) = (xStart.channel, xEnd.channel)
            ($0.yStart, $0.yEnd) = (yStart.channel, yEnd.channel)
        }
    }

    /// A rectangle around a value, between two others.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        self.init { ($0.x, $0.yStart, $0.yEnd, $0.width) = (x.channel, yStart.channel, yEnd.channel, width) }
    }

    /// A rectangle around a value, between two others.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init { ($0.xStart, $0.xEnd, $0.y, $0.height) = (xStart.channel, xEnd.channel, y.channel, height) }
    }

    /// A rectangle between two values, over the height of the plot or between two places in it, in points from its
    /// top.
    public init<X: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        self.init { ($0.xStart, $0.xEnd, $0.yPoints) = (xStart.channel, xEnd.channel, PointEnds(yStart, yEnd)) }
    }

    /// A rectangle between two values, over the width of the plot or between two places in it, in points from its
    /// leading side.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init { ($0.yStart, $0.yEnd, $0.xPoints) = (yStart.channel, yEnd.channel, PointEnds(xStart, xEnd)) }
    }

    /// A rectangle around a value, over the height of the plot or between two places in it, in points from its top.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic
    ) {
        self.init { ($0.x, $0.yPoints, $0.width) = (x.channel, PointEnds(yStart, yEnd), width) }
    }

    /// A rectangle around a value, over the width of the plot or between two places in it, in points from its leading
    /// side.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init { ($0.y, $0.xPoints, $0.height) = (y.channel, PointEnds(xStart, xEnd), height) }
    }
}
