import Foundation
import OrielCore

/// One mark, before its place is known.
struct Mark {
    enum Kind {
        case bar, line, area, point, rule, rectangle, sector
    }

    let kind: Kind
    var x: PlotChannel?
    var xStart: PlotChannel?
    var xEnd: PlotChannel?
    var y: PlotChannel?
    var yStart: PlotChannel?
    var yEnd: PlotChannel?
    /// The ends along the horizontal axis that are no values.
    var xPoints: PointEnds?
    /// The ends along the vertical axis that are no values.
    var yPoints: PointEnds?
    /// The depth in a chart in space.
    var z: PlotChannel?
    var zStart: PlotChannel?
    var zEnd: PlotChannel?
    /// The value that the angle of a sector stands for.
    var angle: PlotChannel?
    var width = MarkDimension.automatic
    var height = MarkDimension.automatic
    var stacking = MarkStackingMethod.standard
    /// The line or area that a point belongs to.
    var series: PlotChannel?
    var innerRadius = MarkDimension.automatic
    var outerRadius = MarkDimension.automatic
    var angularInset: CGFloat = 0
    var style = MarkStyle()
    /// The function of a line or area, which is computed when the numbers of the chart are known.
    var function: PlotFunction?
    /// The function of a surface in space.
    var surface: SurfaceFunction?
    /// The ids of what contains the mark, outermost first.
    var id: [AnyHashable] = []

    init(_ kind: Kind) { self.kind = kind }

    /// All values along the horizontal axis.
    var xChannels: [PlotChannel] { [x, xStart, xEnd].compactMap { $0 } }
    /// All values along the vertical axis.
    var yChannels: [PlotChannel] { [y, yStart, yEnd].compactMap { $0 } }

    /// All values along the axis of depths.
    var zChannels: [PlotChannel] { [z, zStart, zEnd].compactMap { $0 } }

    /// What tells one line or area from another.
    var seriesKey: [_PlotValue?] {
        [series, style.colorBy, style.symbolBy, style.lineStyleBy].map { $0?.value }
    }
}

/// The ends of a mark along an axis, in points from the leading side or the top of the plot.
struct PointEnds: Equatable {
    /// Nil for the side from which points are counted.
    let start: CGFloat?
    /// Nil for the opposite side.
    let end: CGFloat?

    /// Returns nil if the mark covers the whole plot.
    init?(_ start: CGFloat?, _ end: CGFloat?) {
        guard start != nil || end != nil else { return nil }
        self.start = start
        self.end = end
    }

    /// Returns the ends in a plot with a length.
    func range(in length: CGFloat) -> ClosedRange<CGFloat> {
        func place(_ end: CGFloat?, or side: CGFloat) -> CGFloat {
            guard let end, end.isFinite else { return side }
            // Browsers do not draw longer lengths.
            return min(max(end, -100_000), 100_000)
        }
        let (first, last) = (place(start, or: 0), place(end, or: length))
        return min(first, last)...max(first, last)
    }
}

/// How a mark looks.
struct MarkStyle {
    var foreground: AnyShapeStyle?
    var colorBy: PlotChannel?
    var symbol: MarkSymbol?
    var symbolBy: PlotChannel?
    /// The width and height of a symbol.
    var symbolSize: CGSize?
    var symbolSizeBy: PlotChannel?
    /// The symbol in a chart in space.
    var body: _Chart3DBody?
    /// The colours of a surface.
    var surface: _Chart3DSurfaceColors?
    var lineStyle: StrokeStyle?
    var lineStyleBy: PlotChannel?
    var interpolation: InterpolationMethod?
    var cornerRadius: CGFloat?
    var cornerStyle = RoundedCornerStyle.continuous
    var opacity = 1.0
    var position: MarkPosition?
    var offset = MarkOffset()
    var annotations: [MarkAnnotation] = []
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var isAccessibilityHidden = false
    var zIndex: Double?
    var blur: CGFloat = 0
    var shadow: MarkShadow?
    var clipShape: AnyShape?
    /// Whether gradients extend over the plot instead of the mark.
    var isAlignedWithPlot = false
}

/// The symbol at a point.
enum MarkSymbol {
    case shape(BasicChartSymbolShape)
    case custom(AnyShape)
    case view(AnyView)
}

/// The value that tells marks at the same place apart, side by side along an axis.
struct MarkPosition {
    let channel: PlotChannel
    let axis: Axis?
    let span: MarkDimension
}

/// The distance of a mark from its place, and of its ends from theirs.
struct MarkOffset {
    var x: CGFloat = 0
    var y: CGFloat = 0
    var xStart: CGFloat = 0
    var xEnd: CGFloat = 0
    var yStart: CGFloat = 0
    var yEnd: CGFloat = 0
}

struct MarkShadow {
    let color: Color
    let radius: CGFloat
    let x: CGFloat
    let y: CGFloat
}
