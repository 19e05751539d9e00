import Foundation
package import OrielCore

/// A gradient in CSS and SVG.
package struct CSSGradient {
    package enum Form {
        case linear(start: UnitPoint, end: UnitPoint)
        /// The radii in points.
        case radial(center: UnitPoint, start: Double, end: Double)
        /// The radii in widths and heights of the box.
        case elliptical(center: UnitPoint, start: Double, end: Double)
        /// The angles in degrees, clockwise from the right.
        case angular(center: UnitPoint, start: Double, end: Double)
    }

    package struct Stop {
        package let color: String
        package let location: Double
    }

    package let form: Form
    package let stops: [Stop]
}

extension CSSGradient.Form {
    /// Whether the gradient is diagonal, so that its angle depends on the proportions of the box.
    var isDiagonal: Bool {
        guard case .linear(let start, let end) = self else { return false }
        return start.x != end.x && start.y != end.y
    }
}

extension ResolvedShapeStyle {
    /// The gradient; nil for other styles.
    package var cssGradient: CSSGradient? {
        gradient.map { CSSGradient(form: $0.form, stops: $0.colors.cssStops(faded)) }
    }

    /// Whether the style is a gradient whose angle depends on the proportions of its box. Computes no colours.
    var isDiagonalGradient: Bool { gradient?.form.isDiagonal == true }

    /// Whether the style is a gradient. Computes no colours.
    var isGradient: Bool { gradient != nil }

    private var gradient: (form: CSSGradient.Form, colors: AnyGradient)? {
        switch self {
        case .gradient(let gradient):
            (.linear(start: .top, end: .bottom), gradient)
        case .linearGradient(let linear):
            (.linear(start: linear.startPoint, end: linear.endPoint), linear.gradient)
        case .radialGradient(let radial):
            (
                .radial(
                    center: radial.center,
                    start: Double(radial.startRadius),
                    end: Double(radial.endRadius)
                ), radial.gradient
            )
        case .ellipticalGradient(let elliptical):
            (
                .elliptical(
                    center: elliptical.center,
                    start: Double(elliptical.startRadiusFraction),
                    end: Double(elliptical.endRadiusFraction)
                ), elliptical.gradient
            )
        case .angularGradient(let angular):
            (
                .angular(
                    center: angular.center,
                    start: angular.startAngle.degrees,
                    end: angular.endAngle.degrees
                ), angular.gradient
            )
        case .shadow(_, let base), .opacity(_, let base), .level(_, let base): base.gradient
        default: nil
        }
    }

    /// Returns a colour of the gradient with the opacities around it.
    private func faded(_ color: String) -> String {
        switch self {
        case .shadow(_, let base): base.faded(color)
        case .opacity(let opacity, let base): base.faded(Self.faded(color, to: opacity * 100))
        case .level(let level, let base):
            base.faded(level == 0 ? color : Self.faded(color, to: Self.strength(level)))
        default: color
        }
    }
}

extension AnyGradient {
    /// The stops in order of location. If light and dark differ, each has both colours, and the page chooses.
    fileprivate func cssStops(_ change: (String) -> String) -> [CSSGradient.Stop] {
        zip(stops(in: ColorContext(colorScheme: .light)), stops(in: ColorContext(colorScheme: .dark)))
            .map { light, dark in
                let color =
                    light.color == dark.color
                    ? light.color.css
                    : "light-dark(\(light.color.resolve(in: .light).css),\(dark.color.resolve(in: .dark).css))"
                return CSSGradient.Stop(color: change(color), location: Double(light.location))
            }
            .sorted { $0.location < $1.location }
    }
}

extension CSSGradient {
    /// Returns the value of `background-image`.
    ///
    /// - Parameter isContained: Whether the nearest size container is exactly the box. Then a diagonal gradient gets
    ///   its true direction. Otherwise it gets CSS's direction for corners.
    package func css(isContained: Bool = false) -> String {
        guard let last = stops.last else { return "none" }
        switch form {
        case .linear(let start, let end):
            if start == end { return "linear-gradient(\(last.color),\(last.color))" }
            return linear(start, end, isContained: isContained)
        case .radial(let center, let start, let end):
            let list = stops.map { "\($0.color) \(px(start + $0.location * (end - start)))" }
            return "radial-gradient(circle at \(center.css),\(list.joined(separator: ",")))"
        case .elliptical(let center, let start, let end):
            let size = max(start, end)
            guard size > 0 else { return "linear-gradient(\(last.color),\(last.color))" }
            let list = zip(stops, places(from: start, to: end)).sorted { $0.1 < $1.1 }
                .map { "\($0.color) \(number($1 * 100))%" }
            let radius = number(size * 100) + "%"
            return "radial-gradient(\(radius) \(radius) at \(center.css),\(list.joined(separator: ",")))"
        case .angular(let center, let start, let end):
            let (from, span) = end >= start ? (start, end - start) : (end, start - end)
            let turned =
                end >= start ? stops : stops.reversed().map { Stop(color: $0.color, location: 1 - $0.location) }
            let list = turned.map { "\($0.color) \(number($0.location * span))deg" }
            return "conic-gradient(from \(number(from + 90))deg at \(center.css),\(list.joined(separator: ",")))"
        }
    }

    /// The places of the stops between two radii, as fractions of the larger one, for a gradient that begins at the centre.
    package func places(from start: Double, to end: Double) -> [Double] {
        let size = max(start, end)
        return stops.map { size > 0 ? (start + $0.location * (end - start)) / size : $0.location }
    }

    private func linear(_ start: UnitPoint, _ end: UnitPoint, isContained: Bool) -> String {
        let (dx, dy) = (Double(end.x - start.x), Double(end.y - start.y))
        if dy == 0 || dx == 0 {
            // Along an axis: percentages along that axis.
            let (first, length) = dy == 0 ? (Double(start.x), dx) : (Double(start.y), dy)
            let angle = dy == 0 ? (dx > 0 ? 90 : 270) : (dy > 0 ? 180 : 0)
            let offset = length > 0 ? first : 1 - first
            return css(angle: "\(angle)deg") { offset + $0 * abs(length) }
        }
        if abs(dx) == 1, abs(dy) == 1 {
            let corner = "to \(dy > 0 ? "bottom" : "top") \(dx > 0 ? "right" : "left")"
            let angle = "atan2(\(number(dx * 100))cqw,\(number(-dy * 100))cqh)"
            return css(angle: isContained ? angle : corner) { $0 }
        }
        // Other directions are exact only in a square.
        let length = (dx * dx + dy * dy).squareRoot()
        let (ux, uy) = (dx / length, dy / length)
        let line = abs(ux) + abs(uy)
        let first = (Double(start.x) - 0.5) * ux + (Double(start.y) - 0.5) * uy + line / 2
        let angle = atan2(dx, -dy) * 180 / .pi
        return css(angle: "\(number(angle))deg") { (first + $0 * length) / line }
    }

    private func css(angle: String, place: (Double) -> Double) -> String {
        let list = stops.map { "\($0.color) \(number(place($0.location) * 100))%" }
        return "linear-gradient(\(angle),\(list.joined(separator: ",")))"
    }
}

extension UnitPoint {
    /// `50% 0%`
    package var css: String { "\(number(Double(x) * 100))% \(number(Double(y) * 100))%" }
}
