/// A direction of layout.
@frozen public enum Axis: Int8, CaseIterable, Hashable, Sendable {
    case horizontal
    case vertical

    /// A set of axes.
    @frozen public struct Set: OptionSet, Hashable, Sendable, BitwiseCopyable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        public static let horizontal = Set(.horizontal)
        public static let vertical = Set(.vertical)

        package init(_ axis: Axis) {
            self.init(rawValue: 1 << axis.rawValue)
        }

        package func contains(_ axis: Axis) -> Bool {
            contains(Set(axis))
        }
    }

    /// The other axis.
    package var perpendicular: Axis {
        self == .horizontal ? .vertical : .horizontal
    }
}

extension Axis: CustomStringConvertible {
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        }
    }
}
