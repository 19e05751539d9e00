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

    /// A bar over the height of the plot; bars with numbers are put on each other.
    public init<X: Plottable>(
        x: PlottableValue<X>,
        width: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init { ($0.x, $0.width, $0.stacking) = (x.channel, width, stacking) }
    }

    /// A bar over the width of the plot; bars with numbers are put on each other.
    public init<Y: Plottable>(
        y: PlottableValue<Y>,
        height: MarkDimension = .automatic,
        stacking: MarkStackingMethod = .standard
    ) {
        self.init { ($0.y, $0.height, $0.stacking) = (y.channel, height, stacking) }
    }

    /// A bar over the height of the plot.
    public init<X: Plottable>(xStart: PlottableValue<X>, xEnd: PlottableValue<X>) {
        self.init { ($0.xStart, $0.xEnd) = (xStart.channel, xEnd.channel) }
    }

    /// A bar over the width of the plot.
    public init<Y: Plottable>(yStart: PlottableValue<Y>, yEnd: PlottableValue<Y>) {
        self.init { ($0.yStart, $0.yEnd) = (yStart.channel, yEnd.channel) }
    }
}
