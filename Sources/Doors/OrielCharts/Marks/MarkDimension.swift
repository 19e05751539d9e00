public import Foundation

/// The width or height of a mark.
public struct MarkDimension: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic
        case fixed(CGFloat)
        case inset(CGFloat)
        case ratio(CGFloat)
    }

    let kind: Kind

    /// The width that suits the mark.
    public static let automatic = MarkDimension(kind: .automatic)

    /// A width in points.
    public static func fixed(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .fixed(value)) }

    /// The space of the mark, less a distance at each side.
    public static func inset(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .inset(value)) }

    /// A fraction of the space of the mark.
    public static func ratio(_ value: CGFloat) -> MarkDimension { MarkDimension(kind: .ratio(value)) }
}

extension MarkDimension: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .fixed(CGFloat(value)) }

    public init(floatLiteral value: Double) { self = .fixed(CGFloat(value)) }
}

extension MarkDimension {
    /// Returns the length in a space.
    func length(in space: CGFloat, automatic: CGFloat) -> CGFloat {
        let length =
            switch kind {
            case .automatic: automatic
            case .fixed(let length): length
            case .inset(let inset): space - 2 * inset
            case .ratio(let ratio): space * ratio
            }
        return length.isFinite ? max(0, length) : automatic
    }
}
