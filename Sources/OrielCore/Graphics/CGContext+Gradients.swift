public import Foundation
public import OrielUIKit

extension CGContext {
    /// Fills the area left by the clips with colours along a line.
    public func drawLinearGradient(
        _ gradient: CGGradient,
        start startPoint: CGPoint,
        end endPoint: CGPoint,
        options: CGGradientDrawingOptions
    ) {
        guard startPoint != endPoint else { return }
        let from = "x1=\"\(startPoint.x.exactSVG)\" y1=\"\(startPoint.y.exactSVG)\""
        let to = "x2=\"\(endPoint.x.exactSVG)\" y2=\"\(endPoint.y.exactSVG)\""
        let stops = gradient.stops.map { (place: $0.location, paint: SVGPaint($0.color)) }
        draw("linearGradient", "\(from) \(to)", Self.markup(stops, from: 0, to: 1, options))
    }

    /// Fills the area left by the clips with colours from one circle to another.
    ///
    /// Unlike Apple's, a smaller circle that is not inside the larger one is moved into it.
    public func drawRadialGradient(
        _ gradient: CGGradient,
        startCenter: CGPoint,
        startRadius: CGFloat,
        endCenter: CGPoint,
        endRadius: CGFloat,
        options: CGGradientDrawingOptions
    ) {
        // The circle around the colours is the larger one, as in SVG.
        guard startRadius <= endRadius else {
            var turned: CGGradientDrawingOptions = []
            if options.contains(.drawsBeforeStartLocation) { turned.insert(.drawsAfterEndLocation) }
            if options.contains(.drawsAfterEndLocation) { turned.insert(.drawsBeforeStartLocation) }
            return drawRadialGradient(
                gradient.reversed,
                startCenter: endCenter,
                startRadius: endRadius,
                endCenter: startCenter,
                endRadius: startRadius,
                options: turned
            )
        }
        guard endRadius > 0, startRadius >= 0 else { return }
        let center = "cx=\"\(endCenter.x.exactSVG)\" cy=\"\(endCenter.y.exactSVG)\" r=\"\(endRadius.exactSVG)\""
        let stops = gradient.stops.map { (place: $0.location, paint: SVGPaint($0.color)) }
        if startCenter == endCenter {
            let inner = startRadius / endRadius
            let places = stops.map { (place: inner + $0.place * (1 - inner), paint: $0.paint) }
            draw("radialGradient", center, Self.markup(places, from: inner, to: 1, options))
        } else {
            let (x, y, radius) = (startCenter.x.exactSVG, startCenter.y.exactSVG, startRadius.exactSVG)
            let focus = "fx=\"\(x)\" fy=\"\(y)\" fr=\"\(radius)\""
            draw("radialGradient", "\(center) \(focus)", Self.markup(stops, from: 0, to: 1, options))
        }
    }

    private func draw(_ tag: String, _ attributes: String, _ stops: String) {
        guard !state.clipBounds.isNull, !state.clipBounds.isEmpty else { return }
        let transform = ctm.isIdentity ? "" : " gradientTransform=\"\(ctm.svgMatrix)\""
        let name = recorder.define(
            tag,
            " gradientUnits=\"userSpaceOnUse\" \(attributes)\(transform)>\(stops)</\(tag)>"
        )
        let area = state.clipBounds.svgAttributes
        append("<rect\(area) fill=\"url(#\(name))\"\(state.opacity)/>", isOpaque: false)
    }

    /// Returns the colours in SVG. Beyond the ends, they are transparent unless the options say otherwise.
    private static func markup(
        _ stops: [(place: CGFloat, paint: SVGPaint)],
        from start: CGFloat,
        to end: CGFloat,
        _ options: CGGradientDrawingOptions
    ) -> String {
        func stop(_ place: CGFloat, _ paint: SVGPaint, isClear: Bool = false) -> String {
            let opacity = isClear ? 0 : paint.opacity
            let attribute = opacity < 1 ? " stop-opacity=\"\(opacity.svg)\"" : ""
            return "<stop offset=\"\(place.exactSVG)\" stop-color=\"\(paint.color)\"\(attribute)/>"
        }
        var markup = ""
        if !options.contains(.drawsBeforeStartLocation), let first = stops.first {
            markup += stop(start, first.paint, isClear: true) + stop(start, first.paint)
        }
        markup += stops.map { stop($0.place, $0.paint) }.joined()
        if !options.contains(.drawsAfterEndLocation), let last = stops.last {
            markup += stop(end, last.paint) + stop(end, last.paint, isClear: true)
        }
        return markup
    }
}

extension CGGradient {
    /// The same colours from the end to the start.
    fileprivate var reversed: CGGradient {
        CGGradient(stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) })
    }
}
