import ListKit
import SwiftUI
import TreeholeAPI

/// The search for posts by words, number, tag and dates. Without a search it suggests tags.
struct SearchScreen: View {
    @ObservedObject var viewModel: SearchViewModel
    let trending: TrendingTagsViewModel
    @State private var isDetailed = false

    var body: some View {
        VStack(spacing: 0) {
            fields
                .padding(Spacing.s)
                .column()
            if viewModel.isSearching {
                PostList(viewModel: { viewModel.posts }) {
                    let message = Text("Try other words or a longer time.")
                    EmptyStateView(symbol: "magnifyingglass", title: Text("Nothing found"), message: message)
                }
            } else {
                TrendingTagsRow(viewModel: trending)
                    .column()
                let message = Text("Type words, or a number such as #17.")
                EmptyStateView(symbol: "magnifyingglass", title: Text("Search the board"), message: message)
                    .frame(maxHeight: .infinity)
            }
        }
        .page(Text("Search"))
    }

    /// The fields of the search; those of tag and dates are shown on demand.
    private var fields: some View {
        VStack(spacing: Spacing.xs) {
            HStack(spacing: Spacing.xs) {
                TextField("Search posts", text: $viewModel.text, prompt: Text("Words or #number"))
                    .submitLabel(.search)
                Button("Tag and dates", systemImage: "slider.horizontal.3") {
                    withAnimation(.settle) { isDetailed.toggle() }
                }
                .buttonStyle(.symbol)
                .foregroundStyle(isShowingDetails ? Tone.accent : Tone.secondaryText)
            }
            if isShowingDetails {
                TextField("Tag", text: $viewModel.tag, prompt: Text("Tag"))
                DayField(title: "From", day: $viewModel.from)
                DayField(title: "Until", day: $viewModel.to)
            }
        }
        .textFieldStyle(.soft)
        .autocorrectionDisabled()
    }

    /// Fields with a value are always shown.
    private var isShowingDetails: Bool {
        isDetailed || !viewModel.tag.isEmpty || viewModel.from != nil || viewModel.to != nil
    }
}

/// A day that may be left open.
private struct DayField: View {
    let title: LocalizedStringKey
    @Binding var day: Date?

    var body: some View {
        HStack(spacing: Spacing.xs) {
            if let chosen = Binding($day) {
                DatePicker(title, selection: chosen, in: ...Date.now, displayedComponents: .date)
                    .datePickerStyle(.compact)
                Button("Any day", systemImage: "xmark.circle.fill") { day = nil }
                    .buttonStyle(.symbol)
                    .foregroundStyle(Tone.secondaryText)
            } else {
                Button(title, systemImage: "calendar") { day = .now }
                    .buttonStyle(.pill)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

#Preview("Search, begin") { SamplePage { SearchScreen(viewModel: $0.search, trending: $0.trending) } }
#Preview("Search, found") {
    SamplePage { session in
        SearchScreen(viewModel: session.search, trending: session.trending)
            .onAppear { session.search.tagTapped("study") }
    }
}
#Preview("Search, nothing found") {
    SamplePage(.empty) { session in
        SearchScreen(viewModel: session.search, trending: session.trending)
            .onAppear { session.search.tagTapped("study") }
    }
}
#Preview("Day, chosen") { SamplePage { _ in DayField(title: "From", day: .constant(Samples.now)) } }
#Preview("Day, none") { SamplePage { _ in DayField(title: "From", day: .constant(nil)) } }
