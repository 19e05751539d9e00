import Foundation

extension UICollectionView {
    /// Selects items, and no others.
    func mark(_ new: Set<AnyHashable>) {
        guard new != selected else { return }
        drawingWillChange()
        let old = selected
        selected = new
        for row in old.symmetricDifference(new) {
            store.path(of: row).flatMap { store.existingCell(at: $0) }?.isSelected = new.contains(row)
        }
    }

    /// Called when the user selects an item, or with several selected items taps one of them again.
    package func userDidSelect(_ row: AnyHashable) {
        guard allowsSelection, let path = store.path(of: row) else { return }
        let delegate = itemDelegate
        if allowsMultipleSelection, selected.contains(row) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            mark(selected.subtracting([row]))
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let replaced = allowsMultipleSelection ? [] : selected.filter { $0 != row }.compactMap { store.path(of: $0) }
        mark(allowsMultipleSelection ? selected.union([row]) : [row])
        for old in replaced { delegate?.collectionView(self, didDeselectItemAt: old) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }
}
