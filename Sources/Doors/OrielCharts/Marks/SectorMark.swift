public import Foundation

/// A sector of a pie or donut.
///
///     Chart(sales, id: \.name) {
///         SectorMark(angle: .value("Sales", $0.count), innerRadius: .ratio(0.6), angularInset: 2)
///             .foregroundStyle(by: .value("Name", $0.name))
///     }
public struct SectorMark {
    let mark: Mark
}

extension SectorMark: ChartContent, PrimitiveChartContent {
    public typealias Body = Never

    func collect(into marks: inout MarkCollector) { marks.add(mark) }
}

extension SectorMark {
    /// A sector with the share of a number in the sum of all; of a range, the part between two sums.
    ///
    /// - Parameter angularInset: Half of the distance to the next sector, in points.
    public init<Value: Plottable>(
        angle: PlottableValue<Value>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        var mark = Mark(.sector)
        mark.angle = angle.channel
        (mark.innerRadius, mark.outerRadius) = (innerRadius, outerRadius)
        mark.angularInset = max(0, angularInset ?? 0)
        self.mark = mark
    }
}
