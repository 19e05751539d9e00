/// A point of a line.
///
///     Chart(temperatures) {
///         LineMark(x: .value("Day", $0.day), y: .value("Temperature", $0.value))
///     }
public struct LineMark {
    let mark: Mark
}

extension LineMark: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension LineMark {
    /// A point of the only line, or of that with the mark's colour, symbol and dashes.
    public init<X: Plottable, Y: Plottable>(x: PlottableValue<X>, y: PlottableValue<Y>) {
        var mark = Mark(.line)
        (mark.x, mark.y) = (x.channel, y.channel)
        self.mark = mark
    }

    /// A point of a line of several.
    public init<X: Plottable, Y: Plottable, S: Plottable>(
        x: PlottableValue<X>,
        y: PlottableValue<Y>,
        series: PlottableValue<S>
    ) {
        var mark = Mark(.line)
        (mark.x, mark.y, mark.series) = (x.channel, y.channel, series.channel)
        self.mark = mark
    }
}
