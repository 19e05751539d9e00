import APIKit
import Combine
import ListKit
import TreeholeAPI
import TreeholeModel

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
            subject.value = try await api.perform(GetTrendingTagsOperation())
        } catch {
            // The tags are an extra; the list above which they stand reports errors.
        }
    }
}
