import Combine
import Foundation
import TreeholeAPI

/// The view model of the search: what is searched for, and the posts that were found.
@MainActor
final class SearchViewModel: ObservableObject {
    /// The debounce interval of the fields, in milliseconds.
    nonisolated static let delay = 300

    @Published var text = ""
    @Published var tag = ""
    @Published var from: Date?
    /// The last day of the search, which is part of it.
    @Published var to: Date?
    /// What is searched for.
    @Published private(set) var search = PostSearch()

    let posts: PostListViewModel

    /// Whether `posts` are the results of a search; otherwise tags are suggested.
    var isSearching: Bool { !search.isEmpty }

    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter scheduler: The scheduler of the debounce; the main queue by default.
    init(posts: PostListViewModel, scheduler: some Scheduler = DispatchQueue.main) {
        self.posts = posts
        $text.combineLatest($tag, $from, $to)
            .map { Self.search($0, tag: $1, from: $2, to: $3) }
            .removeDuplicates()
            .dropFirst()
            .debounce(for: .milliseconds(Self.delay), scheduler: scheduler)
            .sink { [weak self] in self?.show($0) }
            .store(in: &subscriptions)
    }

    /// Called when the person taps a tag anywhere in the app: it is searched alone, and at once.
    func tagTapped(_ tag: String) {
        text = ""
        from = nil
        to = nil
        self.tag = tag
        show(PostSearch(tag: tag))
    }

    private func show(_ search: PostSearch) {
        self.search = search
        guard isSearching, search != posts.search || posts.ids == nil else { return }
        Task { await posts.show(.newest, search: search) }
    }

    /// Returns the search of the fields' values, trimmed and within the limits.
    private nonisolated static func search(_ text: String, tag: String, from: Date?, to: Date?) -> PostSearch {
        func trimmed(_ text: String, limit: Int) -> String? {
            let text = text.trimmed.prefix(limit)
            return text.isEmpty ? nil : String(text)
        }
        let calendar = Calendar.current
        let end = to.flatMap { calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: $0)) }
        return PostSearch(
            text: trimmed(text, limit: Limits.searchText),
            tag: trimmed(tag.replacing("#", with: ""), limit: Limits.tag),
            from: from.map(calendar.startOfDay),
            to: end
        )
    }
}
