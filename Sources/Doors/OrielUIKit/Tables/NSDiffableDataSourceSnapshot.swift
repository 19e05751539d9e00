/// The sections and items of a table at one time.
///
///     var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
///     snapshot.appendSections([.main])
///     snapshot.appendItems(items)
///     dataSource.apply(snapshot)
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    private var content: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
    /// The items for which the data source is asked for a new cell.
    package private(set) var changed: Set<ItemIdentifierType> = []

    public init() {}

    public var sectionIdentifiers: [SectionIdentifierType] { content.map(\.section) }
    public var itemIdentifiers: [ItemIdentifierType] { content.flatMap(\.items) }
    public var numberOfSections: Int { content.count }
    public var numberOfItems: Int { content.reduce(0) { $0 + $1.items.count } }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { itemIdentifiers.filter(changed.contains) }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { reloadedItemIdentifiers }

    private func place(of section: SectionIdentifierType) -> Int? { content.firstIndex { $0.section == section } }

    private func place(of item: ItemIdentifierType) -> (section: Int, item: Int)? {
        for (section, part) in content.enumerated() {
            if let item = part.items.firstIndex(of: item) { return (section, item) }
        }
        return nil
    }

    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }

    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        place(of: identifier).map { content[$0].items } ?? []
    }

    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        place(of: identifier).map { content[$0.section].section }
    }

    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { place(of: identifier) }

    // MARK: - Sections

    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers where place(of: section) == nil { content.append((section, [])) }
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        beforeSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier))
    }

    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType],
        afterSection toIdentifier: SectionIdentifierType
    ) {
        insert(identifiers, at: place(of: toIdentifier).map { $0 + 1 })
    }

    private mutating func insert(_ sections: [SectionIdentifierType], at place: Int?) {
        guard let place else { return }
        content.insert(contentsOf: sections.filter { self.place(of: $0) == nil }.map { ($0, []) }, at: place)
    }

    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
        content.removeAll { identifiers.contains($0.section) }
    }

    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        for section in identifiers { changed.formUnion(itemIdentifiers(inSection: section)) }
    }

    // MARK: - Items

    /// Adds items to the last section. An item that is there already stays at its place.
    public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
        guard !content.isEmpty else { return }
        append(identifiers, to: content.count - 1)
    }

    /// Adds items to a section. An item that is there already stays at its place.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType
    ) {
        if let place = place(of: sectionIdentifier) { append(identifiers, to: place) }
    }

    private mutating func append(_ items: [ItemIdentifierType], to section: Int) {
        var known = Set(itemIdentifiers)
        content[section].items += items.filter { known.insert($0).inserted }
    }

    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        if let place = place(of: beforeIdentifier) { insert(identifiers, in: place.section, at: place.item) }
    }

    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        if let place = place(of: afterIdentifier) { insert(identifiers, in: place.section, at: place.item + 1) }
    }

    private mutating func insert(_ items: [ItemIdentifierType], in section: Int, at place: Int) {
        var known = Set(itemIdentifiers)
        content[section].items.insert(contentsOf: items.filter { known.insert($0).inserted }, at: place)
    }

    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let gone = Set(identifiers)
        for section in content.indices { content[section].items.removeAll { gone.contains($0) } }
    }

    public mutating func deleteAllItems() { content = [] }

    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(of: identifier) != nil, place(of: toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], beforeItem: toIdentifier)
    }

    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        guard identifier != toIdentifier, place(of: identifier) != nil, place(of: toIdentifier) != nil else { return }
        deleteItems([identifier])
        insertItems([identifier], afterItem: toIdentifier)
    }

    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { changed.formUnion(identifiers) }

    /// Asks the data source for new cells of items, as `reloadItems` does.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { changed.formUnion(identifiers) }

    mutating func forgetChanges() { changed = [] }
}
