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
    private let newItemsLabel: Text?
    private let empty: Empty

    @StateObject private var observer: ViewModelObserver<ViewModel, ListPage>
    /// The ID of the first visible row.
    @State private var firstVisible: String?
    @State private var hasNewItems = false
    @State private var isScrollingPaused = false

    /// - Parameters:
    ///   - rows: The row views by type of view model.
    ///   - newItemsLabel: The label of a button that appears when rows were inserted above the scroll position; nil for no
    ///     button.
    ///   - empty: The content of an empty list.
    public init(
        _ viewModel: @autoclosure @escaping () -> ViewModel,
        rows: RowViews,
        layout: ListLayout = .cards,
        newItemsLabel: Text? = nil,
        @ViewBuilder empty: () -> Empty
    ) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel(), \.page))
        self.rows = rows
        self.layout = layout
        self.newItemsLabel = newItemsLabel
        self.empty = empty()
    }

    private var viewModel: ViewModel { observer.viewModel }
    private var page: ListPage { observer.value }

    public var body: some View {
        let entries = ListEntry.entries(of: page)
        ScrollView(isScrollingPaused ? [] : .vertical) {
            VStack(spacing: layout.spacing) {
                ForEach(page.header.map(ListEntry.row)) { RowHost(entry: $0, rows: rows) }
                ListContent(
                    viewModel: viewModel,
                    page: page,
                    entries: entries,
                    rows: rows,
                    layout: layout,
                    empty: empty
                )
                .padding(.horizontal, layout.margin)
            }
            .padding(.bottom, entries.isEmpty ? 0 : Spacing.xxl)
            .column()
        }
        .onPreferenceChange(ScrollingPause.self) { isScrollingPaused = $0 }
        .scrollPosition(id: $firstVisible)
        .refreshable { [viewModel] in await viewModel.loadItems() }
        .overlay(alignment: .top) { notices }
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
            if let notice = page.notice {
                Banner(.failure, notice.text, label: Text("OK")) { viewModel.noticeDismissed() }
            }
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
