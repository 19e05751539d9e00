package import Foundation

/// The complete description of a font, for renderers.
package struct FontDescription: Hashable, Sendable {
    package enum Base: Hashable, Sendable {
        case style(Font.TextStyle, design: Font.Design? = nil)
        case system(size: CGFloat, design: Font.Design?)
        /// Without a style to scale with, the size is fixed.
        case custom(name: String, size: CGFloat, relativeTo: Font.TextStyle?)
    }

    package var base: Base
    package var weight: Font.Weight?
    package var isItalic = false
    package var isMonospaced = false
    package var hasMonospacedDigits = false
    package var hasLowercaseSmallCaps = false
    package var hasUppercaseSmallCaps = false
    package var leading = Font.Leading.standard
    package var width: Font.Width?
    package var scale: CGFloat = 1
    /// The text size that the app has set; nil for the user's.
    package var typeSize: DynamicTypeSize?

    package init(_ base: Base, weight: Font.Weight? = nil) {
        self.base = base
        self.weight = weight
    }

    /// The font size in points, at the text size that the app has set, or else at size large.
    package var pointSize: CGFloat { pointSize(at: typeSize ?? .large) }

    /// Returns the font size in points.
    package func pointSize(at size: DynamicTypeSize) -> CGFloat {
        switch base {
        case .style(let style, _):
            return style.pointSize(at: size) * scale
        case .system(let points, _):
            return points * scale
        case .custom(_, let points, let style):
            let growth = style.map { $0.pointSize(at: size) / $0.pointSize(at: .large) } ?? 1
            return points * growth * scale
        }
    }

    /// The explicit weight, or else that of the text style.
    package var effectiveWeight: Font.Weight {
        if let weight { return weight }
        if case .style(let style, _) = base { return style.weight }
        return .regular
    }
}
