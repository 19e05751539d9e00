/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
    private let rawValue: Int

    /// The first column.
    public static let sidebar = NavigationSplitViewColumn(rawValue: 0)
    /// The second of three columns.
    public static let content = NavigationSplitViewColumn(rawValue: 1)
    /// The last column.
    public static let detail = NavigationSplitViewColumn(rawValue: 2)
}

/// The selections of the lists in the columns of a split view, and the column on top in a narrow window.
@MainActor
final class SplitColumns: PageObject {
    private var selections: [NavigationSplitViewColumn: any ListSelection] = [:]
    /// The column that was shown last without a selection that can be empty.
    var top = NavigationSplitViewColumn.sidebar { willSet { willChange() } }

    nonisolated override init() {}

    /// Notes the selection of the list in a column.
    func register(_ selection: any ListSelection, in column: NavigationSplitViewColumn) {
        if selections[column] == nil { willChange() }
        selections[column] = selection
    }

    func selection(in column: NavigationSplitViewColumn) -> (any ListSelection)? { selections[column] }

    /// The row that opens the next column as long as it is selected; nil if none is.
    func openingRow(in column: NavigationSplitViewColumn) -> AnyHashable? {
        guard let selection = selections[column], selection.canBeCleared else { return nil }
        return selection.rows.first
    }
}

/// A column next to or below the detail column, for the views in it.
@MainActor
struct SplitColumn {
    let columns: SplitColumns
    let column: NavigationSplitViewColumn
    /// Called after the user has selected a row.
    let didSelect: @MainActor () -> Void

    /// Notes the selection of a list in the column.
    func register(_ selection: any ListSelection) { columns.register(selection, in: column) }
}

extension NavigationContext {
    /// Shows what belongs to a row that the user has selected.
    func didSelectRow() {
        guard let column else { return }
        if replacesPages { model.pop(toCount: 0) }
        column.didSelect()
    }

    /// Selects the value of a link in the list around it.
    ///
    /// - Returns: Whether the link has no other destination.
    func selectsRow(_ value: AnyHashable) -> Bool {
        guard let selection = column?.columns.selection(in: column?.column ?? .sidebar), selection.accepts(value) else {
            return false
        }
        let hasDestination = model.hasDestination(for: value)
        // In a narrow window, the selection would open the next column over the destination.
        guard replacesPages || !hasDestination else { return false }
        selection.selectOnly(value)
        if !hasDestination { didSelectRow() }
        return !hasDestination
    }
}
