import DesignKit
import SwiftUI

/// The screen used by all lists of the app.
///
///     ListScreen(viewModel, rows: rows) {
///         EmptyStateView(symbol: "leaf", title: Text("Nothing here yet"))
///     }
///
/// It shows a loading indicator, an error with a retry button, or the rows in sections. Pull to refresh loads newer data;
/// scrolling near the end loads older data.
public struct ListScreen<ViewModel: ListViewModel, Empty: View>: View {
    private let rows: RowViews
    private let layout: ListLayout
    private let showsHeader: Bool
    private let newItemsLabel: Text?
    private let keys: RowViews?
    private let empty: Empty

    @StateObject private var observer: ViewModelObserver<ViewModel, ListPage>
    /// The ID of the first visible row.
    @State private var firstVisible: String?
    @State private var hasNewItems = false
    @State private var isScrollingPaused = false
    @FocusState private var focusedRow: String?

    /// - Parameters:
    ///   - rows: The row views by type of view model.
    ///   - showsHeader: Whether the header of the page is shown above the rows.
    ///   - newItemsLabel: The label of a button that appears when rows were inserted above the scroll position; nil for no
    ///     button.
    ///   - keys: The shortcuts of the row with the keyboard focus, by type of view model. If not nil, the keys J and K move the
    ///     focus to the next and the previous row.
    ///   - empty: The content of an empty list.
    public init(
        _ viewModel: @autoclosure @escaping () -> ViewModel,
        rows: RowViews,
        layout: ListLayout = .cards,
        showsHeader: Bool = true,
        newItemsLabel: Text? = nil,
        keys: RowViews? = nil,
        @ViewBuilder empty: () -> Empty
    ) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
        self.rows = rows
        self.layout = layout
        self.showsHeader = showsHeader
        self.newItemsLabel = newItemsLabel
        self.keys = keys
        self.empty = empty()
    }

    private var viewModel: ViewModel { observer.viewModel }
    private var page: ListPage {
        var page = observer.value
        if !showsHeader { page.header = [] }
        return page
    }

    public var body: some View {
        let entries = ListEntry.entries(of: page)
        ScrollView {
            VStack(spacing: layout.spacing) {
                ForEach(page.header.map(ListEntry.row)) { RowHost(entry: $0, rows: rows) }
                ListContent(
                    viewModel: viewModel,
                    page: page,
                    entries: entries,
                    rows: rows,
                    layout: layout,
                    focus: keys == nil ? nil : $focusedRow,
                    empty: empty
                )
                .padding(.horizontal, layout.margin)
            }
            .padding(.bottom, entries.isEmpty ? 0 : Spacing.xxl)
            .column()
        }
        .scrollDisabled(isScrollingPaused)
        .onPreferenceChange(ScrollingPause.self) { isScrollingPaused = $0 }
        .scrollPosition(id: $firstVisible, anchor: .top)
        .refreshable { [viewModel] in await viewModel.loadItems() }
        .overlay(alignment: .top) { notices }
        .background(alignment: .topLeading) {
            if let keys {
                ShortcutButton("j") { step(by: 1, among: entries) }
                ShortcutButton("k") { step(by: -1, among: entries) }
                ForEach(entries.filter { $0.id == focusedRow }) { RowHost(entry: $0, rows: keys) }
            }
        }
        .task { await viewModel.loadItems() }
        .onAppear { viewModel.trackScreenviews() }
        .onChange(of: firstVisible) { didScroll(to: firstVisible, among: entries) }
        .onChange(of: entries.first?.id) { old, _ in
            if let old { firstEntryDidChange(from: old, to: entries) }
        }
        .onChange(of: page.revealedRow) { _, id in
            if let id, entries.contains(where: { $0.id == id }) { withAnimation(.settle) { firstVisible = id } }
        }
        .animation(.settle, value: page)
    }

    @ViewBuilder private var notices: some View {
        // An empty overlay would still cover the list and block its input.
        if page.notice != nil || hasNewItems { noticeStack }
    }

    private var noticeStack: some View {
        VStack(spacing: Spacing.xs) {
            FailureBanner(page.notice) { viewModel.noticeDismissed() }
            if hasNewItems, let newItemsLabel {
                NewItemsButton(label: newItemsLabel) {
                    withAnimation(.settle) {
                        hasNewItems = false
                        firstVisible = ListEntry.entries(of: page).first?.id
                    }
                }
            }
        }
        .padding(Spacing.s)
        .column()
    }

    /// Moves the focus from the focused row, or to the first visible one if none has it.
    private func step(by offset: Int, among entries: [ListEntry]) {
        let ids = entries.compactMap { if case .row(let item) = $0 { item.id } else { nil } }
        guard let last = ids.indices.last else { return }
        let focused = focusedRow.flatMap(ids.firstIndex)
        let index = focused.map { min(max($0 + offset, 0), last) } ?? firstVisible.flatMap(ids.firstIndex) ?? 0
        focusedRow = ids[index]
        firstVisible = ids[index]
    }

    private func didScroll(to id: String?, among entries: [ListEntry]) {
        guard let id, let index = entries.firstIndex(where: { $0.id == id }) else { return }
        if index == 0 { hasNewItems = false }
        guard case .content(_, tail: .more) = page.body, index >= entries.count - ListEntry.nearEnd else { return }
        Task { await viewModel.loadMore() }
    }

    /// Sets `hasNewItems` if rows were inserted above the old first row while the list was scrolled down.
    private func firstEntryDidChange(from old: String, to entries: [ListEntry]) {
        let hasScrolled = firstVisible.map { $0 != old && $0 != entries.first?.id } ?? false
        if hasScrolled, entries.contains(where: { $0.id == old }) { hasNewItems = true }
    }
}

