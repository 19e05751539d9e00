public import Foundation

/// A straight line, across the plot or between two values.
///
///     RuleMark(y: .value("Average", average)).annotation { Text("Average") }
public struct RuleMark {
    let mark: Mark

    init(_ change: (inout Mark) -> Void) {
        var mark = Mark(.rule)
        change(&mark)
        self.mark = mark
    }
}

extension RuleMark: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension RuleMark {
    /// A vertical line over the height of the plot, or between two places in it, in points from its top.
    public init<X: Plottable>(x: PlottableValue<X>, yStart: CGFloat? = nil, yEnd: CGFloat? = nil) {
        self.init { ($0.x, $0.yPoints) = (x.channel, PointEnds(yStart, yEnd)) }
    }

    /// A horizontal line over the width of the plot, or between two places in it, in points from its leading side.
    public init<Y: Plottable>(xStart: CGFloat? = nil, xEnd: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init { ($0.y, $0.xPoints) = (y.channel, PointEnds(xStart, xEnd)) }
    }

    /// A vertical line between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init { ($0.x, $0.yStart, $0.yEnd) = (x.channel, yStart.channel, yEnd.channel) }
    }

    /// A horizontal line between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>
    ) {
        self.init { ($0.xStart, $0.xEnd, $0.y) = (xStart.channel, xEnd.channel, y.channel) }
    }
}
