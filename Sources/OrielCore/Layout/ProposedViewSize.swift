public import Foundation

/// A size proposed to a view; nil on an axis asks for the view's ideal length.
@frozen public struct ProposedViewSize: Hashable, Sendable, BitwiseCopyable {
    public var width: CGFloat?
    public var height: CGFloat?

    @inlinable public init(width: CGFloat?, height: CGFloat?) {
        self.width = width
        self.height = height
    }

    @inlinable public init(_ size: CGSize) {
        self.init(width: size.width, height: size.height)
    }

    /// A proposal that asks for the minimum size.
    public static let zero = ProposedViewSize(width: 0, height: 0)

    /// A proposal that asks for the ideal size.
    public static let unspecified = ProposedViewSize(width: nil, height: nil)

    /// A proposal that asks for the maximum size.
    public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

    /// Returns the proposal as a size, with a default length for each nil axis.
    @inlinable public func replacingUnspecifiedDimensions(
        by size: CGSize = CGSize(width: 10, height: 10)
    ) -> CGSize {
        CGSize(width: width ?? size.width, height: height ?? size.height)
    }
}
