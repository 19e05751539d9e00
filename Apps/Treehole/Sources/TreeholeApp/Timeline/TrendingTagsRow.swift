import Combine
import ListKit
import SwiftUI
import TreeholeAPI

/// The view model of the tags of the last days. It is a row above the timeline; the search screen suggests the same tags.
@MainActor
final class TrendingTagsViewModel: ObservableObject, ListItemViewModel {
    nonisolated let id = "trending"
    @Published private(set) var tags: [TrendingTag] = []
    private let api: any APIClientType

    init(api: any APIClientType) { self.api = api }

    func load() async {
        do {
            tags = try await api.perform(.trendingTags)
        } catch {
            // The tags are an extra; the list above which they stand reports errors.
        }
    }
}

/// The tags of the last days in a row; a tap searches for a tag.
struct TrendingTagsRow: View {
    @ObservedObject var viewModel: TrendingTagsViewModel

    var body: some View {
        if !viewModel.tags.isEmpty {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(spacing: Spacing.xs) {
                    Image(systemName: "flame")
                        .foregroundStyle(Tone.secondaryText)
                        .accessibilityHidden(true)
                    ForEach(viewModel.tags) { TagButton(tag: $0.tag, count: $0.postCount) }
                }
                .padding(.horizontal, Spacing.s)
            }
            .padding(.top, Spacing.s)
            .accessibilityElement(children: .contain)
            .accessibilityLabel(Text("Trending tags"))
        }
    }
}

#Preview("Trending tags") {
    SamplePage { session in
        TrendingTagsRow(viewModel: session.trending)
            .task { await session.trending.load() }
    }
}
#Preview("Trending tags, large texts") {
    SamplePage { session in
        TrendingTagsRow(viewModel: session.trending)
            .task { await session.trending.load() }
            .dynamicTypeSize(.xxxLarge)
    }
}
