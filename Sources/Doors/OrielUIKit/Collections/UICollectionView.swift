public import Foundation

/// Cells that a data source provides, at the places that a layout gives them.
///
///     let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
///     collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
///     collection.dataSource = coordinator
///
/// The layout computes places on the server, for the size that the browser has reported, and before that for the
/// size of the window. Of more than 200 items, those near the visible part are drawn. A cell stays with its item until
/// the item is reloaded. A layout of `UICollectionViewCompositionalLayout.list(using:)` is drawn as a `List`.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    /// The kinds of the views above and below the items of a section.
    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    package let store = CellStore<UICollectionViewCell>()
    final var layout: UICollectionViewLayout
    private var updates = UpdateQueue()
    /// The size for which the layout has been prepared; nil if it has to be prepared.
    private var preparedSize: CGSize?
    private var isPreparing = false
    private var measured: [CollectionElement.Key: CGSize] = [:]
    final var extras: [CollectionElement.Key: UICollectionReusableView] = [:]
    final var makers: [String: [String: () -> UICollectionReusableView]] = [:]

    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// Creates a collection with a flow layout.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    /// The visible part of the content. It has the size of the window until the browser has reported that of the view.
    open override var bounds: CGRect {
        get { CGRect(origin: super.bounds.origin, size: layoutSize) }
        set { super.bounds = newValue }
    }

    private var layoutSize: CGSize { size == .zero ? page.windowSize : size }

    /// The size of the layout's content.
    open override var contentSize: CGSize {
        get {
            prepareLayout()
            return layout.collectionViewContentSize
        }
        set { super.contentSize = newValue }
    }

    open var backgroundView: UIView? { willSet { drawingWillChange() } }

    // MARK: - Layout

    /// The layout that places the cells.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { setCollectionViewLayout(newValue, animated: false) }
    }

    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        guard layout !== self.layout else { return }
        if animated { return UIView.animate(withDuration: 0.25, animations: { self.use(layout) }) }
        use(layout)
    }

    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout,
        animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        setCollectionViewLayout(layout, animated: animated)
        completion?(true)
    }

    private func use(_ new: UICollectionViewLayout) {
        layout.collectionView = nil
        layout = new
        new.collectionView = self
        measured = [:]
        extras = [:]
        layoutDidChange()
    }

    /// Prepares the layout again before the collection is drawn next.
    final func layoutDidChange() {
        // A layout may change its own settings while it is prepared.
        guard !isPreparing else { return }
        drawingWillChange()
        preparedSize = nil
    }

    /// Prepares the layout unless it is prepared for the data and the size.
    package final func prepareLayout() {
        loadIfNeeded()
        guard preparedSize != layoutSize else { return }
        preparedSize = layoutSize
        isPreparing = true
        layout.prepare()
        isPreparing = false
    }

    /// The views in a part of the content, in the order in which they are read.
    package final func elements(in rect: CGRect) -> [CollectionElement] {
        prepareLayout()
        return (layout.layoutAttributesForElements(in: rect) ?? []).compactMap { element($0) }
    }

    private func element(_ attributes: UICollectionViewLayoutAttributes) -> CollectionElement? {
        guard !attributes.isHidden, let key = self.key(of: attributes) else { return nil }
        existingView(of: key, at: attributes.indexPath)?.apply(attributes)
        return CollectionElement(key: key, attributes: attributes)
    }

    private func key(of attributes: UICollectionViewLayoutAttributes) -> CollectionElement.Key? {
        let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
        switch attributes.representedElementCategory {
        case .cell: return store.row(at: path).map { CollectionElement.Key(role: .item, id: $0) }
        case .supplementaryView where attributes.isOfItem: return itemExtraKey(kind, path)
        case .supplementaryView: return extraKey(.supplementary(kind), path)
        case .decorationView: return extraKey(.decoration(kind), path)
        }
    }

    final func extraKey(_ role: CollectionElement.Role, _ path: IndexPath) -> CollectionElement.Key? {
        guard let section = path.first, store.sections.indices.contains(section) else { return nil }
        return CollectionElement.Key(role: role, id: store.sections[section].id, place: path.count > 1 ? path[1] : 0)
    }

    /// The key of a view that belongs to an item.
    final func itemExtraKey(_ kind: String, _ path: IndexPath) -> CollectionElement.Key? {
        store.row(at: path).map { CollectionElement.Key(role: .supplementary(kind), id: $0) }
    }

    /// The size of an item's content that the browser has reported.
    final func measuredSize(ofItemAt path: IndexPath) -> CGSize? {
        store.row(at: path).flatMap { measured[CollectionElement.Key(role: .item, id: $0)] }
    }

    /// The size of a supplementary view's content that the browser has reported.
    final func measuredSize(ofSupplementaryView kind: String, at path: IndexPath) -> CGSize? {
        extraKey(.supplementary(kind), path).flatMap { measured[$0] }
    }

    /// Called when the browser reports the size of a view whose content determines it.
    package final func contentDidChange(_ key: CollectionElement.Key, to size: CGSize) {
        guard size.width.isFinite, size.height.isFinite else { return }
        if let known = measured[key], abs(known.width - size.width) < 0.5, abs(known.height - size.height) < 0.5 {
            return
        }
        measured[key] = size
        layoutDidChange()
    }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForItem(at: indexPath)
    }

    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareLayout()
        return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    }

    // MARK: - Data

    open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }

    package final var itemDelegate: (any UICollectionViewDelegate)? { delegate as? any UICollectionViewDelegate }

    /// Asks the data source for all items again.
    open func reloadData() {
        layoutDidChange()
        store.reset()
        (selected, measured, extras) = ([], [:], [:])
    }

    private func loadIfNeeded() {
        guard !store.isLoaded else { return }
        preparedSize = nil
        store.load(wantedCounts)
    }

    private var wantedCounts: [Int] {
        guard let dataSource else { return [] }
        let count = max(dataSource.numberOfSections(in: self), 0)
        return (0..<count).map { dataSource.collectionView(self, numberOfItemsInSection: $0) }
    }

    private func count(_ section: Int) -> Int { dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0 }

    /// The sections with the identities of their items.
    package final func sections() -> [CellStore<UICollectionViewCell>.Section] {
        loadIfNeeded()
        return store.sections
    }

    open var numberOfSections: Int { sections().count }

    open func numberOfItems(inSection section: Int) -> Int {
        let sections = self.sections()
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    /// Takes sections with identities of the app.
    final func take(_ sections: [CellStore<UICollectionViewCell>.Section], changed: Set<AnyHashable>) {
        layoutDidChange()
        store.load(sections, changed: changed)
        selected = selected.filter { store.path(of: $0) != nil }
        let known = Set(sections.flatMap(\.rows) + sections.map(\.id))
        measured = measured.filter { known.contains($0.key.id) }
        extras = extras.filter { known.contains($0.key.id) }
    }

    // MARK: - Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        register(cellClass, as: UICollectionViewCell.self, kind: Self.cellKind, identifier)
    }

    open func register(
        _ viewClass: AnyClass?,
        forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) {
        register(viewClass, as: UICollectionReusableView.self, kind: elementKind, identifier)
    }

    static let cellKind = ""

    /// Creates a cell of the registered class; a plain one if none is registered.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionViewCell { make(UICollectionViewCell.self, kind: Self.cellKind, identifier) }

    /// Creates a header, a footer or another view of the registered class; a plain one if none is registered.
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String,
        withReuseIdentifier identifier: String,
        for indexPath: IndexPath
    ) -> UICollectionReusableView { make(UICollectionReusableView.self, kind: elementKind, identifier) }

    /// The cell of an item; nil if it has not been made yet.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { store.existingCell(at: indexPath) }

    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { store.path(of: cell) }

    open func supplementaryView(
        forElementKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView? {
        let ofItem = itemExtraKey(elementKind, indexPath).flatMap { extras[$0] }
        return ofItem ?? extraKey(.supplementary(elementKind), indexPath).flatMap { extras[$0] }
    }

    /// The item whose frame contains a point of the content.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        prepareLayout()
        return layout.layoutAttributesForElements(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?
            .first { $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(point) }?.indexPath
    }

    /// The items whose frames are in the `bounds`, which follow the user if the collection has a delegate.
    open var indexPathsForVisibleItems: [IndexPath] {
        elements(in: bounds).filter { $0.key.role == .item }.map(\.attributes.indexPath)
    }

    /// The cells of the items in the `bounds` that have been made.
    open var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap { cellForItem(at: $0) } }

    // MARK: - Changes

    /// Runs changes of items, which appear together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.begin()
        updates?()
        if let changes = self.updates.end() { run(changes) }
        completion?(true)
    }

    private func run(_ changes: [() -> Void]) {
        layoutDidChange()
        for change in changes { change() }
        if dataSource != nil, store.isLoaded { store.checkCounts(wantedCounts, of: "collection") }
    }

    private func update(isDeletion: Bool = false, _ change: @escaping () -> Void) {
        guard store.isLoaded, !updates.hold(change, isDeletion: isDeletion) else { return }
        run([change])
    }

    open func insertItems(at indexPaths: [IndexPath]) { update { [store] in store.insertRows(at: indexPaths) } }

    open func deleteItems(at indexPaths: [IndexPath]) {
        update(isDeletion: true) { [store] in store.deleteRows(at: indexPaths) }
    }

    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { [store] in store.moveRow(at: indexPath, to: newIndexPath) }
    }

    /// Asks the data source for new cells of items.
    open func reloadItems(at indexPaths: [IndexPath]) { update { [store] in store.reloadRows(at: indexPaths) } }

    /// Asks the data source for new cells of items, as `reloadItems(at:)` does.
    open func reconfigureItems(at indexPaths: [IndexPath]) { reloadItems(at: indexPaths) }

    open func insertSections(_ sections: IndexSet) {
        update { [self] in store.insertSections(sections, counts: count) }
    }

    open func deleteSections(_ sections: IndexSet) {
        update(isDeletion: true) { [store] in store.deleteSections(sections) }
    }

    open func reloadSections(_ sections: IndexSet) {
        update { [self] in
            for section in sections where store.sections.indices.contains(section) {
                let id = store.sections[section].id
                extras = extras.filter { $0.key.id != id }
            }
            store.reloadSections(sections, counts: count)
        }
    }

    /// Called when the user has moved a row of a list.
    package final func userDidMove(from path: IndexPath, to new: IndexPath) {
        let end = store.destination(new, ofRowAt: path)
        store.moveRow(at: path, to: end)
        layoutDidChange()
        dataSource?.collectionView(self, moveItemAt: path, to: end)
    }

    // MARK: - Selection

    open var allowsSelection = true { willSet { if newValue != allowsSelection { drawingWillChange() } } }
    open var allowsMultipleSelection = false {
        willSet { if newValue != allowsMultipleSelection { drawingWillChange() } }
    }
    /// The identities of the selected items.
    package internal(set) final var selected: Set<AnyHashable> = []

    open var indexPathsForSelectedItems: [IndexPath]? { selected.compactMap { store.path(of: $0) }.sorted() }

    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        loadIfNeeded()
        guard let indexPath, let row = store.row(at: indexPath) else { return mark([]) }
        mark(allowsMultipleSelection ? selected.union([row]) : [row])
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        guard let row = store.row(at: indexPath) else { return }
        mark(selected.subtracting([row]))
    }

    // MARK: - Editing and scrolling

    /// Whether the user can move the rows of a list. A swipe action of the list's configuration deletes a row.
    open var isEditing = false { willSet { if newValue != isEditing { drawingWillChange() } } }

    /// The item of a list to scroll to; nil after the page has followed.
    package final var rowRequest: (row: AnyHashable, position: ScrollPosition)? { willSet { drawingWillChange() } }

    /// Scrolls until an item is at a place of the view; without a place, until it is visible.
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        loadIfNeeded()
        guard let row = store.row(at: indexPath) else { return }
        guard listConfiguration == nil else { return rowRequest = (row, scrollPosition) }
        guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
        let offset = scrollPosition.offset(showing: frame, in: bounds, of: contentSize, inset: contentInset)
        setContentOffset(offset, animated: animated)
    }

    /// The look of a list; nil if the layout places the cells.
    package final var listConfiguration: UICollectionLayoutListConfiguration? {
        (layout as? UICollectionViewCompositionalLayout)?.listConfiguration
    }

    /// The parts of the content in which sections scroll on their own.
    package final var orthogonalSections: [OrthogonalSection] {
        prepareLayout()
        return layout.orthogonalSections
    }
}
