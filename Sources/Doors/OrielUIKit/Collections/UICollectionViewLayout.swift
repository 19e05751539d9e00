public import Foundation

/// Places the views of a collection. A subclass of the app computes their attributes.
///
///     final class Diagonal: UICollectionViewLayout {
///         override var collectionViewContentSize: CGSize { CGSize(width: 500, height: 500) }
///
///         override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
///             (0..<10).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
///                 .filter { $0.frame.intersects(rect) }
///         }
///
///         override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
///             let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
///             attributes.frame = CGRect(x: indexPath.item * 50, y: indexPath.item * 50, width: 50, height: 50)
///             return attributes
///         }
///     }
///
/// Unlike Apple's, it is asked on the server, when the data, the size of the collection or a measured size has changed,
/// and not while the user scrolls.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    public internal(set) final weak var collectionView: UICollectionView?
    private var decorations: [String: UICollectionReusableView.Type] = [:]

    public override init() { super.init() }

    /// Nil: there are no archives of layouts, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Computes what does not depend on the visible part. Called before the other methods, after a change.
    open func prepare() {}

    /// The size of all that can be scrolled to.
    open var collectionViewContentSize: CGSize { .zero }

    /// Returns the attributes of the views in a rectangle, in the order in which they are read.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Prepares the layout again before it is used next.
    open func invalidateLayout() { collectionView?.layoutDidChange() }

    /// Has no effect: a layout is prepared again after each change of the collection's size, not while users scroll.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Sets the class of the views of a kind that the layout itself adds.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else { return decorations[elementKind] = nil }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            UIView.warn("\(viewClass) is not the class of a decoration: it is not a UICollectionReusableView.")
            return
        }
        decorations[elementKind] = type
    }

    /// Creates the view of a kind that the layout itself adds.
    final func makeDecoration(_ kind: String) -> UICollectionReusableView? {
        if decorations[kind] == nil {
            UIView.warn(
                "No class is registered for decorations of the kind \"\(kind)\". Call register(_:forDecorationViewOfKind:) first."
            )
        }
        return decorations[kind].map { makeObject($0) }
    }

    /// The sections that scroll across the direction in which the collection scrolls.
    package var orthogonalSections: [OrthogonalSection] { [] }
}

/// The part of a collection in which a section scrolls on its own.
package struct OrthogonalSection: Equatable {
    package let section: Int
    /// The part of the collection's content that shows the section.
    package let frame: CGRect
    package let contentSize: CGSize
    package let scrollsHorizontally: Bool
    package let isPaging: Bool
}
