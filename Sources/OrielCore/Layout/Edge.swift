/// An edge of a rectangle. Leading and trailing depend on the layout direction.
@frozen public enum Edge: Int8, CaseIterable, Hashable, Sendable {
    case top
    case leading
    case bottom
    case trailing

    /// A set of edges.
    @frozen public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public init(_ edge: Edge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        public static let top = Set(.top)
        public static let leading = Set(.leading)
        public static let bottom = Set(.bottom)
        public static let trailing = Set(.trailing)
        public static let all: Set = [.top, .leading, .bottom, .trailing]
        public static let horizontal: Set = [.leading, .trailing]
        public static let vertical: Set = [.top, .bottom]

        package func contains(_ edge: Edge) -> Bool {
            contains(Set(edge))
        }
    }
}

extension Edge {
    /// Creates the edge of the same name.
    public init(_ edge: HorizontalEdge) {
        self = edge == .leading ? .leading : .trailing
    }

    /// Creates the edge of the same name.
    public init(_ edge: VerticalEdge) {
        self = edge == .top ? .top : .bottom
    }
}
