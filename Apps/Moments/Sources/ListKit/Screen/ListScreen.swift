import DesignKit
import SwiftUI

/// A list on a page: the one view of all lists of the app.
///
///     ListScreen(viewModel, rows: rows) {
///         EmptyStateView(symbol: "leaf", title: Text("Nothing here yet"))
///     }
///
/// It shows a spinner, an error with a way to try again, or the rows in their sections; it can be pulled down for newer data,
/// and asks for older data when the person comes near the end.
public struct ListScreen<ViewModel: ListViewModel, Empty: View>: View {
    private let rows: RowViews
    private let layout: ListLayout
    private let newItemsLabel: Text?
    private let empty: Empty

    @StateObject private var observer: ViewModelObserver<ViewModel, ListPage>
    /// The first row in view.
    @State private var firstVisible: String?
    @State private var hasNewItems = false

    /// - Parameters:
    ///   - rows: The view of each row, by the type of its view model.
    ///   - newItemsLabel: What a button says that appears when rows were added above the person's place; nil for none.
    ///   - empty: What is shown in place of rows where there are none.
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
        ScrollView {
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
        .scrollPosition(id: $firstVisible)
        .refreshable { [viewModel] in await viewModel.loadItems() }
        .overlay(alignment: .top) { notices }
        .task { await viewModel.loadItems() }
        .onAppear { viewModel.trackScreenviews() }
        .onChange(of: firstVisible) { didScroll(to: firstVisible, among: entries) }
        .onChange(of: entries.first?.id) { old, _ in
            if let old { firstEntryDidChange(from: old, to: entries) }
        }
        .animation(.settle, value: page)
    }

    @ViewBuilder private var notices: some View {
        // A box without content would still lie on what is below.
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

    /// Something new is above where the person reads if what was first is there still, and was not in view.
    private func firstEntryDidChange(from old: String, to entries: [ListEntry]) {
        let hasScrolled = firstVisible.map { $0 != old && $0 != entries.first?.id } ?? false
        if hasScrolled, entries.contains(where: { $0.id == old }) { hasNewItems = true }
    }
}

/// The button that leads to what has come above.
private struct NewItemsButton: View {
    let label: Text
    let action: @MainActor () -> Void

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
            .background(Palette.accentFill, in: .capsule)
            .shadow(color: .black.opacity(0.2), radius: 8, y: 4)
        }
        .buttonStyle(.plain)
        .transition(.move(edge: .top).combined(with: .opacity))
    }
}
