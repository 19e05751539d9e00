public import Foundation

extension AttributedString {
    /// The distance of the lines of a text.
    ///
    ///     Text(poem).lineHeight(.multiple(factor: 1.6))
    ///
    /// Each line has this height, also the first and the last one, so that a text of *n* lines is *n* times as high.
    public struct LineHeight: Hashable, Sendable {
        private enum Value: Hashable { case natural, exact(CGFloat), multiple(CGFloat), leading(CGFloat) }
        private let value: Value

        private init(_ value: Value) { self.value = value }

        /// The height of the font, with the space between lines that the font asks for.
        public static let normal = LineHeight(.natural)
        /// The same as ``normal``: browsers give all lines with the same font the same height.
        public static let variable = LineHeight(.natural)
        /// More space than usual: 1.6 times the size of the font.
        public static let loose = LineHeight(.multiple(1.6))
        /// Less space than usual: 1.1 times the size of the font.
        public static let tight = LineHeight(.multiple(1.1))

        /// A height in points.
        public static func exact(points: CGFloat) -> LineHeight { LineHeight(.exact(max(points, 0))) }

        /// A multiple of the size of the font.
        public static func multiple(factor: CGFloat) -> LineHeight { LineHeight(.multiple(max(factor, 0))) }

        /// The size of the font, and some points more.
        public static func leading(increase: CGFloat) -> LineHeight { LineHeight(.leading(increase)) }

        /// A multiple of the font's size, and points in addition; nil for the height of the font.
        private var parts: (factor: CGFloat, points: CGFloat)? {
            switch value {
            case .natural: nil
            case .exact(let points): (0, points)
            case .multiple(let factor): (factor, 0)
            case .leading(let increase): (1, increase)
            }
        }

        func describe(in attributes: inout Attributes) {
            guard let parts, parts.factor.isFinite, parts.points.isFinite else { return }
            attributes.set(.lineHeightFactor, parts.factor)
            attributes.set(.lineHeightPoints, parts.points)
        }
    }
}

extension EnvironmentValues {
    /// The distance of the lines of texts; nil for that of their fonts.
    public var lineHeight: AttributedString.LineHeight? {
        get { textAppearance?.typography.lineHeight }
        set { changeTextAppearance { $0.typography.lineHeight = newValue } }
    }
}

extension View {
    /// Sets the distance of the lines of texts; nil for that of their fonts.
    public nonisolated func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
        environment(\.lineHeight, lineHeight)
    }
}
