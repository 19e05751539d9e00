public import Foundation

/// A symbol at a point.
public struct PointMark {
    let mark: Mark

    init(mark: Mark) { self.mark = mark }

    private init(_ change: (inout Mark) -> Void) {
        var mark = Mark(.point)
        change(&mark)
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
        self.init { ($0.x, $0.y) = (x.channel, y.channel) }
    }

    /// A symbol at a distance from the top of the plot in points; half way up if there is none.
    public init<X: Plottable>(x: PlottableValue<X>, y: CGFloat? = nil) {
        self.init { ($0.x, $0.yPoints) = (x.channel, y.flatMap { PointEnds($0, $0) }) }
    }

    /// A symbol at a distance from the leading side of the plot in points; half way across if there is none.
    public init<Y: Plottable>(x: CGFloat? = nil, y: PlottableValue<Y>) {
        self.init { ($0.y, $0.xPoints) = (y.channel, x.flatMap { PointEnds($0, $0) }) }
    }
}
