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
    private var listing = Listing<Int>()
    private var cursor: String?
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
        store.removals.sink { [weak self] in self?.remove($0) }.store(in: &subscriptions)
        store.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
        store.changes.sink { [weak self] in self?.changed($0, to: $1) }.store(in: &subscriptions)
    }

    var page: StateStream<ListPage> { StateStream(subject) }

    /// The numbers of the loaded posts; nil before the first are loaded.
    var ids: [Int]? { listing.items }

    /// Publishes how many loaded posts are unread: the current number, then each change.
    var unreadCount: AnyPublisher<Int, Never> {
        subject.map { _ in () }.merge(with: store.changes.map { _ in () })
            .map { [weak self] in self?.ids?.count { self?.store.post($0)?.hasUnread == true } ?? 0 }
            .removeDuplicates().eraseToAnyPublisher()
    }

    // MARK: - Loading

    /// A list that is shown again, after one of its posts was open, keeps its place: live changes keep it right.
    func trackScreenviews() { isShownAgain = listing.items != nil }

    func loadItems() async {
        if isShownAgain {
            isShownAgain = false
        } else {
            await load()
        }
    }

    /// Loads the first page. In an order of time, loaded posts after it stay.
    func load() async {
        let round = round
        listing.activity = .refreshing
        listing.error = nil
        show()
        await request(after: nil, in: round) { page in
            let new = page.items.map(\.id)
            let old = listing.items ?? []
            // Without a common post there may be others between the two.
            let joins = order != .random && page.hasNext && old.contains { new.contains($0) }
            let rest = joins ? old.filter { !new.contains($0) } : []
            listing.items = new + rest
            if rest.isEmpty { take(cursorOf: page) }
        }
    }

    func loadMore() async {
        guard listing.hasMore, listing.activity == .idle, let cursor else { return }
        listing.activity = .loadingMore
        show()
        await request(after: cursor, in: round) { page in
            let old = listing.items ?? []
            listing.items = old + page.items.map(\.id).filter { !old.contains($0) }
            take(cursorOf: page)
        }
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
        listing = Listing()
        cursor = nil
        await load()
    }

    func noticeDismissed() {
        listing.error = nil
        failure = nil
        show()
    }

    private func request(after cursor: String?, in round: Int, _ take: (Page<Post>) -> Void) async {
        do {
            let page = try await api.perform(.posts(order, search: search, after: cursor))
            guard round == self.round else { return }
            store.keep(page.items)
            take(page)
        } catch {
            guard round == self.round else { return }
            listing.error = RepoError(error)
        }
        listing.activity = .idle
        show()
    }

    private func take(cursorOf page: Page<Post>) {
        cursor = page.endCursor
        listing.hasMore = page.hasNext
    }

    // MARK: - Changes

    private func remove(_ id: Int) {
        guard listing.items?.contains(id) == true else { return }
        listing.items?.removeAll { $0 == id }
        show()
    }

    /// In an order by the last reply, a post with a new reply moves to the top. A post that is starred anywhere appears in the
    /// list of starred posts, and leaves it without its star.
    private func changed(_ old: Post?, to post: Post) {
        guard order == .lastReply || order == .starred, let ids = listing.items else { return }
        let isShown = ids.contains(post.id)
        let belongs = order == .starred ? post.isStarred : isShown
        let old = old ?? post
        let hasNewReply = post.lastReplyDate > old.lastReplyDate || post.commentCount > old.commentCount
        guard isShown != belongs || isShown && hasNewReply else { return }
        listing.items = (belongs ? [post.id] : []) + ids.filter { $0 != post.id }
        show()
    }

    private func fail(_ error: RepoError) {
        failure = error
        show()
    }

    private func show() {
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
