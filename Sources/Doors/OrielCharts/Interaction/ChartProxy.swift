public import Foundation
public import OrielCore

/// The places of values in a chart, and the values at places.
///
///     .chartOverlay { proxy in
///         GeometryReader { geometry in
///             Color.clear.contentShape(Rectangle()).onTapGesture { location in
///                 let plot = geometry[proxy.plotFrame!]
///                 selected = proxy.value(atX: location.x - plot.minX)
///             }
///         }
///     }
public struct ChartProxy {
    let layout: ChartLayout
    let geometry: GeometryProxy
    let settings: ChartSettings
}

extension ChartProxy {
    /// The size of the plot.
    public var plotSize: CGSize { layout.contentSize }

    /// The size of the plot.
    public var plotAreaSize: CGSize { plotSize }

    /// The frame of the plot, for a geometry proxy.
    public var plotFrame: Anchor<CGRect>? { geometry.anchor(of: layout.plot) }

    /// The frame of the plot, for a geometry proxy.
    public var plotAreaFrame: Anchor<CGRect> { geometry.anchor(of: layout.plot) }

    /// The frame of the part of the plot that can be seen, for a geometry proxy.
    public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

    // MARK: - Places

    /// Returns the place of a value from the leading side of the plot; nil if it has none.
    public func position<P: Plottable>(forX value: P) -> CGFloat? { layout.x?.position(of: value.plotValue) }

    /// Returns the place of a value from the top of the plot; nil if it has none.
    public func position<P: Plottable>(forY value: P) -> CGFloat? { layout.y?.position(of: value.plotValue) }

    /// Returns the place of two values in the plot; nil if they have none.
    public func position<X: Plottable, Y: Plottable>(for value: (x: X, y: Y)) -> CGPoint? {
        guard let x = position(forX: value.x), let y = position(forY: value.y) else { return nil }
        return CGPoint(x: x, y: y)
    }

    /// Returns the band of a category; of another value, its place as both ends.
    public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
        layout.x?.space(of: PlotChannel(label: Text(verbatim: ""), value: value.plotValue))
    }

    /// Returns the band of a category; of another value, its place as both ends.
    public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
        layout.y?.space(of: PlotChannel(label: Text(verbatim: ""), value: value.plotValue))
    }

    // MARK: - Values

    /// Returns the value at a place from the leading side of the plot.
    public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
        layout.x?.value(at: position).flatMap { P(plotValue: $0) }
    }

    /// Returns the value at a place from the top of the plot.
    public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
        layout.y?.value(at: position).flatMap { P(plotValue: $0) }
    }

    /// Returns the values at a place in the plot.
    public func value<X: Plottable, Y: Plottable>(
        at position: CGPoint,
        as: (X, Y).Type = (X, Y).self
    ) -> (X, Y)? {
        guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
        return (x, y)
    }

    /// Returns the angle of a place around the middle of the plot, from the top clockwise.
    public func angle(at position: CGPoint) -> Angle {
        let size = layout.contentSize
        let angle = atan2(Double(position.x - size.width / 2), Double(size.height / 2 - position.y))
        return .radians(angle < 0 ? angle + 2 * .pi : angle)
    }

    /// Returns the sum of the sectors' values up to an angle.
    public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
        let turn = angle.radians / (2 * .pi)
        let total = layout.data.angleSum
        guard total > 0, turn.isFinite else { return nil }
        return P(plotValue: .number(min(max(turn - turn.rounded(.down), 0), 1) * total))
    }

    // MARK: - Styles

    /// Returns the colour of a value.
    public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
        layout.data.colors.style(value.plotValue)
    }

    /// Returns the dashes of a value.
    public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { layout.data.lineStyles.style(value.plotValue) }

    /// Returns the area of a value's symbol, in square points.
    public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
        let size = layout.data.symbolSizes(value.plotValue)
        return size.width * size.height
    }

    // MARK: - Selection

    /// Selects the value at a place, as a drag of a chart with `chartXSelection(value:)` does.
    public func selectXValue(at position: CGFloat) {
        select(.x, at: CGPoint(x: position, y: 0), from: nil)
    }

    /// Selects the value at a place, as a drag of a chart with `chartYSelection(value:)` does.
    public func selectYValue(at position: CGFloat) {
        select(.y, at: CGPoint(x: 0, y: position), from: nil)
    }

    /// Selects the range between two places, as a drag of a chart with `chartXSelection(range:)` does.
    public func selectXRange(from start: CGFloat, to end: CGFloat) {
        select(.x, at: CGPoint(x: end, y: 0), from: CGPoint(x: start, y: 0))
    }

    /// Selects the range between two places, as a drag of a chart with `chartYSelection(range:)` does.
    public func selectYRange(from start: CGFloat, to end: CGFloat) {
        select(.y, at: CGPoint(x: 0, y: end), from: CGPoint(x: 0, y: start))
    }

    /// Selects the value at an angle, as a drag of a chart with `chartAngleSelection(value:)` does.
    public func selectAngleValue(at angle: Angle) {
        let size = layout.contentSize
        let radius = min(size.width, size.height) / 4
        let x = size.width / 2 + radius * CGFloat(sin(angle.radians))
        let y = size.height / 2 - radius * CGFloat(cos(angle.radians))
        select(.angle, at: CGPoint(x: x, y: y), from: nil)
    }

    private func select(_ part: ChartSelection.Part, at place: CGPoint, from start: CGPoint?) {
        for selection in settings.selections where selection.part == part && selection.isRange == (start != nil) {
            selection.select(self, place, start ?? place)
        }
    }
}
