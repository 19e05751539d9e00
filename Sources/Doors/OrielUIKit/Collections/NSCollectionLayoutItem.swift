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

    public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(size: layoutSize) }

    init(size: NSCollectionLayoutSize) {
        layoutSize = size
        super.init()
    }
}

/// A view at an edge of a section, such as a header.
@MainActor @preconcurrency
public final class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
    public let elementKind: String
    public let alignment: NSRectAlignment
    /// The distance from the place of the alignment.
    public let offset: CGPoint
    /// Has no effect: views at the edges of sections scroll with them.
    public var pinToVisibleBounds = false
    /// Whether the section grows by the view. If not, the view lies on the section's edge.
    public var extendsBoundary = true
    /// The order of views that overlap.
    public var zIndex = 0

    public init(
        layoutSize: NSCollectionLayoutSize,
        elementKind: String,
        alignment: NSRectAlignment,
        absoluteOffset: CGPoint = .zero
    ) {
        self.elementKind = elementKind
        self.alignment = alignment
        offset = absoluteOffset
        super.init(size: layoutSize)
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
