public import Foundation

/// The geometry of a container: its size, and the places of its views.
///
///     struct Diagonal: Layout {
///         func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///             let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///             return CGSize(width: sizes.reduce(0) { $0 + $1.width }, height: sizes.reduce(0) { $0 + $1.height })
///         }
///
///         func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///             var point = bounds.origin
///             for subview in subviews {
///                 subview.place(at: point, proposal: .unspecified)
///                 let size = subview.sizeThatFits(.unspecified)
///                 point = CGPoint(x: point.x + size.width, y: point.y + size.height)
///             }
///         }
///     }
///
///     Diagonal { Text("First"); Text("Second") }
///
/// Unlike Apple's, the sizes of views with text or images are estimates until the browser has measured them; the layout
/// is then computed again. A layout that is narrower than the proposed width is placed within that width.
///
/// A layout with `animatableData` places its views for the values between the old and the new ones. These steps are
/// computed in advance, with the sizes known at the start.
public protocol Layout: Animatable, Sendable {
    /// Data that the layout keeps between calls.
    associatedtype Cache = Void

    typealias Subviews = LayoutSubviews

    /// The properties of the layout as a whole.
    static var layoutProperties: LayoutProperties { get }

    func makeCache(subviews: Self.Subviews) -> Self.Cache

    /// Updates the cache after views have changed. By default, creates a new cache.
    func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)

    /// Returns the preferred distances between the container and adjacent views.
    func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing

    /// Returns the size of the container for a proposed size.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize

    /// Places each view by calling its `place(at:anchor:proposal:)`.
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    )

    /// Returns the position of a guide in the container. By default, merges the guides of the views.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?

    /// Returns the position of a guide in the container. By default, merges the guides of the views.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat?
}

extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }

    public func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews) {
        cache = makeCache(subviews: subviews)
    }

    public func spacing(subviews: Self.Subviews, cache: inout Self.Cache) -> ViewSpacing {
        subviews.reduce(into: ViewSpacing()) { $0.formUnion($1.spacing) }
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return GuideEstimate.merged(subviews)[guide.key.guideName]
    }

    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Self.Subviews,
        cache: inout Self.Cache
    ) -> CGFloat? {
        placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        return GuideEstimate.merged(subviews)[guide.key.guideName]
    }

    /// Arranges views with this layout.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutView(layout: self, content: content())
    }
}

extension Layout where Cache == Void {
    public func makeCache(subviews: Self.Subviews) {}
}

/// The properties of a layout as a whole.
public struct LayoutProperties: Sendable {
    /// The axis of a layout that is a line of views; nil for other layouts.
    public var stackOrientation: Axis?

    public init() {}
}
