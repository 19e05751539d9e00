public import Foundation

/// A list of rows that a data source provides.
///
/// It is drawn as a list of SwiftUI. The data source is asked for the number of rows when the table is drawn, and for the cell of a row when
/// the row is near the part that is seen.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    /// The look of the rows.
    public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

    /// The places of a row after scrolling.
    public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

    /// How rows appear and disappear. All but `none` are the same.
    public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic = 100 }

    /// Whether there are lines between the rows.
    public struct SeparatorStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }

        public static let none = SeparatorStyle(rawValue: 0)
        public static let singleLine = SeparatorStyle(rawValue: 1)
    }

    /// The height of a row that has the height of its content.
    public nonisolated static let automaticDimension: CGFloat = -1

    public let style: Style
    package let store = CellStore<UITableViewCell>()
    private var isAppearance = false

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public convenience init() { self.init(frame: .zero, style: .plain) }

    convenience init(appearance: Void) {
        self.init(frame: .zero, style: .plain)
        isAppearance = true
    }

    /// Nil: there are no archives of views, such as storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: - Appearance

    /// The look of the lists and forms that the page whose code is running draws afterwards.
    public override class func appearance() -> Self {
        PageDevice.current(to: "style lists").tableView as? Self ?? super.appearance()
    }

    /// The colour behind the rows. For the appearance of all lists, `.clear` hides the background, as `scrollContentBackground(.hidden)` does.
    open override var backgroundColor: UIColor? {
        didSet {
            guard isAppearance, let backgroundColor, backgroundColor != .clear else { return }
            UIView.warn(
                "The background of lists can be clear only. Use scrollContentBackground(.hidden) and background(_:) for a colour."
            )
        }
    }

    /// Whether lists draw no background.
    package var hidesBackground: Bool { backgroundColor == .clear }

    open var separatorStyle = SeparatorStyle.singleLine {
        willSet { change(newValue != separatorStyle, "separatorStyle") }
    }
    open var separatorColor: UIColor? { willSet { change(newValue != separatorColor, "separatorColor") } }

    private func change(_ isDifferent: Bool, _ name: String) {
        guard isDifferent else { return }
        if isAppearance {
            UIView.warn(
                "UITableView.appearance().\(name) has no effect. Use listRowSeparator(_:) and its like on the rows."
            )
        }
        drawingWillChange()
    }

    // MARK: - Rows

    open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }

    private var tableDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }
    package var rowDelegate: (any UITableViewDelegate)? { tableDelegate }

    /// The height of rows whose delegate sets none.
    open var rowHeight = UITableView.automaticDimension { willSet { drawingWillChange() } }
    /// Has no effect: the browser measures the rows.
    open var estimatedRowHeight = UITableView.automaticDimension
    /// The height of headers and footers with a view, whose delegate sets none. A change takes effect when the rows are
    /// loaded again.
    open var sectionHeaderHeight = UITableView.automaticDimension
    open var sectionFooterHeight = UITableView.automaticDimension
    open var tableHeaderView: UIView? { willSet { drawingWillChange() } }
    open var tableFooterView: UIView? { willSet { drawingWillChange() } }
    open var backgroundView: UIView? { willSet { drawingWillChange() } }

    /// Asks the data source for all rows again.
    open func reloadData() {
        drawingWillChange()
        store.reset()
        selected = []
    }

    /// The sections with the identities of their rows. Asks the data source if it has not been asked yet.
    package func sections() -> [CellStore<UITableViewCell>.Section] {
        if !store.isLoaded { store.load(wantedCounts) }
        return store.sections
    }

    private var wantedCounts: [Int] {
        guard let dataSource else { return [] }
        let count = max(dataSource.numberOfSections(in: self), 0)
        return (0..<count).map { dataSource.tableView(self, numberOfRowsInSection: $0) }
    }

    open var numberOfSections: Int { sections().count }

    open func numberOfRows(inSection section: Int) -> Int {
        let sections = sections()
        return sections.indices.contains(section) ? sections[section].rows.count : 0
    }

    /// The cell of a row; nil if it has not been made yet.
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { store.existingCell(at: indexPath) }

    open func indexPath(for cell: UITableViewCell) -> IndexPath? { store.path(of: cell) }

    /// The cell of a row, which the data source makes if there is none.
    package func makeCell(at path: IndexPath) -> UITableViewCell? {
        guard let dataSource, let row = store.row(at: path) else { return nil }
        var isNew = false
        let cell = store.cell(of: row) {
            isNew = true
            return dataSource.tableView(self, cellForRowAt: path)
        }
        if isNew {
            if selected.contains(row) { cell.setSelected(true, animated: false) }
            cell.setNeedsUpdateConfiguration()
            tableDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
        }
        return cell
    }

    // MARK: - Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard let cellClass else { return store.register(identifier, maker: nil) }
        guard let type = cellClass as? UITableViewCell.Type else {
            UIView.warn("\(cellClass) is not the class of a cell: it is not a UITableViewCell.")
            return
        }
        store.register(identifier) {
            UITableViewCell.next = (.default, identifier)
            defer { UITableViewCell.next = (.default, nil) }
            return makeObject(type)
        }
    }

    /// Creates a cell of the registered class; a plain one if none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        if let cell = store.make(identifier) { return cell }
        UIView.warn(
            "No class is registered for cells with the identifier \"\(identifier)\". Call register(_:forCellReuseIdentifier:) first."
        )
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    /// Creates a cell of the registered class; nil if none is registered.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { store.make(identifier) }

    private var edges: [String: UITableViewHeaderFooterView.Type] = [:]

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard let aClass else { return edges[identifier] = nil }
        guard let type = aClass as? UITableViewHeaderFooterView.Type else {
            UIView.warn("\(aClass) is not the class of a header: it is not a UITableViewHeaderFooterView.")
            return
        }
        edges[identifier] = type
    }

    /// Creates a header or a footer of the registered class; nil if none is registered.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        guard let type = edges[identifier] else { return nil }
        UITableViewHeaderFooterView.nextIdentifier = identifier
        defer { UITableViewHeaderFooterView.nextIdentifier = nil }
        return makeObject(type)
    }

    // MARK: - Changes

    /// Runs changes of rows, which appear together.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates()
        completion?(true)
    }

    private var queue = UpdateQueue()

    open func beginUpdates() { queue.begin() }

    open func endUpdates() { if let changes = queue.end() { run(changes) } }

    private func update(isDeletion: Bool = false, _ change: @escaping () -> Void) {
        guard store.isLoaded, !queue.hold(change, isDeletion: isDeletion) else { return }
        run([change])
    }

    private func run(_ changes: [() -> Void]) {
        drawingWillChange()
        for change in changes { change() }
        if dataSource != nil, store.isLoaded { store.checkCounts(wantedCounts, of: "table") }
    }

    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { [store] in store.insertRows(at: indexPaths) }
    }

    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update(isDeletion: true) { [store] in store.deleteRows(at: indexPaths) }
    }

    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        update { [store] in store.moveRow(at: indexPath, to: newIndexPath) }
    }

    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        update { [store] in store.reloadRows(at: indexPaths) }
    }

    /// Asks the data source for the cells of rows again.
    open func reconfigureRows(at indexPaths: [IndexPath]) { reloadRows(at: indexPaths, with: .none) }

    private func count(_ section: Int) -> Int { dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0 }

    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { [self] in store.insertSections(sections, counts: count) }
    }

    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update(isDeletion: true) { [store] in store.deleteSections(sections) }
    }

    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        update { [self] in store.reloadSections(sections, counts: count) }
    }

    // MARK: - Selection

    open var allowsSelection = true { willSet { if newValue != allowsSelection { drawingWillChange() } } }
    open var allowsMultipleSelection = false {
        willSet { if newValue != allowsMultipleSelection { drawingWillChange() } }
    }
    /// The identities of the selected rows.
    package private(set) var selected: Set<AnyHashable> = []

    open var indexPathsForSelectedRows: [IndexPath]? {
        let paths = selected.compactMap { store.path(of: $0) }.sorted()
        return paths.isEmpty ? nil : paths
    }

    open var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows?.first }

    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        _ = sections()
        guard let indexPath, let row = store.row(at: indexPath) else { return mark([]) }
        mark(allowsMultipleSelection ? selected.union([row]) : [row])
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }

    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        guard let row = store.row(at: indexPath) else { return }
        mark(selected.subtracting([row]))
    }

    private func mark(_ new: Set<AnyHashable>) {
        guard new != selected else { return }
        drawingWillChange()
        let old = selected
        selected = new
        for row in old.symmetricDifference(new) {
            store.path(of: row).flatMap { store.existingCell(at: $0) }?.setSelected(new.contains(row), animated: false)
        }
    }

    /// Called when the user selects a row, or with several selected rows taps one of them again.
    package final func userDidSelect(_ row: AnyHashable) {
        guard allowsSelection, let path = store.path(of: row) else { return }
        if allowsMultipleSelection, selected.contains(row) {
            guard let ended = tableDelegate.map({ $0.tableView(self, willDeselectRowAt: path) }) ?? path,
                let endedRow = store.row(at: ended)
            else { return }
            mark(selected.subtracting([endedRow]))
            tableDelegate?.tableView(self, didDeselectRowAt: ended)
            return
        }
        guard let chosen = tableDelegate.map({ $0.tableView(self, willSelectRowAt: path) }) ?? path,
            let chosenRow = store.row(at: chosen)
        else { return }
        if !allowsMultipleSelection {
            for old in selected where old != chosenRow {
                if let path = store.path(of: old) { tableDelegate?.tableView(self, didDeselectRowAt: path) }
            }
        }
        mark(allowsMultipleSelection ? selected.union([chosenRow]) : [chosenRow])
        tableDelegate?.tableView(self, didSelectRowAt: chosen)
    }

    // MARK: - Editing and scrolling

    open var isEditing: Bool {
        get { showsEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var showsEditing = false

    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != showsEditing else { return }
        drawingWillChange()
        showsEditing = editing
    }

    /// Called when the user has moved a row. The row ends at the nearest place that exists.
    package final func userDidMove(from path: IndexPath, to new: IndexPath) {
        let end = store.destination(new, ofRowAt: path)
        store.moveRow(at: path, to: end)
        drawingWillChange()
        dataSource?.tableView(self, moveRowAt: path, to: end)
    }

    /// The row to scroll to; nil after the page has followed.
    package final var rowRequest: (row: AnyHashable, position: ScrollPosition)? { willSet { drawingWillChange() } }

    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        _ = sections()
        if let row = store.row(at: indexPath) { rowRequest = (row, scrollPosition) }
    }

    /// Takes sections with identities of the app.
    func take(_ sections: [CellStore<UITableViewCell>.Section], changed: Set<AnyHashable>) {
        drawingWillChange()
        store.load(sections, changed: changed)
        selected = selected.filter { store.path(of: $0) != nil }
    }
}
