public import Foundation

/// A layout of any type. A change of the type keeps the views and their state.
///
///     let layout = isWide ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())
///     layout { content }
@frozen public struct AnyLayout: Layout {
    /// The cache of the wrapped layout.
    public struct Cache {
        fileprivate var value: Any
        fileprivate let type: Any.Type
    }

    public typealias AnimatableData = EmptyAnimatableData

    private let layout: any Layout

    public init<L: Layout>(_ layout: L) { self.layout = layout }

    public func makeCache(subviews: Subviews) -> Cache { Self.makeCache(layout, subviews) }

    private static func makeCache<L: Layout>(_ layout: L, _ subviews: Subviews) -> Cache {
        Cache(value: layout.makeCache(subviews: subviews), type: L.self)
    }

    public func updateCache(_ cache: inout Cache, subviews: Subviews) {
        Self.updateCache(layout, &cache, subviews)
    }

    private static func updateCache<L: Layout>(_ layout: L, _ cache: inout Cache, _ subviews: Subviews) {
        guard cache.type == L.self else { return cache = makeCache(layout, subviews) }
        with(layout, &cache, subviews) { layout.updateCache(&$0, subviews: subviews) }
    }

    /// Calls `body` with the cache of the wrapped layout. Replaces a cache that belongs to a layout of another type.
    private static func with<L: Layout, Result>(
        _ layout: L,
        _ cache: inout Cache,
        _ subviews: Subviews,
        _ body: (inout L.Cache) -> Result
    ) -> Result {
        if cache.type != L.self { cache = makeCache(layout, subviews) }
        guard var inner = cache.value as? L.Cache else {
            preconditionFailure("The cache of \(L.self) is a \(type(of: cache.value)).")
        }
        defer { cache.value = inner }
        return body(&inner)
    }

    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing {
        func spacing<L: Layout>(_ layout: L) -> ViewSpacing {
            Self.with(layout, &cache, subviews) { layout.spacing(subviews: subviews, cache: &$0) }
        }
        return spacing(layout)
    }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        func size<L: Layout>(_ layout: L) -> CGSize {
            Self.with(layout, &cache, subviews) {
                layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        return size(layout)
    }

    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) {
        func place<L: Layout>(_ layout: L) {
            Self.with(layout, &cache, subviews) {
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &$0)
            }
        }
        place(layout)
    }

    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func alignment<L: Layout>(_ layout: L) -> CGFloat? {
            Self.with(layout, &cache, subviews) {
                layout.explicitAlignment(
                    of: guide,
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &$0
                )
            }
        }
        return alignment(layout)
    }

    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        func alignment<L: Layout>(_ layout: L) -> CGFloat? {
            Self.with(layout, &cache, subviews) {
                layout.explicitAlignment(
                    of: guide,
                    in: bounds,
                    proposal: proposal,
                    subviews: subviews,
                    cache: &$0
                )
            }
        }
        return alignment(layout)
    }
}
