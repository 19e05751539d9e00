import Combine
import ListKit
import TreeholeAPI

/// The view model of a list of posts. It keeps numbers; the posts are those of the `PostsStore`.
@MainActor
final class PostListViewModel: ListViewModel {
    private let api: any APIClientType
    private let store: PostsStore
    private let header: [any ListItemViewModel]
    private let subject: CurrentValueSubject<ListPage, Never>
    private let listing = ListingSubject<Int>()
    private var paged = PagedItems<Post>(.newestFirst)
    private var failure: RepoError?
    private var items: [Int: PostListItemViewModel] = [:]
    private var subscriptions: Set<AnyCancellable> = []
    /// Answers to requests before the latest change of order or search are ignored.
    private var round = 0
    private var isShownAgain = false

    private(set) var order: PostOrder
    private(set) var search: PostSearch?

    init(
        _ order: PostOrder,
        search: PostSearch? = nil,
        header: [any ListItemViewModel] = [],
        api: any APIClientType,
        store: PostsStore
    ) {
        self.order = order
        self.search = search
        self.header = header
        self.api = api
        self.store = store
        subject = CurrentValueSubject(ListPage(header: header))
        listing.publisher.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        store.removals.sink { [weak self] id in self?.update { $0.remove(id) } }.store(in: &subscriptions)
        store.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
        store.changes.sink { [weak self] in self?.changed($0, to: $1) }.store(in: &subscriptions)
    }

    var page: StateStream<ListPage> { StateStream(subject) }

    /// The numbers of the loaded posts; nil before the first are loaded.
    var ids: [Int]? { listing.value.items }

    /// Publishes how many loaded posts are unread: the current number, then each change.
    var unreadCount: AnyPublisher<Int, Never> {
        subject.map { _ in () }.merge(with: store.changes.map { _ in () })
            .map { [weak self] in self?.ids?.count { self?.store.post($0)?.hasUnread == true } ?? 0 }
            .removeDuplicates().eraseToAnyPublisher()
    }

    // MARK: - Loading

    /// A list that is shown again, after one of its posts was open, keeps its place: live changes keep it right.
    func trackScreenviews() { isShownAgain = ids != nil }

    func loadItems() async {
        if isShownAgain {
            isShownAgain = false
        } else {
            await load()
        }
    }

    /// Loads the first page. In an order of time, loaded posts after it stay.
    func load() async {
        await listing.refreshing {
            try await request(after: nil) { order == .random ? $0.replace(with: $1) : $0.mergeFirst($1) }
        }
    }

    func loadMore() async {
        guard paged.hasMore, listing.value.activity == .idle, let cursor = paged.endCursor else { return }
        await listing.loadingMore { try await request(after: cursor) { $0.append($1, after: cursor) } }
    }

    /// Shows other posts, from the first page.
    func show(_ order: PostOrder, search: PostSearch? = nil) async {
        self.order = order
        self.search = search
        await reload()
    }

    /// Loads the list anew, for example after a word was blocked.
    func reload() async {
        round += 1
        paged = PagedItems(.newestFirst)
        listing.update { $0 = Listing() }
        await load()
    }

    func noticeDismissed() {
        failure = nil
        listing.update { $0.error = nil }
        show(listing.value)
    }

    private func request(after cursor: String?, _ take: (inout PagedItems<Post>, Page<Post>) -> Void) async throws {
        let round = round
        let page = try await api.perform(.posts(order, search: search, after: cursor))
        guard round == self.round else { throw CancellationError() }
        store.keep(page.items)
        update { take(&$0, page) }
    }

    // MARK: - Changes

    private func update(_ change: (inout PagedItems<Post>) -> Void) {
        change(&paged)
        listing.update { [paged] in ($0.items, $0.hasMore) = (paged.items?.map(\.id), paged.hasMore) }
    }

    /// In an order by the last reply, a post with a new reply moves to the top. A post that is starred anywhere appears in the
    /// list of starred posts, and leaves it without its star.
    private func changed(_ old: Post?, to post: Post) {
        guard order == .lastReply || order == .starred, ids != nil else { return }
        let isShown = paged.contains(post.id)
        let belongs = order == .starred ? post.isStarred : isShown
        let old = old ?? post
        let hasNewReply = post.lastReplyDate > old.lastReplyDate || post.commentCount > old.commentCount
        guard isShown != belongs || isShown && hasNewReply else { return }
        update { belongs ? $0.moveToFront(post) : $0.remove(post.id) }
    }

    private func fail(_ error: RepoError) {
        failure = error
        show(listing.value)
    }

    private func show(_ listing: Listing<Int>) {
        var page = ListPage(header: header, listing) { [ListSection(id: "posts", items: items(for: $0))] }
        page.notice = page.notice ?? failure
        if page != subject.value { subject.value = page }
    }

    /// Reuses the view models of known posts, so that their rows are not rebuilt.
    private func items(for ids: [Int]) -> [PostListItemViewModel] {
        let old = items
        items = [:]
        for id in ids { items[id] = old[id] ?? PostListItemViewModel(id, store: store) }
        return ids.compactMap { items[$0] }
    }
}
