public import Foundation

/// A bar, from zero or between two values.
///
///     Chart(sales) { sale in
///         BarMark(x: .value("Month", sale.month), y: .value("Sales", sale.count))
///             .foregroundStyle(by: .value("Shop", sale.shop))
///     }
public struct BarMark {
    let mark: Mark

    private init(_ change: (inout Mark) -> Void) {
        var mark = Mark(.bar)
        change(&mark)
        self.mark = mark
    }
}

extension BarMark: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension BarMark {
    /// A bar for two values: it extends along the axis of the number.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        width: MarkDimension = .automatic,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init {
            ($0.x, $0.y) = (x.channel, y.channel)
            ($0.width, $0.height, $0.stacking) = (width, height, stacking)
        }
    }

    /// A vertical bar between two values.
    public init<X: Plottable, Y: Plottable>(
        x: PlottableValue<X>,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>,
        width: MarkDimension = .automatic
    ) {
        self.init { ($0.x, $0.yStart, $0.yEnd, $0.width) = (x.channel, yStart.channel, yEnd.channel, width) }
    }

    /// A horizontal bar between two values.
    public init<X: Plottable, Y: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic
    ) {
        self.init { ($0.xStart, $0.xEnd, $0.y, $0.height) = (xStart.channel, xEnd.channel, y.channel, height) }
    }

    /// A bar over the height of the plot, or between two places in it; bars with numbers are put on each other.
    ///
    /// - Parameters:
    ///   - yStart: Points from the top of the plot; nil for its top.
    ///   - yEnd: Points from the top of the plot; nil for its bottom.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil,
        width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init {
            ($0.x, $0.yPoints) = (x.channel, PointEnds(yStart, yEnd))
            ($0.width, $0.stacking) = (width, stacking)
        }
    }

    /// A bar over the width of the plot, or between two places in it; bars with numbers are put on each other.
    ///
    /// - Parameters:
    ///   - xStart: Points from the leading side of the plot; nil for that side.
    ///   - xEnd: Points from the leading side of the plot; nil for the trailing side.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init {
            ($0.y, $0.xPoints) = (y.channel, PointEnds(xStart, xEnd))
            ($0.height, $0.stacking) = (height, stacking)
        }
    }

    /// A bar between two values, over the height of the plot or between two places in it, in points from its top.
    public init<X: Plottable>(
        xStart: PlottableValue<X>,
        xEnd: PlottableValue<X>,
        yStart: CGFloat? = nil,
        yEnd: CGFloat? = nil
    ) {
        self.init { ($0.xStart, $0.xEnd, $0.yPoints) = (xStart.channel, xEnd.channel, PointEnds(yStart, yEnd)) }
    }

    /// A bar between two values, over the width of the plot or between two places in it, in points from its leading
    /// side.
    public init<Y: Plottable>(
        xStart: CGFloat? = nil,
        xEnd: CGFloat? = nil,
        yStart: PlottableValue<Y>,
        yEnd: PlottableValue<Y>
    ) {
        self.init { ($0.yStart, $0.yEnd, $0.xPoints) = (yStart.channel, yEnd.channel, PointEnds(xStart, xEnd)) }
    }
}
