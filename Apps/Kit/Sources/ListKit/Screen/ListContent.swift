import DesignKit
import SwiftUI

/// The content of a list below its header.
struct ListContent<ViewModel: ListViewModel, Empty: View>: View {
    let viewModel: ViewModel
    let page: ListPage
    let entries: [ListEntry]
    let rows: RowViews
    let layout: ListLayout
    /// The focus of the rows; nil if they do not take it.
    let focus: FocusState<String?>.Binding?
    let empty: Empty

    var body: some View {
        switch page.body {
        case .loading:
            alone(LoadingStateView())
        case .failed(let error):
            alone(ErrorStateView(error.text) { Task { await viewModel.loadItems() } })
        case .content where !page.hasContent:
            alone(empty)
                .transition(.opacity)
        case .content(_, let tail):
            LazyVStack(spacing: layout.spacing) {
                ForEach(entries) { RowHost(entry: $0, rows: rows, focus: focus) }
                ListTailView(tail: tail) { Task { await viewModel.loadMore() } }
            }
        }
    }

    /// Shows content instead of rows, vertically centered unless a header is above it.
    @ViewBuilder private func alone(_ content: some View) -> some View {
        if page.header.isEmpty {
            content.containerRelativeFrame(.vertical)
        } else {
            content
        }
    }
}

/// The view of a list entry, rebuilt only for a different view model.
struct RowHost: View {
    let entry: ListEntry
    let rows: RowViews
    var focus: FocusState<String?>.Binding?
    @Environment(\.theme) private var theme

    var body: some View {
        switch entry {
        case .title(let title, _):
            Text(verbatim: title)
                .font(.sectionTitle)
                .foregroundStyle(theme.text)
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding(.horizontal, Spacing.xs)
                .padding(.top, Spacing.s)
                .accessibilityAddTraits(.isHeader)
        case .row(let item):
            // A row observes the view model it began with, so another one with the same id needs a new row.
            let row = rows.view(for: item).id(ObjectIdentifier(item))
            if let focus {
                row
                    .focusable()
                    .focused(focus, equals: item.id)
            } else {
                row
            }
        }
    }
}

/// The view after the last row.
struct ListTailView: View {
    let tail: ListTail
    let loadMore: @MainActor () -> Void

    var body: some View {
        switch tail {
        case .end: EmptyView()
        case .loading: LoadingStateView()
        case .more:
            // Visible only if scrolling has not already loaded more.
            Button(action: loadMore) { Text("Show more") }
                .buttonStyle(.pill)
                .frame(maxWidth: .infinity, minHeight: 60)
        }
    }
}

#if DEBUG
#Preview("List content, rows", traits: .sizeThatFitsLayout) {
    let page = ListPage(body: .content(ListSection.samples))
    ListContent(
        viewModel: SampleList(page),
        page: page,
        entries: ListEntry.entries(of: page),
        rows: SampleList.rows,
        layout: .cards,
        focus: nil,
        empty: EmptyView()
    )
    .padding()
    .background { Ground() }
}

#Preview("List content, failed below a header", traits: .sizeThatFitsLayout) {
    let page = ListPage(header: [SampleItem("Header")], body: .failed(RepoError(.unavailable)))
    ListContent(
        viewModel: SampleList(page),
        page: page,
        entries: [],
        rows: SampleList.rows,
        layout: .cards,
        focus: nil,
        empty: EmptyView()
    )
    .background { Ground() }
}

#Preview("Row host, title", traits: .sizeThatFitsLayout) {
    RowHost(entry: .title("Yesterday", section: "yesterday"), rows: SampleList.rows)
        .padding()
}

#Preview("Row host, row", traits: .sizeThatFitsLayout) {
    RowHost(entry: .row(SampleItem("Spring")), rows: SampleList.rows)
        .padding()
}

#Preview("List tail, more", traits: .sizeThatFitsLayout) {
    ListTailView(tail: .more) {}
}

#Preview("List tail, loading", traits: .sizeThatFitsLayout) {
    ListTailView(tail: .loading) {}
}
#endif
