import Combine
import ListKit
import SwiftUI
import TreeholeAPI

/// The view model of the tags of the last days. It is a row above the timeline; the search screen suggests the same tags.
@MainActor
final class TrendingTagsViewModel: ListItemViewModel {
    nonisolated let id = "trending"
    private let api: any APIClientType
    private let subject = CurrentValueSubject<[TrendingTag], Never>([])

    init(api: any APIClientType) { self.api = api }

    /// The tags: the current ones, then each change.
    var tags: StateStream<[TrendingTag]> { StateStream(subject) }

    func load() async {
        do {
            subject.value = try await api.perform(.trendingTags)
        } catch {
            // The tags are an extra; the list above which they stand reports errors.
        }
    }
}

/// The tags of the last days in a row; a tap searches for a tag.
struct TrendingTagsRow: View {
    @StateObject private var observer: ViewModelObserver<TrendingTagsViewModel, [TrendingTag]>

    init(viewModel: TrendingTagsViewModel) {
        _observer = StateObject(wrappedValue: ViewModelObserver(viewModel, \.tags))
    }

    var body: some View {
        if !observer.value.isEmpty {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Spacing.xs) {
                    Image(systemName: "flame")
                        .foregroundStyle(Tone.secondaryText)
                        .accessibilityHidden(true)
                    ForEach(observer.value) { TagButton(tag: $0.tag, count: $0.postCount) }
                }
                .padding(.horizontal, Spacing.s)
            }
            .padding(.top, Spacing.s)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text("Trending tags"))
        }
    }
}

#Preview("Trending tags") { SamplePage { TrendingTagsRow(viewModel: $0.trending) } }
