import Foundation
import OrielUIKit

/// A table of UIKit as a list.
struct TableContent: View {
    let table: UITableView
    let stretch: Stretch

    var body: some View {
        table.noteDrawing()
        let sections = table.sections()
        let selection = table.allowsSelection ? TableSelection(table: table, selected: table.selected) : nil
        return ScrollViewReader { proxy in
            List<AnyHashable, TableSections>(
                selection: selection,
                content: TableSections(table: table, sections: sections)
            )
            .modifier(TableViewLook(style: table.style, hasOwnBackground: table.backgroundColor != nil))
            .onChange(of: table.rowRequest?.row, initial: true) { follow(proxy) }
        }
        .environment(\.editMode, Binding(get: { editMode }, set: { table.isEditing = $0.isEditing }))
        .if(table.refreshControl != nil) { $0.environment(\.refreshControl, table.shownRefreshControl) }
        .stretched(stretch)
    }

    private var editMode: EditMode { table.isEditing ? .active : .inactive }

    private func follow(_ proxy: ScrollViewProxy) {
        guard let request = table.rowRequest else { return }
        table.rowRequest = nil
        let anchor: UnitPoint? =
            switch request.position {
            case .none: nil
            case .top: .top
            case .middle: .center
            case .bottom: .bottom
            }
        proxy.scrollTo(request.row, anchor: anchor)
    }
}

/// The selected rows of a table. The rows are a part of the value, so that rows are updated when they change.
private struct TableSelection {
    let table: UITableView
    let selected: Set<AnyHashable>
}

extension TableSelection: ListSelection {
    var rows: [AnyHashable] { Array(table.selected) }

    func contains(_ row: AnyHashable) -> Bool { table.selected.contains(row) }

    func select(_ row: AnyHashable) { table.userDidSelect(row) }

    func accepts(_ row: AnyHashable) -> Bool { true }
}

private struct TableViewLook: ViewModifier {
    let style: UITableView.Style
    let hasOwnBackground: Bool

    func body(content: Content) -> some View {
        Group {
            switch style {
            case .plain: content.listStyle(.plain)
            case .grouped: content.listStyle(.grouped)
            case .insetGrouped: content.listStyle(.insetGrouped)
            }
        }
        // The layer of the table has the colour.
        .scrollContentBackground(hasOwnBackground ? .hidden : .automatic)
    }
}

/// The sections of a table, between the views above and below them.
private struct TableSections: View {
    let table: UITableView
    let sections: [CellStore<UITableViewCell>.Section]

    var body: some View {
        if let header = table.tableHeaderView { edge(header) }
        ForEach(Array(sections.enumerated()), id: \.element.id) { index, section in
            Section {
                TableRows(table: table, section: index, rows: section.rows)
            } header: {
                title(
                    table.rowDelegate?.tableView(table, viewForHeaderInSection: index),
                    table.dataSource?.tableView(table, titleForHeaderInSection: index),
                    height: table.rowDelegate?.tableView(table, heightForHeaderInSection: index)
                        ?? table.sectionHeaderHeight
                )
            } footer: {
                title(
                    table.rowDelegate?.tableView(table, viewForFooterInSection: index),
                    table.dataSource?.tableView(table, titleForFooterInSection: index),
                    height: table.rowDelegate?.tableView(table, heightForFooterInSection: index)
                        ?? table.sectionFooterHeight
                )
            }
        }
        if let footer = table.tableFooterView { edge(footer) }
    }

    private func edge(_ view: UIView) -> some View {
        DrawnView(view: view, stretch: .horizontal)
            .if(view.translatesAutoresizingMaskIntoConstraints && view.frame.height > 0) {
                $0.frame(height: view.frame.height)
            }
            .listRowInsets(EdgeInsets())
            .listRowBackground(Color.clear)
            .listRowSeparator(.hidden)
            .selectionDisabled()
    }

    /// - Parameter height: The height of a view; a negative one is that of its content, and zero leaves it out.
    @ViewBuilder private func title(_ view: UIView?, _ text: String?, height: CGFloat) -> some View {
        if height == 0 {
            EmptyView()
        } else if let view {
            DrawnView(view: view, stretch: height > 0 ? .both : .horizontal)
                .if(height > 0) { $0.frame(height: height) }
        } else if let text {
            Text(verbatim: text)
        }
    }
}

