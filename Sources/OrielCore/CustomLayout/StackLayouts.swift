public import Foundation

/// The layout of an `HStack`, for `AnyLayout`.
public struct HStackLayout: Layout {
    public var alignment: VerticalAlignment
    /// The distance between adjacent views in points; nil for the default.
    public var spacing: CGFloat?

    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        StackArrangement(.horizontal, spacing: spacing).size(of: subviews, in: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        StackArrangement(.horizontal, spacing: spacing)
            .place(subviews, in: bounds, proposal: proposal) { $0[alignment] }
    }
}

/// The layout of a `VStack`, for `AnyLayout`.
public struct VStackLayout: Layout {
    public var alignment: HorizontalAlignment
    /// The distance between adjacent views in points; nil for the default.
    public var spacing: CGFloat?

    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData

    public static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        StackArrangement(.vertical, spacing: spacing).size(of: subviews, in: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        StackArrangement(.vertical, spacing: spacing)
            .place(subviews, in: bounds, proposal: proposal) { $0[alignment] }
    }
}

/// The layout of a `ZStack`, for `AnyLayout`.
public struct ZStackLayout: Layout {
    public var alignment: Alignment

    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        DepthArrangement(alignment).size(of: subviews, in: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        DepthArrangement(alignment).place(subviews, in: bounds, proposal: proposal)
    }
}
