import Foundation
import OrielCore

extension CSSGradient {
    /// The gradient for a box of twice the size with the same centre.
    var inTheMiddle: CSSGradient {
        func inner(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: point.x / 2 + 0.25, y: point.y / 2 + 0.25) }
        return switch form {
        case .linear(let start, let end): CSSGradient(form: .linear(start: inner(start), end: inner(end)), stops: stops)
        case .radial(let center, let start, let end):
            CSSGradient(form: .radial(center: inner(center), start: start, end: end), stops: stops)
        case .elliptical(let center, let start, let end):
            CSSGradient(form: .elliptical(center: inner(center), start: start / 2, end: end / 2), stops: stops)
        case .angular(let center, let start, let end):
            CSSGradient(form: .angular(center: inner(center), start: start, end: end), stops: stops)
        }
    }

    /// Returns the gradient in SVG, with percentages of the drawing. SVG has no angular gradients.
    func definition(name: String) -> Markup {
        var markup: Markup
        var places = stops.map(\.location)
        var isRelative = false
        switch form {
        case .linear(let start, let end):
            markup = Markup(.linearGradient)
            (markup[.x1], markup[.y1]) = (percent(start.x), percent(start.y))
            (markup[.x2], markup[.y2]) = (percent(end.x), percent(end.y))
        case .radial(let center, let start, let end), .angular(let center, let start, let end):
            markup = Markup(.radialGradient)
            (markup[.cx], markup[.cy], markup[.r]) = (percent(center.x), percent(center.y), number(end))
            if end > 0 { places = places.map { (start + $0 * (end - start)) / end } }
        case .elliptical(let center, let start, let end):
            markup = Markup(.radialGradient)
            (markup[.cx], markup[.cy]) = (percent(center.x), percent(center.y))
            markup[.r] = percent(max(start, end))
            places = self.places(from: start, to: end)
            // Fractions of the figure's box, so that the circle becomes an ellipse.
            isRelative = true
        }
        markup[.id] = name
        if !isRelative { markup[.gradientUnits] = "userSpaceOnUse" }
        markup.parts = zip(stops, places).sorted { $0.1 < $1.1 }
            .map { stop, place in
                var part = Markup(.stop)
                part[.offset] = number(place)
                part.style.append(.stopColor, stop.color)
                return part
            }
        return markup
    }

    private func percent(_ fraction: CGFloat) -> String { number(Double(fraction) * 100) + "%" }
}
