/// A view of a collection: a cell, a header, a footer, or a view that the layout adds.
///
/// Unlike Apple's, a view stays with its item or section, so `prepareForReuse()` is not called.
@MainActor @preconcurrency
open class UICollectionReusableView: UIView {
    /// The identifier with which the view has been dequeued.
    public internal(set) final var reuseIdentifier: String?

    /// Called before Apple's collections show another item in the view. Never called here.
    open func prepareForReuse() {}

    /// Called when the layout gives the view a place. Unless a subclass overrides it, nothing happens.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    @available(*, unavailable, message: "The browser measures cells. Use estimated sizes, and constraints in the cell.")
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes { fatalError("unavailable") }
}
