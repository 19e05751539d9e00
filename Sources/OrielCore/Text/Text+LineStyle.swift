extension Text {
    /// How a line under or through a text is drawn.
    public struct LineStyle: Hashable, Sendable {
        /// What a line is made of.
        public struct Pattern: Hashable, Sendable {
            /// The name a renderer knows it by.
            package let name: String

            public static let solid = Pattern(name: "solid")
            public static let dot = Pattern(name: "dot")
            public static let dash = Pattern(name: "dash")
            public static let dashDot = Pattern(name: "dashDot")
            public static let dashDotDot = Pattern(name: "dashDotDot")
        }

        let pattern: Pattern
        let color: Color?

        /// - Parameter color: Nil for the text's own.
        public init(pattern: Pattern = .solid, color: Color? = nil) {
            self.pattern = pattern
            self.color = color
        }

        /// A solid line in the text's colour.
        public static let single = LineStyle()
    }

    /// Which letters a text is shown in.
    public enum Case: Hashable, Sendable {
        case uppercase
        case lowercase
    }

    /// Where a text that does not fit is cut.
    public enum TruncationMode: Hashable, Sendable {
        case head
        case tail
        case middle
    }
}
