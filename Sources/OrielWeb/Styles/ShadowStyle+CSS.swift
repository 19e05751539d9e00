import Foundation
package import OrielCore

/// A shadow of a style in CSS.
package struct CSSShadow {
    let isInner: Bool
    let x: Double
    let y: Double
    /// The standard deviation of the blur.
    let radius: Double
    let color: String

    /// The offset, the blur and the colour. CSS's blur is twice the standard deviation.
    var css: String { "\(px(x)) \(px(y)) \(px(2 * radius)) \(color)" }

    /// The shadow of a box.
    var boxShadow: String { isInner ? "inset " + css : css }

    /// The shadow of what a node draws, whatever its form.
    var filter: String { "drop-shadow(\(css))" }
}

extension ResolvedShapeStyle {
    /// Whether the style has a shadow. Computes no CSS.
    var hasShadow: Bool {
        switch self {
        case .shadow: true
        case .opacity(_, let base), .level(_, let base): base.hasShadow
        default: false
        }
    }

    /// The shadows, the first in front.
    package var cssShadows: [CSSShadow] { cssShadows { $0 } }

    /// The shadows that are below the figure.
    package var dropShadows: [CSSShadow] { cssShadows.filter { !$0.isInner } }

    /// Whether the style has a shadow inside of the figure. Computes no CSS.
    var hasInnerShadow: Bool {
        switch self {
        case .shadow(let shadow, let base): shadow.isInner || base.hasInnerShadow
        case .opacity(_, let base), .level(_, let base): base.hasInnerShadow
        default: false
        }
    }

    private func cssShadows(_ change: (String) -> String) -> [CSSShadow] {
        switch self {
        case .shadow(let shadow, let base):
            let css = CSSShadow(
                isInner: shadow.isInner,
                x: Double(shadow.x),
                y: Double(shadow.y),
                radius: max(Double(shadow.radius), 0),
                color: change(shadow.color.css)
            )
            return base.cssShadows(change) + [css]
        case .opacity(let opacity, let base): return base.cssShadows { Self.faded(change($0), to: opacity * 100) }
        case .level(_, let base): return base.cssShadows(change)
        default: return []
        }
    }
}
