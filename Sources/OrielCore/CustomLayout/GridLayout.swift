public import Foundation

/// The layout of a `Grid`, for `AnyLayout`.
///
///     let layout = isTable ? AnyLayout(GridLayout(alignment: .leading)) : AnyLayout(VStackLayout())
///     layout { ForEach(people) { person in GridRow { Text(person.name); Text(person.city) } } }
public struct GridLayout: Layout {
    public var alignment: Alignment
    /// The distance between columns in points; nil for the default.
    public var horizontalSpacing: CGFloat?
    /// The distance between rows in points; nil for the default.
    public var verticalSpacing: CGFloat?

    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }

    public typealias Cache = Void
    public typealias AnimatableData = EmptyAnimatableData

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

    private var arrangement: GridArrangement {
        GridArrangement(
            alignment: alignment,
            columnGap: horizontalSpacing ?? ViewSpacing.length,
            rowGap: verticalSpacing ?? ViewSpacing.length
        )
    }
}
