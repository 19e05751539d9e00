public import Foundation

extension Font {
    /// The thickness of the strokes.
    @frozen public struct Weight: Hashable, Sendable, BitwiseCopyable {
        /// The number of the weight in CSS and OpenType, from 100 to 900.
        package let number: Int16

        package init(number: Int16) {
            self.number = number
        }

        public static let ultraLight = Weight(number: 100)
        public static let thin = Weight(number: 200)
        public static let light = Weight(number: 300)
        public static let regular = Weight(number: 400)
        public static let medium = Weight(number: 500)
        public static let semibold = Weight(number: 600)
        public static let bold = Weight(number: 700)
        public static let heavy = Weight(number: 800)
        public static let black = Weight(number: 900)
    }

    /// The design of the system's font.
    public enum Design: Hashable, Sendable {
        case `default`
        case serif
        case rounded
        case monospaced
    }

    /// The line spacing.
    public enum Leading: Hashable, Sendable {
        case standard
        case tight
        case loose
    }

    /// The width of the characters.
    public struct Width: Hashable, Sendable, BitwiseCopyable {
        public var value: CGFloat

        public init(_ value: CGFloat) {
            self.value = value
        }

        public static let compressed = Width(-0.4)
        public static let condensed = Width(-0.2)
        public static let standard = Width(0)
        public static let expanded = Width(0.2)
    }
}
