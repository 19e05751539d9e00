import Foundation
import OrielCore

/// The steps of one filter of a canvas in SVG. WebKit does not apply the filters of CSS to the parts of a drawing.
struct CanvasFilterMarkup {
    private let filter: CanvasFilter
    /// The position among the filters of a drawing, for the names of its results.
    private let index: Int

    init(_ filter: CanvasFilter, index: Int) {
        self.filter = filter
        self.index = index
    }

    /// Returns the definition of a filter. Each step changes the result of the one before.
    static func definition(named name: String, steps: [Markup]) -> Markup {
        var markup = Markup(.filter)
        markup[.id] = name
        // A filter for the box of the drawing would hide lines, whose boxes have no height.
        markup[.filterUnits] = "userSpaceOnUse"
        markup.coverCanvas(around: 0.2)
        markup.style.append(.colorInterpolationFilters, "sRGB")
        markup.parts = steps
        return markup
    }

    var steps: [Markup] {
        switch filter {
        case .blur(let radius): [blur(radius)]
        case .shadow(let color, let radius, let offset, let place):
            shadow(color, radius: radius, x: Double(offset.width), y: Double(offset.height), place)
        case .matrix(let rows): [matrix("matrix", rows.map { number(Double($0)) }.joined(separator: " "))]
        case .saturation(let amount): [matrix("saturate", number(amount))]
        case .hueRotation(let angle): [matrix("hueRotate", number(angle.degrees))]
        case .luminanceToAlpha: [matrix("luminanceToAlpha", nil)]
        case .alphaThreshold(let min, let max, let color): threshold(min, max, color)
        }
    }

    private func blur(_ radius: Double) -> Markup {
        var step = Markup(.feGaussianBlur)
        step[.standardDeviation] = number(max(radius, 0))
        return step
    }

    private func matrix(_ type: String, _ values: String?) -> Markup {
        var step = Markup(.feColorMatrix)
        step[.type] = type
        step[.values] = values
        return step
    }

    /// The drawing itself has a name of its own, since the shadow is made of its opacity.
    private func shadow(_ color: Color, radius: Double, x: Double, y: Double, _ place: CanvasFilter.Shadow) -> [Markup]
    {
        let (drawing, shadow) = ("d\(index)", "s\(index)")
        var keep = Markup(.feOffset)
        keep[.result] = drawing
        var blur = blur(radius)
        blur[.in] = drawing
        var move = Markup(.feOffset)
        (move[.dx], move[.dy], move[.result]) = (number(x), number(y), shadow)
        var steps = [keep, blur, move] + colored(color, inside: shadow)
        switch place {
        case .alone: break
        case .below:
            steps[steps.count - 1][.result] = "c\(index)"
            steps.append(composite("over", drawing, with: "c\(index)"))
        case .above:
            steps[steps.count - 1][.result] = "c\(index)"
            steps.append(composite("over", "c\(index)", with: drawing))
        }
        return steps
    }

    /// Paints the opaque part of a result with a colour.
    private func colored(_ color: Color, inside name: String) -> [Markup] {
        var flood = Markup(.feFlood)
        setColor(color, of: &flood)
        return [flood, composite("in", nil, with: name)]
    }

    /// Without a first input, a step uses the result of the one before.
    private func composite(_ operation: String, _ first: String?, with second: String) -> Markup {
        var step = Markup(.feComposite)
        step[.operator] = operation
        step[.in] = first
        step[.in2] = second
        return step
    }

    private func setColor(_ color: Color, of flood: inout Markup) {
        let css = color.css
        if css.hasPrefix("#") { flood[.floodColor] = css } else { flood.style.append(.floodColor, css) }
    }

    /// A steep slope of the opacity at each end of the range.
    private func threshold(_ min: Double, _ max: Double, _ color: Color) -> [Markup] {
        let (low, high, source) = ("l\(index)", "h\(index)", "t\(index)")
        var keep = Markup(.feOffset)
        keep[.result] = source
        var lower = slope(255, at: min)
        (lower[.in], lower[.result]) = (source, low)
        guard max < 1 else { return [keep, lower] + colored(color, inside: low) }
        var upper = slope(255, at: max)
        (upper[.in], upper[.result]) = (source, high)
        var band = composite("out", low, with: high)
        band[.result] = "b\(index)"
        return [keep, lower, upper, band] + colored(color, inside: "b\(index)")
    }

    private func slope(_ factor: Double, at value: Double) -> Markup {
        matrix("matrix", "0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 \(number(factor)) \(number(0.5 - factor * value))")
    }
}
