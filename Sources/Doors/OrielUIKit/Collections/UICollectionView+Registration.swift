public import Foundation

extension UICollectionView {
    /// Creates and fills the cells of one kind of items.
    ///
    ///     let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, path, name in
    ///         var content = cell.defaultContentConfiguration()
    ///         content.text = name
    ///         cell.contentConfiguration = content
    ///     }
    ///     let cell = collection.dequeueConfiguredReusableCell(using: registration, for: path, item: "Apple")
    public struct CellRegistration<Cell, Item> where Cell: UICollectionViewCell {
        public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

        let handler: Handler

        /// - Parameter handler: Fills a new cell.
        public init(handler: @escaping Handler) { self.handler = handler }
    }

    /// Creates and fills headers, footers or other views of one kind.
    public struct SupplementaryRegistration<Supplementary> where Supplementary: UICollectionReusableView {
        public typealias Handler = (
            _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
        ) -> Void

        let elementKind: String
        let handler: Handler

        /// - Parameters:
        ///   - elementKind: The kind of the views in the layout.
        ///   - handler: Fills a new view.
        public init(elementKind: String, handler: @escaping Handler) {
            self.elementKind = elementKind
            self.handler = handler
        }
    }

    /// Creates a cell, and fills it for an item; without an item, it stays empty.
    public func dequeueConfiguredReusableCell<Cell, Item>(
        using registration: CellRegistration<Cell, Item>,
        for indexPath: IndexPath,
        item: Item?
    ) -> Cell where Cell: UICollectionViewCell {
        let cell = makeObject(Cell.self)
        if indexPath.item == 0, listConfiguration?.headerMode == .firstItemInSection {
            setPlace(of: cell, kind: Self.elementKindSectionHeader)
        }
        if let item { registration.handler(cell, indexPath, item) }
        return cell
    }

    /// Creates a header, a footer or another view, and fills it.
    public func dequeueConfiguredReusableSupplementary<Supplementary>(
        using registration: SupplementaryRegistration<Supplementary>,
        for indexPath: IndexPath
    ) -> Supplementary where Supplementary: UICollectionReusableView {
        let view = makeObject(Supplementary.self)
        setPlace(of: view, kind: registration.elementKind)
        registration.handler(view, registration.elementKind, indexPath)
        return view
    }
}
