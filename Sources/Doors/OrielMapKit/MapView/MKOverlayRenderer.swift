public import Foundation
public import OrielCore
public import OrielUIKit

/// The look of a figure on a map.
///
/// The browser draws the figures, so a subclass cannot draw by itself: use the renderers of lines, circles and
/// polygons. One of this class draws nothing.
@MainActor @preconcurrency
open class MKOverlayRenderer: NSObject {
    public let overlay: any MKOverlay
    /// A factor of the opacity of the colours.
    open var alpha: CGFloat = 1 { didSet { setNeedsDisplay() } }
    /// The map that shows the figure.
    weak var map: MKMapView?

    public init(overlay: any MKOverlay) {
        self.overlay = overlay
        super.init()
    }

    /// Draws the figure again.
    open func setNeedsDisplay() { map?.setNeedsDisplay() }

    @available(
        *,
        unavailable,
        message: "Browsers draw figures on maps. Use MKPolylineRenderer, MKPolygonRenderer or MKCircleRenderer."
    )
    open func draw(_ mapRect: MKMapRect, zoomScale: CGFloat, in context: CGContext) { fatalError("unavailable") }

    /// The figure and its look for the browser; nil if nothing is drawn.
    var figure: (figure: MapFigure, style: MapFigureStyle)? { nil }
}

/// The look of a line or of an area.
@MainActor @preconcurrency
open class MKOverlayPathRenderer: MKOverlayRenderer {
    open var fillColor: UIColor? { didSet { setNeedsDisplay() } }
    open var strokeColor: UIColor? { didSet { setNeedsDisplay() } }
    /// The width of lines and edges in points; 3 if it is 0.
    open var lineWidth: CGFloat = 0 { didSet { setNeedsDisplay() } }
    /// The lengths of the parts and of the gaps of a dashed line, in points.
    open var lineDashPattern: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Has no effect: lines have corners that are not rounded.
    open var lineJoin = CGLineJoin.round
    /// Has no effect: the ends of lines are not rounded.
    open var lineCap = CGLineCap.round
    /// Has no effect: a dashed line begins with its first part.
    open var lineDashPhase: CGFloat = 0

    final func styled(_ figure: MapFigure, isFilled: Bool) -> (figure: MapFigure, style: MapFigureStyle)? {
        let fill = isFilled ? fillColor : nil
        guard fill != nil || strokeColor != nil else { return nil }
        let style = MapFigureStyle(
            fill: fill.map(color),
            stroke: strokeColor.map(color),
            lineWidth: lineWidth > 0 ? lineWidth : 3,
            dash: (lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        )
        return (figure, style)
    }

    private func color(_ color: UIColor) -> Color { Color(uiColor: color).opacity(Double(min(max(alpha, 0), 1))) }
}

/// The look of a line: `strokeColor` and `lineWidth`. Without a colour, nothing is drawn.
@MainActor @preconcurrency
open class MKPolylineRenderer: MKOverlayPathRenderer {
    public convenience init(polyline: MKPolyline) { self.init(overlay: polyline) }

    open var polyline: MKPolyline { (overlay as? MKPolyline) ?? MKPolyline(of: []) }

    override var figure: (figure: MapFigure, style: MapFigureStyle)? {
        guard !polyline.coordinates.isEmpty else { return nil }
        return styled(MapFigure(shape: "path", points: polyline.coordinates.map(\.numbers)), isFilled: false)
    }
}

/// The look of an area: `fillColor`, `strokeColor` and `lineWidth`. Without a colour, nothing is drawn.
@MainActor @preconcurrency
open class MKPolygonRenderer: MKOverlayPathRenderer {
    public convenience init(polygon: MKPolygon) { self.init(overlay: polygon) }

    open var polygon: MKPolygon { (overlay as? MKPolygon) ?? MKPolygon(of: []) }

    override var figure: (figure: MapFigure, style: MapFigureStyle)? {
        guard !polygon.coordinates.isEmpty else { return nil }
        let figure = MapFigure(shape: "path", points: polygon.coordinates.map(\.numbers), closed: true)
        return styled(figure, isFilled: true)
    }
}

/// The look of a circle: `fillColor`, `strokeColor` and `lineWidth`. Without a colour, nothing is drawn.
@MainActor @preconcurrency
open class MKCircleRenderer: MKOverlayPathRenderer {
    public convenience init(circle: MKCircle) { self.init(overlay: circle) }

    /// The circle; one without a radius if the renderer has another figure.
    open var circle: MKCircle { (overlay as? MKCircle) ?? MKCircle(center: overlay.coordinate, radius: 0) }

    override var figure: (figure: MapFigure, style: MapFigureStyle)? {
        let figure = MapFigure(shape: "circle", points: [circle.coordinate.numbers], radius: circle.radius)
        return styled(figure, isFilled: true)
    }
}
