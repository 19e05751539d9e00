/// The columns of a split view in a narrow window: pages on top of each other.
///
/// A selection in a column's list opens the next column; going back clears that selection.
struct CompactColumns<Sidebar: View, Content: View, Detail: View> {
    let model: NavigationModel
    @ObservedObject var columns: SplitColumns
    /// The app's own binding to the column on top.
    let preferred: Binding<NavigationSplitViewColumn>?
    let sidebar: Sidebar
    let content: Content
    let detail: Detail

    init(
        model: NavigationModel,
        columns: SplitColumns,
        preferred: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar,
        content: Content,
        detail: Detail
    ) {
        self.model = model
        _columns = ObservedObject(wrappedValue: columns)
        self.preferred = preferred
        (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    }
}

extension CompactColumns: View {
    var body: some View { NavigationPages(model: model, path: nil, root: root) }

    private var hasContent: Bool { Content.self != EmptyView.self }

    @MainActor @ViewBuilder private var root: some View {
        if hasContent {
            let second = shown(content, as: .content, before: .detail) { detail.modifier(HostsStack()) }
            shown(sidebar, as: .sidebar, before: .content) { second }
        } else {
            shown(sidebar, as: .sidebar, before: .detail) { detail.modifier(HostsStack()) }
        }
    }

    /// Returns a column that shows the next one on top while that is wanted.
    @MainActor private func shown<Column: View, Next: View>(
        _ view: Column,
        as column: NavigationSplitViewColumn,
        before next: NavigationSplitViewColumn,
        @ViewBuilder content: () -> Next
    ) -> some View {
        let top = preferred?.wrappedValue ?? columns.top
        let row = columns.openingRow(in: column)
        let isOpen = row != nil || (column == .sidebar ? top != .sidebar : top == .detail)
        let place = SplitColumn(columns: columns, column: column) { didSelect(in: column, before: next) }
        return
            view
            .modifier(ColumnEnvironment(column: place))
            .modifier(
                NextColumn(
                    destination: isOpen ? AnyView(content()) : nil,
                    slug: row.map { AddressSlug.of($0) },
                    didPop: { back(to: column) }
                )
            )
    }

    @MainActor private func didSelect(in column: NavigationSplitViewColumn, before next: NavigationSplitViewColumn) {
        // Otherwise the selected row opens the next column, as long as it is selected.
        if columns.selection(in: column)?.canBeCleared != true || preferred != nil { show(next) }
    }

    @MainActor private func back(to column: NavigationSplitViewColumn) {
        columns.selection(in: column)?.clear()
        show(column)
    }

    @MainActor private func show(_ column: NavigationSplitViewColumn) {
        if let preferred {
            preferred.wrappedValue = column
        } else if columns.top != column {
            columns.top = column
        }
    }
}

/// A modifier that tells the views of a column which column it is.
private struct ColumnEnvironment {
    let column: SplitColumn
}

extension ColumnEnvironment: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) {
        values.navigationContext?.column = column
        values.navigationContext?.hostsStack = true
    }
}

/// A modifier that lets a stack take the place of the page that it is in.
private struct HostsStack: ViewModifier, EnvironmentModifier {
    typealias Body = Never

    func write(to values: inout EnvironmentValues) { values.navigationContext?.hostsStack = true }
}

/// A modifier that shows the next column on top of its content.
private struct NextColumn {
    @Environment(\.navigationContext) private var context
    /// Nil while the column is not to be shown.
    let destination: AnyView?
    /// The name of the page in an address; nil for `detail`.
    let slug: String?
    let didPop: () -> Void

    init(destination: AnyView?, slug: String?, didPop: @escaping () -> Void) {
        self.destination = destination
        self.slug = slug
        self.didPop = didPop
    }
}

extension NextColumn: ViewModifier {
    func body(content: Content) -> some View {
        content.modifier(
            LinkActivation(destination: destination, context: context, slug: slug ?? "detail", didPop: didPop)
        )
    }
}
