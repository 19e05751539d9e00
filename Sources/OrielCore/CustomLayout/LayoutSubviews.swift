public import Foundation

/// The views that a layout arranges.
public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews

    private let items: ArraySlice<LayoutItem>

    /// The direction of the container. Positions count from its leading edge, so a layout is mirrored automatically.
    public var layoutDirection: LayoutDirection

    init(_ items: ArraySlice<LayoutItem>, layoutDirection: LayoutDirection) {
        self.items = items
        self.layoutDirection = layoutDirection
    }

    /// Creates the views of a stack whose places are estimated.
    init(_ items: [LayoutItem]) { self.init(items[...], layoutDirection: .leftToRight) }

    public static func == (a: LayoutSubviews, b: LayoutSubviews) -> Bool {
        a.layoutDirection == b.layoutDirection && a.items.elementsEqual(b.items, by: ===)
    }

    public var startIndex: Int { items.startIndex }
    public var endIndex: Int { items.endIndex }

    public subscript(index: Int) -> LayoutSubview { LayoutSubview(item: items[index]) }

    public subscript(bounds: Range<Int>) -> LayoutSubviews {
        LayoutSubviews(items[bounds], layoutDirection: layoutDirection)
    }

    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
        LayoutSubviews(indices.map { items[$0] }[...], layoutDirection: layoutDirection)
    }
}

/// One of the views that a layout arranges.
public struct LayoutSubview: Equatable, Sendable {
    let item: LayoutItem

    public static func == (a: LayoutSubview, b: LayoutSubview) -> Bool { a.item === b.item }

    /// The value that `layoutValue(key:value:)` sets for a key, or the key's default.
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
        item.values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue
    }

    /// The priority set by `layoutPriority(_:)`.
    public var priority: Double { item.priority }

    /// Returns the size of the view for a proposed size.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.size(in: proposal) }

    /// Returns the size and the guides of the view for a proposed size.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { item.dimensions(in: proposal) }

    /// The preferred distances to adjacent views.
    public var spacing: ViewSpacing { item.isSpacer ? .zero : ViewSpacing(texts: TextEdges(of: item.tree)) }

    /// Places the view.
    ///
    /// - Parameters:
    ///   - position: The place of the anchor, in the coordinates of the container's bounds.
    ///   - anchor: The point of the view that is at that place.
    ///   - proposal: The size proposed to the view.
    public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
        item.placement = LayoutPlacement(position: position, anchor: anchor, proposal: proposal)
    }
}

/// The placement of a view by a layout.
struct LayoutPlacement: Equatable {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
}
