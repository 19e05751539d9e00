public import Foundation

/// A cell in a compositional layout.
///
///     let item = NSCollectionLayoutItem(
///         layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .absolute(80))
///     )
///     item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
    public final let layoutSize: NSCollectionLayoutSize
    /// The distances of the cell from the edges of its space.
    public final var contentInsets = NSDirectionalEdgeInsets.zero
    /// The views at the edges of the cell, such as badges.
    public final let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize) }

    /// Creates a cell with views at its edges, which the data source provides for the path of the cell.
    public convenience init(
        layoutSize: NSCollectionLayoutSize,
        supplementaryItems: [NSCollectionLayoutSupplementaryItem]
    ) { self.init(size: layoutSize, supplementaryItems: supplementaryItems) }

    init(size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []) {
        layoutSize = size
        self.supplementaryItems = supplementaryItems
        super.init()
    }
}

/// A view at an edge of a section, such as a header.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
    public let alignment: NSRectAlignment
    /// The distance from the place of the alignment.
    public let offset: CGPoint
    /// Has no effect: views at the edges of sections scroll with them.
    public var pinToVisibleBounds = false
    /// Whether the section grows by the view. If not, the view lies on the section's edge.
    public var extendsBoundary = true

    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.alignment = alignment
        offset = absoluteOffset
        super.init(
            layoutSize,
            elementKind,
            NSCollectionLayoutAnchor(edges: alignment.edges, absoluteOffset: absoluteOffset),
            nil
        )
    }
}

/// A view behind a section.
@MainActor @preconcurrency
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
    public let elementKind: String
    /// The order of views that overlap. A background is behind the cells.
    public var zIndex = -1

    private init(kind: String) {
        elementKind = kind
        super.init(
            size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        )
    }

    /// Creates the background of a section, whose class is registered with the layout.
    public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        NSCollectionLayoutDecorationItem(kind: elementKind)
    }
}

/// A place at an edge or in a corner of a rectangle.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
