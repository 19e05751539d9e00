public import Foundation

/// A view at an edge of a cell, such as a badge.
///
///     let badge = NSCollectionLayoutSupplementaryItem(
///         layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(20), heightDimension: .absolute(20)),
///         elementKind: "badge",
///         containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing], absoluteOffset: CGPoint(x: 6, y: -6))
///     )
///
/// The data source provides the view for the path of the cell. Unlike Apple's, an estimated size is not measured.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
    public final let elementKind: String
    /// The place in the cell.
    public final let containerAnchor: NSCollectionLayoutAnchor
    /// The point of the view that is at that place; nil to keep the view inside of the cell.
    public final let itemAnchor: NSCollectionLayoutAnchor?
    /// The order of views that overlap. A view of a cell is in front of the cell unless it is negative.
    public final var zIndex = 0

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, nil) }

    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        containerAnchor: NSCollectionLayoutAnchor,
        itemAnchor: NSCollectionLayoutAnchor
    ) { self.init(layoutSize, elementKind, containerAnchor, itemAnchor) }

    init(
        _ size: NSCollectionLayoutSize,
        _ elementKind: String,
        _ containerAnchor: NSCollectionLayoutAnchor,
        _ itemAnchor: NSCollectionLayoutAnchor?
    ) {
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
        super.init(size: size, supplementaryItems: [])
    }

    /// The rectangle of the view on a cell.
    final func frame(on cell: CGRect) -> CGRect {
        let size = layoutSize.size(in: cell.size)
        let (place, own) = (containerAnchor.place, (itemAnchor ?? containerAnchor).place)
        let (shift, back) = (containerAnchor.shift(of: size), itemAnchor?.shift(of: size) ?? .zero)
        return CGRect(
            x: cell.minX + place.x * cell.width - own.x * size.width + shift.x - back.x,
            y: cell.minY + place.y * cell.height - own.y * size.height + shift.y - back.y,
            width: size.width,
            height: size.height
        )
    }
}

/// A place at the edges of a rectangle, with a distance from it.
open class NSCollectionLayoutAnchor: NSObject {
    /// The edges; without those of a direction, the place is in the middle.
    public final let edges: NSDirectionalRectEdge
    public final let offset: CGPoint
    /// Whether the distance is in points, and not in lengths of the view.
    public final let isAbsoluteOffset: Bool
    public final var isFractionalOffset: Bool { !isAbsoluteOffset }

    private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
        self.edges = edges
        self.offset = offset
        isAbsoluteOffset = isAbsolute
        super.init()
    }

    public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }

    public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
        self.init(edges, absoluteOffset, isAbsolute: true)
    }

    public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
        self.init(edges, fractionalOffset, isAbsolute: false)
    }

    /// The place as parts of the width and the height.
    final var place: CGPoint {
        CGPoint(
            x: edges.contains(.leading) ? 0 : edges.contains(.trailing) ? 1 : 0.5,
            y: edges.contains(.top) ? 0 : edges.contains(.bottom) ? 1 : 0.5
        )
    }

    /// The distance for a view, in points.
    final func shift(of size: CGSize) -> CGPoint {
        isAbsoluteOffset ? offset : CGPoint(x: offset.x * size.width, y: offset.y * size.height)
    }
}

/// Edges of a rectangle, in the direction of the language.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let top = NSDirectionalRectEdge(rawValue: 1 << 0)
    public static let leading = NSDirectionalRectEdge(rawValue: 1 << 1)
    public static let bottom = NSDirectionalRectEdge(rawValue: 1 << 2)
    public static let trailing = NSDirectionalRectEdge(rawValue: 1 << 3)
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

extension NSRectAlignment {
    var edges: NSDirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}