/// A button that scrolls to new items at the top.
private struct NewItemsButton: View {
    let label: Text
    let action: @MainActor () -> Void
    @Environment(\.theme) private var theme

    var body: some View {
        Button(action: action) {
            HStack(spacing: Spacing.xxs) {
                Image(systemName: "arrow.up")
                    .accessibilityHidden(true)
                label
            }
            .font(.subheadline.weight(.semibold))
            .foregroundStyle(.white)
            .padding(.horizontal, Spacing.m)
            .padding(.vertical, Spacing.xs)
            .background(theme.accentFill, in: .capsule)
            .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
        }
        .buttonStyle(.plain)
        .transition(.move(edge: .top).combined(with: .opacity))
    }
}

#if DEBUG
#Preview("List screen, rows") {
    ListScreen(SampleList(.content(ListSection.samples, tail: .more)), rows: SampleList.rows) {}
        .background { Ground() }
}

#Preview("List screen, empty") {
    ListScreen(SampleList(.content([])), rows: SampleList.rows) {
        EmptyStateView(symbol: "leaf", title: Text(verbatim: "No seasons"))
    }
    .background { Ground() }
}

#Preview("List screen, loading") {
    ListScreen(SampleList(.loading), rows: SampleList.rows) {}
        .background { Ground() }
}

#Preview("List screen, failed") {
    ListScreen(SampleList(.failed(RepoError(.unavailable))), rows: SampleList.rows) {}
        .background { Ground() }
}

#Preview("List screen, notice above rows") {
    let page = ListPage(body: .content(ListSection.samples), notice: RepoError(.limited(retryAfter: nil)))
    ListScreen(SampleList(page), rows: SampleList.rows, layout: .compact) {}
        .background { Ground() }
}

#Preview("New items button, light", traits: .sizeThatFitsLayout) {
    NewItemsButton(label: Text(verbatim: "New moments")) {}
        .padding()
}

#Preview("New items button, dark", traits: .sizeThatFitsLayout) {
    NewItemsButton(label: Text(verbatim: "New moments")) {}
        .padding()
        .preferredColorScheme(.dark)
}
#endif