private struct TableRows: View {
    let table: UITableView
    let section: Int
    let rows: [AnyHashable]

    var body: some View {
        ForEach(Array(rows.enumerated()), id: \.element) { index, row in
            DrawnTableRow(table: table, row: row, path: IndexPath(row: index, section: section))
        }
        .onDelete { places in
            for place in places {
                let path = IndexPath(row: place, section: section)
                table.dataSource?.tableView(table, commit: .delete, forRowAt: path)
            }
        }
        .onMove { places, target in
            guard let place = places.first else { return }
            let path = IndexPath(row: place, section: section)
            let proposed = IndexPath(row: target > place ? target - 1 : target, section: section)
            let chosen = table.rowDelegate?.tableView(
                table,
                targetIndexPathForMoveFromRowAt: path,
                toProposedIndexPath: proposed
            )
            table.userDidMove(from: path, to: chosen ?? proposed)
        }
    }
}

private struct DrawnTableRow: View {
    let table: UITableView
    let row: AnyHashable
    let path: IndexPath

    var body: some View {
        table.noteDrawing()
        return Group {
            if table.store.row(at: path) == row, let cell = table.makeCell(at: path) { content(cell) }
        }
    }

    private func content(_ cell: UITableViewCell) -> some View {
        cell.noteDrawing()
        let height = table.rowDelegate?.tableView(table, heightForRowAt: path) ?? table.rowHeight
        let hasHeight = height >= 0
        let dataSource = table.dataSource
        let editing = table.rowDelegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
        return CellContent(cell: cell, stretch: hasHeight ? .both : .horizontal) {
            table.rowDelegate?.tableView(table, accessoryButtonTappedForRowWith: path)
        }
        .if(hasHeight) { $0.frame(height: max(height, 0)) }
        .popoverSource(cell.popoverName)
        .if(cell.showsSubviews) { $0.listRowInsets(EdgeInsets()) }
        .if(hasHeight && !cell.showsSubviews) {
            $0.listRowInsets(EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16))
        }
        .modifier(CellLook(cell: cell, table: table))
        .modifier(
            RowSwipes(
                cell: cell,
                leading: table.rowDelegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path),
                trailing: table.rowDelegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path)
            )
        )
        .deleteDisabled(dataSource?.tableView(table, canEditRowAt: path) != true || editing != .delete)
        .moveDisabled(dataSource?.tableView(table, canMoveRowAt: path) != true)
    }
}

/// The background and the lines of a row.
private struct CellLook: ViewModifier {
    let cell: UITableViewCell
    let table: UITableView

    func body(content: Content) -> some View {
        cell.noteDrawing()
        let hosted = cell.contentConfiguration as? any HostedContent
        let insets = hosted?.hostedInsets ?? [:]
        return
            content
            .if(cell.backgroundConfiguration != nil) {
                $0.listRowBackground(cell.backgroundConfiguration.map { CellBackground(background: $0) })
            }
            .if(cell.backgroundColor != nil && cell.backgroundConfiguration == nil) {
                $0.listRowBackground(Color(uiColor: cell.backgroundColor ?? .clear))
            }
            .if(hosted?.hostedBackground != nil) { $0.listRowBackground(hosted?.hostedBackground) }
            .if(!insets.isEmpty) {
                $0.listRowInsets(
                    EdgeInsets(
                        top: insets[.top] ?? 11,
                        leading: insets[.leading] ?? 16,
                        bottom: insets[.bottom] ?? 11,
                        trailing: insets[.trailing] ?? 16
                    )
                )
            }
            .if(table.separatorStyle == .none) { $0.listRowSeparator(.hidden) }
            .if(table.separatorColor != nil) {
                $0.listRowSeparatorTint(table.separatorColor.map { Color(uiColor: $0) })
            }
            .modifier(AccessibilityDrawing(accessibility: cell.accessibility, isLeaf: false))
    }
}
