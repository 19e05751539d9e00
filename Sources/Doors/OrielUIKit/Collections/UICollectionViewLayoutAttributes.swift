public import Foundation

/// The place and the look that a layout gives to a cell or another view of a collection.
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
    /// The size of the view.
    open var size = CGSize.zero
    /// The middle of the view in the content of the collection.
    open var center = CGPoint.zero
    /// The opacity of the view.
    open var alpha: CGFloat = 1
    /// Views with a greater index are in front.
    open var zIndex = 0
    /// Whether the view is left out.
    open var isHidden = false
    /// The transform of the view around its middle. Its part in the plane is drawn.
    open var transform3D = CATransform3DIdentity
    open var indexPath = IndexPath(item: 0, section: 0)
    /// The kind of a supplementary or decoration view; nil for a cell.
    public private(set) final var representedElementKind: String?
    public private(set) final var representedElementCategory = UICollectionView.ElementCategory.cell
    /// The directions in which the browser measures the view.
    package final var measured: MeasuredLengths = []
    /// Whether a supplementary view belongs to the item at the path, and not to the section.
    package final var isOfItem = false

    public required override init() { super.init() }

    /// Creates the attributes of a cell.
    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    /// Creates the attributes of a view such as a header.
    public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = elementKind
        representedElementCategory = .supplementaryView
    }

    /// Creates the attributes of a view that the layout itself adds.
    public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
        representedElementKind = decorationViewKind
        representedElementCategory = .decorationView
    }

    /// The rectangle in the content of the collection, without the transform.
    open var frame: CGRect {
        get {
            CGRect(
                x: center.x - size.width / 2,
                y: center.y - size.height / 2,
                width: size.width,
                height: size.height
            )
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }

    /// The rectangle in the view's own coordinates.
    open var bounds: CGRect {
        get { CGRect(origin: .zero, size: size) }
        set { size = newValue.size }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.size, copy.center, copy.alpha, copy.zIndex) = (size, center, alpha, zIndex)
        (copy.isHidden, copy.transform3D, copy.indexPath) = (isHidden, transform3D, indexPath)
        copy.representedElementKind = representedElementKind
        copy.representedElementCategory = representedElementCategory
        (copy.measured, copy.isOfItem) = (measured, isOfItem)
        return copy
    }
}

/// The directions in which a view of a collection has the size of its content.
package struct MeasuredLengths: OptionSet, Hashable, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let width = MeasuredLengths(rawValue: 1)
    package static let height = MeasuredLengths(rawValue: 2)
}
