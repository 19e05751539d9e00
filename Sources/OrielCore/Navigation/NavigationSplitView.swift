import Foundation

/// A view that shows two or three columns side by side in a wide window, and pages on top of each other in a narrow
/// one.
///
///     NavigationSplitView {
///         List(folders, selection: $folder) { Text($0.name) }
///     } detail: {
///         FolderView(folder: folder)
///     }
///
/// In a narrow window, a selection in a column's list opens the next column, and going back clears that selection. A
/// `NavigationLink` with a value for which no destination is declared selects it in its list.
///
/// Unlike Apple's, users cannot change the widths of columns.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
    @Environment(\.horizontalSizeClass) private var sizeClass
    @StateObject private var model = NavigationModel()
    @StateObject private var columns = SplitColumns()
    private let preferred: Binding<NavigationSplitViewColumn>?
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail

    private nonisolated init(
        visibility: Binding<NavigationSplitViewVisibility>? = nil,
        preferred: Binding<NavigationSplitViewColumn>? = nil,
        sidebar: Sidebar,
        content: Content,
        detail: Detail
    ) {
        self.visibility = visibility
        self.preferred = preferred
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }
}

extension NavigationSplitView {
    /// Creates a view with three columns.
    public nonisolated init(
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a view with three columns. The binding selects the columns visible in a wide window.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(visibility: columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a view with two columns.
    public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
    where Content == EmptyView {
        self.init(sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Creates a view with two columns. The binding selects the columns visible in a wide window.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(visibility: columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Creates a view with three columns.
    ///
    /// - Parameter preferredCompactColumn: The column on top in a narrow window; the view sets it when the user goes on or back.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(preferred: preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// Creates a view with three columns.
    ///
    /// - Parameters:
    ///   - columnVisibility: The columns visible in a wide window.
    ///   - preferredCompactColumn: The column on top in a narrow window; the view sets it when the user goes on or back.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            visibility: columnVisibility,
            preferred: preferredCompactColumn,
            sidebar: sidebar(),
            content: content(),
            detail: detail()
        )
    }

    /// Creates a view with two columns.
    ///
    /// - Parameter preferredCompactColumn: The column on top in a narrow window; the view sets it when the user goes on or back.
    public nonisolated init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(preferred: preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// Creates a view with two columns.
    ///
    /// - Parameters:
    ///   - columnVisibility: The columns visible in a wide window.
    ///   - preferredCompactColumn: The column on top in a narrow window; the view sets it when the user goes on or back.
    public nonisolated init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>,
        @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) where Content == EmptyView {
        self.init(
            visibility: columnVisibility,
            preferred: preferredCompactColumn,
            sidebar: sidebar(),
            content: EmptyView(),
            detail: detail()
        )
    }
}

extension NavigationSplitView: View {
    @ViewBuilder public var body: some View {
        if sizeClass == .compact {
            CompactColumns(
                model: model,
                columns: columns,
                preferred: preferred,
                sidebar: sidebar,
                content: content,
                detail: detail
            )
        } else {
            ElementContainer(FixedElement(.splitView)) {
                if shows(.all) || (Content.self == EmptyView.self && shows(.doubleColumn)) {
                    NavigationColumn(.sidebar, detail: model, columns: columns, content: sidebar)
                }
                if Content.self != EmptyView.self, shows(.all) || shows(.doubleColumn) {
                    NavigationColumn(.content, detail: model, columns: columns, content: content)
                }
                ElementContainer(FixedElement(.column, [.role: .string("detail")])) {
                    NavigationPages(model: model, path: nil, root: detail, isDetail: true)
                }
            }
        }
    }

    private func shows(_ visibility: NavigationSplitViewVisibility) -> Bool {
        let wanted = self.visibility?.wrappedValue ?? .automatic
        return wanted == visibility || (wanted == .automatic && visibility == .all)
    }
}

/// A column next to the detail column: a page with a bar, whose links open in the detail column.
private struct NavigationColumn<Content: View> {
    @StateObject private var bars = NavigationModel()
    @ObservedObject private var detail: NavigationModel
    private let column: NavigationSplitViewColumn
    private let columns: SplitColumns
    private let content: Content

    init(_ column: NavigationSplitViewColumn, detail: NavigationModel, columns: SplitColumns, content: Content) {
        self.column = column
        self.columns = columns
        _detail = ObservedObject(wrappedValue: detail)
        self.content = content
    }
}

extension NavigationColumn: View {
    var body: some View {
        ColumnFrame(
            role: column == .sidebar ? "sidebar" : "content",
            entry: bars.root,
            content: ElementContainer(FixedElement(.navigationStack)) {
                NavigationPage(
                    entry: bars.root,
                    model: bars,
                    previous: nil,
                    isCovered: false,
                    content: content.modifier(PageEnvironment(context: context))
                )
            }
        )
    }
}

/// The element of a column, with the width that its page declares.
private struct ColumnFrame<Content: View> {
    let role: String
    @ObservedObject var entry: NavigationEntry
    let content: Content
}

extension ColumnFrame: View {
    var body: some View {
        var attributes: Attributes = [.role: .string(role)]
        attributes.set(.width, entry.bar.columnWidth.map { CGFloat($0) })
        return ElementContainer(FixedElement(.column, attributes)) { content }
    }
}

extension NavigationColumn {
    @MainActor private var context: NavigationContext {
        NavigationContext(
            model: detail,
            entry: detail.root,
            replacesPages: true,
            shown: detail.entries.first,
            hostsStack: true,
            columnPage: bars.root,
            column: SplitColumn(columns: columns, column: column) {}
        )
    }
}

/// The columns of a split view that are visible in a wide window.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Codable, Sendable {
    private let rawValue: Int

    /// All columns.
    public static let automatic = NavigationSplitViewVisibility(rawValue: 0)
    public static let all = NavigationSplitViewVisibility(rawValue: 1)
    /// The last two columns.
    public static let doubleColumn = NavigationSplitViewVisibility(rawValue: 2)
    /// The last column only.
    public static let detailOnly = NavigationSplitViewVisibility(rawValue: 3)
}
