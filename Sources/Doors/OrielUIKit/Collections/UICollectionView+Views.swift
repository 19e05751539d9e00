import Foundation

// The cells and the other views, which the data source and the layout make.
extension UICollectionView {
    func register<View: UICollectionReusableView>(
        _ registered: AnyClass?,
        as base: View.Type,
        kind: String,
        _ identifier: String
    ) {
        guard let registered else {
            makers[kind]?[identifier] = nil
            return
        }
        guard let type = registered as? View.Type else {
            UIView.warn("\(registered) cannot be registered for \"\(identifier)\": it is not a \(base).")
            return
        }
        makers[kind, default: [:]][identifier] = { makeObject(type) }
    }

    func make<View: UICollectionReusableView>(_ base: View.Type, kind: String, _ identifier: String) -> View {
        let made = makers[kind]?[identifier]?() as? View
        if made == nil {
            UIView.warn("No class is registered for the identifier \"\(identifier)\". Call register first.")
        }
        let view = made ?? makeObject(base)
        view.reuseIdentifier = identifier
        setPlace(of: view, kind: kind)
        return view
    }

    /// Tells the cell of a list that it is a header or footer.
    func setPlace(of view: UICollectionReusableView, kind: String) {
        guard let cell = view as? UICollectionViewListCell, let appearance = listConfiguration?.appearance else {
            return
        }
        switch kind {
        case Self.elementKindSectionHeader: cell.place = .header(appearance)
        case Self.elementKindSectionFooter: cell.place = .footer(appearance)
        default: break
        }
    }

    /// The view of an element, which is made if there is none.
    package func makeView(of key: CollectionElement.Key, at path: IndexPath) -> UICollectionReusableView? {
        switch key.role {
        case .item: return store.row(at: path) == key.id ? makeCell(at: path) : nil
        case .supplementary(let kind): return extra(key) { makeSupplementary(kind, path) }
        case .decoration(let kind): return extra(key) { layout.makeDecoration(kind) }
        }
    }

    func existingView(of key: CollectionElement.Key, at path: IndexPath) -> UICollectionReusableView? {
        key.role == .item ? store.existingCell(at: path) : extras[key]
    }

    private func extra(
        _ key: CollectionElement.Key,
        make: () -> UICollectionReusableView?
    ) -> UICollectionReusableView? {
        if let known = extras[key] { return known }
        let view = make()
        extras[key] = view
        return view
    }

    private func makeSupplementary(_ kind: String, _ path: IndexPath) -> UICollectionReusableView? {
        guard let dataSource else { return nil }
        let view = dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        if listConfiguration == nil,
            let attributes = layoutAttributesForSupplementaryElement(ofKind: kind, at: path)
        {
            view.apply(attributes)
        }
        itemDelegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        return view
    }

    /// The header or footer of a section of a list.
    package func makeEdge(_ kind: String, of section: Int) -> UICollectionReusableView? {
        let path = IndexPath(item: 0, section: section)
        return extraKey(.supplementary(kind), path).flatMap { makeView(of: $0, at: path) }
    }

    /// The cell of an item, which the data source makes if there is none.
    package func makeCell(at path: IndexPath) -> UICollectionViewCell? {
        guard let dataSource, let row = store.row(at: path) else { return nil }
        var isNew = false
        let cell = store.cell(of: row) {
            isNew = true
            return dataSource.collectionView(self, cellForItemAt: path)
        }
        if isNew {
            cell.isSelected = selected.contains(row)
            cell.setNeedsUpdateConfiguration()
            if listConfiguration == nil, let attributes = layoutAttributesForItem(at: path) { cell.apply(attributes) }
            itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
        return cell
    }
}
