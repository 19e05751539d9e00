/// A view of a collection with its place.
package struct CollectionElement {
    package enum Role: Hashable { case item, supplementary(String), decoration(String) }

    /// Identifies a view while its item or section is there.
    package struct Key: Hashable {
        package let role: Role
        package let id: AnyHashable
        /// The number among the views of the same kind in a section.
        package var place = 0
    }

    package let key: Key
    package let attributes: UICollectionViewLayoutAttributes
}
