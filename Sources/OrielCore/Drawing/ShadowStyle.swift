public import Foundation

/// A shadow of what a style fills: below it, or inside of its edges.
///
///     Circle().fill(.blue.shadow(.inner(radius: 4, y: 2)).shadow(.drop(radius: 8)))
///
/// Unlike Apple's, an inner shadow is drawn in rectangles, rounded or not, capsules, ellipses and circles only.
public struct ShadowStyle: Hashable, Sendable {
    /// Whether the shadow is inside of the edges.
    package let isInner: Bool
    package let color: Color
    package let radius: CGFloat
    package let x: CGFloat
    package let y: CGFloat

    /// Returns a shadow below the figure.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur in points.
    ///   - x: The distance to the right in points.
    ///   - y: The distance downwards in points.
    public static func drop(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
    }

    /// Returns a shadow inside of the figure, as in a hollow.
    ///
    /// - Parameters:
    ///   - radius: The standard deviation of the blur in points.
    ///   - x: The distance to the right in points.
    ///   - y: The distance downwards in points.
    public static func inner(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> ShadowStyle {
        ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
    }
}
