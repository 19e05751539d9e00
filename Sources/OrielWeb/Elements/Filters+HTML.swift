import Foundation
import OrielCore

/// A view with its shadow.
package enum ShadowRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        // A shadow is outside of a clip path, and does not rotate with its view.
        state.hasClipPath || state.hasTransform ? nil : state.closed
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let attributes = node.attributes
        let color = attributes.color(.color) ?? "#0005"
        let offset = [attributes.number(.x) ?? 0, attributes.number(.y) ?? 0].map(px).joined(separator: " ")
        // CSS's blur is twice the radius used by shadows and blurs in SwiftUI.
        box.appendFilter("drop-shadow(\(offset) \(px(2 * (attributes.number(.radius) ?? 0))) \(color))")
    }
}

/// A blurred view.
package enum BlurRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        state.hasClipPath ? nil : state.closed
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        let radius = node.attributes.number(.radius) ?? 0
        if radius > 0 { box.appendFilter("blur(\(px(radius)))") }
    }
}

/// A view with changed colours.
package enum ColorEffectRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        node.colorMatrix == nil ? state.closed : nil
    }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if let filter = node.attributes.colorFilter { box.appendFilter(filter) }
    }

    /// Uses an SVG filter next to the content if CSS has no function for the effect.
    package static func box(of node: WebNode) -> Box {
        var content = Markup()
        content.isSlot = true
        content.style.append(.display, "flex")
        content.style.append(.flex, "1 1 0px")
        content.style.append(.justifyContent, "center")
        guard let matrix = node.colorMatrix else {
            content.style = Style()
            content.style.append(.display, "flex")
            var box = Box(content)
            decorate(&box, with: node)
            return box
        }
        var effect = Markup(.feColorMatrix)
        effect[.type] = matrix.type
        if let values = matrix.values { effect[.values] = values }
        effect.style.append(.colorInterpolationFilters, "sRGB")
        var filter = Markup(.filter)
        filter[.id] = "f\(node.id.rawValue)"
        filter.parts = [effect]
        var drawing = Markup(.svg)
        drawing[.ariaHidden] = "true"
        drawing.style.append(.position, "absolute")
        drawing.style.append(.width, "0")
        drawing.style.append(.height, "0")
        drawing.parts = [filter]
        content.inline[.filter] = "url(#f\(node.id.rawValue))"
        var markup = Markup()
        markup.style.append(.display, "flex")
        markup.parts = [content, drawing]
        return Box(markup)
    }
}

/// A view blended with the content behind it.
package enum BlendModeRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? {
        isDarker(node) ? nil : state.closed
    }

    /// CSS has no mode that adds and darkens. A style rule inverts the content behind the view, adds the inverted view, and inverts
    /// the result.
    package static func box(of node: WebNode) -> Box {
        var content = Markup()
        content.isSlot = true
        content.style.append(.display, "flex")
        guard isDarker(node) else {
            var box = Box(content)
            decorate(&box, with: node)
            return box
        }
        content.style.append(.flex, "1 1 0px")
        content.style.append(.justifyContent, "center")
        var markup = Markup()
        markup[.dataKind] = "darker"
        markup.parts = [content]
        return Box(markup)
    }

    private static func isDarker(_ node: WebNode) -> Bool { node.attributes.string(.blendMode) == "plusDarker" }

    package static func decorate(_ box: inout Box, with node: WebNode) {
        if let mode = mode(node.attributes.string(.blendMode) ?? "normal") { box.markup.style[.mixBlendMode] = mode }
    }

    /// Returns the name in CSS; nil for modes without an effect there.
    private static func mode(_ name: String) -> String? {
        switch name {
        case "multiply", "screen", "overlay", "darken", "lighten", "difference", "exclusion", "hue", "saturation",
            "color", "luminosity":
            name
        case "colorDodge": "color-dodge"
        case "colorBurn": "color-burn"
        case "softLight": "soft-light"
        case "hardLight": "hard-light"
        case "plusLighter": "plus-lighter"
        default: nil
        }
    }
}

/// Views that blend with each other, but not with the content behind them.
package enum CompositingRenderer: DecoratingRenderer {
    package static func merge(_ node: WebNode, into state: MergeState) -> MergeState? { state.closed }

    package static func decorate(_ box: inout Box, with node: WebNode) { box.markup.style[.isolation] = "isolate" }
}

extension MergeState {
    /// The state after a modifier that no padding or background may be merged around.
    var closed: MergeState {
        var state = self
        state.phase = .closed
        return state
    }
}

extension Box {
    /// Adds a filter that applies after the existing ones.
    mutating func appendFilter(_ filter: String) {
        markup.inline[.filter] = (markup.inline[.filter].map { $0 + " " } ?? "") + filter
    }
}

extension Attributes {
    /// Returns a colour attribute in CSS.
    func color(_ name: Name) -> String? {
        if case .color(let color)? = self[name] { color.css } else { nil }
    }
}

extension Attributes {
    /// A colour effect as a CSS function; nil for effects that need a matrix.
    var colorFilter: String? {
        let amount = self.number(.value) ?? 0
        switch string(.effect) {
        case "contrast": return "contrast(\(OrielWeb.number(amount)))"
        case "saturation": return "saturate(\(OrielWeb.number(max(amount, 0))))"
        case "grayscale": return "grayscale(\(OrielWeb.number(min(max(amount, 0), 1))))"
        case "hueRotation": return "hue-rotate(\(OrielWeb.number(amount))deg)"
        case "invert": return "invert(1)"
        case "brightness":
            // Adding to a colour equals a lower contrast followed by a multiplication, or the reverse. In this order no
            // intermediate value is clipped.
            let factor = 1 + 2 * abs(amount)
            let (weak, strong) = (OrielWeb.number(1 / factor), OrielWeb.number(factor))
            return amount >= 0 ? "contrast(\(weak)) brightness(\(strong))" : "brightness(\(weak)) contrast(\(strong))"
        default: return nil
        }
    }
}

extension WebNode {
    /// A colour effect as an SVG matrix.
    fileprivate var colorMatrix: (type: String, values: String?)? {
        switch attributes.string(.effect) {
        case "luminanceToAlpha": return ("luminanceToAlpha", nil)
        case "multiply":
            guard case .color(let color)? = attributes[.color] else { return nil }
            let factors = color.resolve(in: .light)
            let rows = [factors.red, factors.green, factors.blue, factors.opacity].enumerated()
                .map { index, factor in
                    (0..<5).map { $0 == index ? number(Double(factor)) : "0" }.joined(separator: " ")
                }
            return ("matrix", rows.joined(separator: " "))
        default: return nil
        }
    }
}
