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
        arrangement.size(of: subviews, in: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        arrangement.place(subviews, in: bounds, proposal: proposal)
    }

    private var arrangement: StackArrangement {
        StackArrangement(.horizontal, spacing: spacing) { [alignment] in $0[alignment] }
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
        arrangement.size(of: subviews, in: proposal)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Void
    ) {
        arrangement.place(subviews, in: bounds, proposal: proposal)
    }

    private var arrangement: StackArrangement {
        StackArrangement(.vertical, spacing: spacing) { [alignment] in $0[alignment] }
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
