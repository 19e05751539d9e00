extension Text {
    /// The style of a line under or through a text.
    public struct LineStyle: Hashable, Sendable {
        /// The pattern of a line.
        public struct Pattern: Hashable, Sendable {
            /// The renderer's name for the pattern.
            package let name: String

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        /// - Parameter color: The colour of the line; nil for the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's colour.
        public static let single = LineStyle()
    }

    /// The case in which a text is shown.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// The position at which a text that does not fit is truncated.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }
}
