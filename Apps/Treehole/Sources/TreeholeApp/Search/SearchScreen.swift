import DesignKit
import ListKit
import SwiftUI
import TreeholeModel

/// The search for posts by words, number, tag and dates. Without a search it suggests tags.
struct SearchScreen: View {
    @ObservedObject var viewModel: SearchViewModel
    let trending: TrendingTagsViewModel

    var body: some View {
        VStack(spacing: 0) {
            SearchFields(viewModel: viewModel)
                .padding(Spacing.s)
                .column()
            if viewModel.isSearching {
                ListScreen(viewModel.posts, rows: .posts, layout: .posts) {
                    EmptyStateView(
                        symbol: "magnifyingglass",
                        title: Text("Nothing found"),
                        message: Text("Try other words or a longer time.")
                    )
                }
            } else {
                TrendingTagsRow(viewModel: trending)
                    .column()
                EmptyStateView(
                    symbol: "magnifyingglass",
                    title: Text("Search the board"),
                    message: Text("Type words, or a number such as #17.")
                )
                .frame(maxHeight: .infinity)
            }
        }
        .ground()
        .navigationTitle(Text("Search"))
        .navigationBarTitleDisplayMode(.inline)
    }
}

/// The fields of the search; those of tag and dates are shown on demand.
private struct SearchFields: View {
    @ObservedObject var viewModel: SearchViewModel
    @State private var isDetailed = false

    var body: some View {
        VStack(spacing: Spacing.xs) {
            HStack(spacing: Spacing.xs) {
                TextField(text: $viewModel.text, prompt: Text("Words or #number")) { Text("Search posts") }
                    .textFieldStyle(.forest)
                    .autocorrectionDisabled()
                    .submitLabel(.search)
                Button {
                    withAnimation(.settle) { isDetailed.toggle() }
                } label: {
                    Image(systemName: "slider.horizontal.3")
                        .frame(width: 44, height: 44)
                        .foregroundStyle(isShowingDetails ? Tone.accent : Tone.secondaryText)
                }
                .buttonStyle(.plain)
                .accessibilityLabel(Text("Tag and dates"))
            }
            if isShowingDetails {
                TextField(text: $viewModel.tag, prompt: Text("Tag")) { Text("Tag") }
                    .textFieldStyle(.forest)
                    .autocorrectionDisabled()
                DayField(title: Text("From"), day: $viewModel.from)
                DayField(title: Text("Until"), day: $viewModel.to)
            }
        }
    }

    /// Fields with a value are always shown.
    private var isShowingDetails: Bool {
        isDetailed || !viewModel.tag.isEmpty || viewModel.from != nil || viewModel.to != nil
    }
}

/// A day that may be left open.
private struct DayField: View {
    let title: Text
    @Binding var day: Date?

    var body: some View {
        HStack(spacing: Spacing.xs) {
            if let chosen = day {
                let value = Binding {
                    chosen
                } set: {
                    day = $0
                }
                DatePicker(selection: value, in: ...Date.now, displayedComponents: .date) { title }
                    .datePickerStyle(.compact)
                Button {
                    day = nil
                } label: {
                    Image(systemName: "xmark.circle.fill")
                }
                .buttonStyle(.plain)
                .foregroundStyle(Tone.secondaryText)
                .accessibilityLabel(Text("Any day"))
            } else {
                Button {
                    day = .now
                } label: {
                    Label {
                        title
                    } icon: {
                        Image(systemName: "calendar")
                    }
                }
                .buttonStyle(.chip)
                Spacer(minLength: 0)
            }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
}

#Preview("Search, light") { SamplePage { SearchScreen(viewModel: $0.search, trending: $0.trending) } }
#Preview("Search, dark") {
    SamplePage { SearchScreen(viewModel: $0.search, trending: $0.trending) }
        .preferredColorScheme(.dark)
}
#Preview("Search fields, light") { SearchFields(viewModel: Session.sample.search) }
#Preview("Search fields, dark") { SearchFields(viewModel: Session.sample.search).preferredColorScheme(.dark) }
#Preview("Day, light") { DayField(title: Text("From"), day: .constant(.now)) }
#Preview("Day, dark") { DayField(title: Text("From"), day: .constant(nil)).preferredColorScheme(.dark) }
