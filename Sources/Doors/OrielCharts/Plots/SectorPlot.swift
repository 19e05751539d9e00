public import Foundation

/// A sector of a pie or donut for each element of a collection.
public struct SectorPlot<Content: ChartContent> {
    let content: Content
}

extension SectorPlot: ChartContent {
    public var body: Content { content }
}

extension SectorPlot: VectorizedChartContent where Content: VectorizedChartContent {
    public typealias DataElement = Content.DataElement

    public func _vector() -> _PlotVector<Content.DataElement> { content._vector() }
}

extension SectorPlot {
    /// Sectors with the shares of numbers in the sum of all.
    public init<Data: RandomAccessCollection, Value: Plottable>(
        _ data: Data,
        angle: PlottableProjection<Data.Element, Value>,
        innerRadius: MarkDimension = .automatic,
        outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) where Content == _PlotVector<Data.Element> {
        content = _PlotVector(.sector, data) { mark, element in
            mark.angle = angle.channel(element)
            mark.innerRadius = innerRadius
            mark.outerRadius = outerRadius
            mark.angularInset = max(0, angularInset ?? 0)
        }
    }
}
