import Foundation

// What the data sources of tables and collections read of a snapshot.
extension NSDiffableDataSourceSnapshot {
    func section(at index: Int) -> SectionIdentifierType? {
        let sections = sectionIdentifiers
        return sections.indices.contains(index) ? sections[index] : nil
    }

    func item(at path: IndexPath) -> ItemIdentifierType? {
        guard let section = self.section(at: path.section) else { return nil }
        let items = itemIdentifiers(inSection: section)
        return items.indices.contains(path.item) ? items[path.item] : nil
    }

    func path(of item: ItemIdentifierType) -> IndexPath? {
        guard let section = sectionIdentifier(containingItem: item), let place = indexOfSection(section),
            let row = itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: row, section: place)
    }

    /// The sections and rows with the identities of the app.
    @MainActor func sections<Cell: UIView>() -> [CellStore<Cell>.Section] {
        sectionIdentifiers.map { section in
            CellStore<Cell>.Section(
                id: AnyHashable(section),
                rows: itemIdentifiers(inSection: section).map { AnyHashable($0) }
            )
        }
    }
}
