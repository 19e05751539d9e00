import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the viewer's friends, with categories, sorting and search, and of friend requests.
@MainActor
public final class FriendsListViewModel: ListViewModel, AppModelStatePublishing {
    /// The debounce interval of the search field, in milliseconds.
    public static let searchDelay = 300

    private let viewer: UserDetails
    private let repo: any FriendsRepoType
    private let tracking: any TrackingRepoType
    private var localizer: Localizer

    private let pageSubject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let filterSubject = CurrentValueSubject<FriendsFilter, Never>(FriendsFilter())
    private let states = PassthroughSubject<AppModelState, Never>()
    private let queries = PassthroughSubject<String, Never>()
    private lazy var categories = FriendCategoriesItemViewModel { [weak self] in self?.categoryTapped($0) }

    private var friends = Listing<UserDetails>()
    private var received = Listing<FriendRequest>()
    private var sent = Listing<FriendRequest>()
    /// The latest search result.
    private var found: (query: String, people: [UserDetails])?
    private var search: Task<Void, Never>?
    /// The number of the latest search.
    private var searchNumber = 0
    private var notice: RepoError?

    private var friendItems: [PersonID: FriendListItemViewModel] = [:]
    private var requestItems: [FriendRequestID: FriendRequestListItemViewModel] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - localizer: Localizes section titles and dates; `languageChanged(to:)` replaces it.
    ///   - scheduler: The scheduler of the search's debounce; the main queue by default.
    public init(
        viewer: UserDetails,
        repo: any FriendsRepoType,
        tracking: any TrackingRepoType,
        localizer: Localizer,
        scheduler: some Scheduler = DispatchQueue.main
    ) {
        self.viewer = viewer
        self.repo = repo
        self.tracking = tracking
        self.localizer = localizer
        repo.friends.sink { [weak self] in self?.take($0, as: \.friends) }.store(in: &subscriptions)
        repo.receivedRequests.sink { [weak self] in self?.take($0, as: \.received) }.store(in: &subscriptions)
        repo.sentRequests.sink { [weak self] in self?.take($0, as: \.sent) }.store(in: &subscriptions)
        queries
            .debounce(for: .milliseconds(Self.searchDelay), scheduler: scheduler)
            .removeDuplicates()
            .sink { [weak self] in self?.beginSearch(for: $0) }
            .store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(pageSubject) }

    /// The filter: the current value, then each change.
    public var filter: StateStream<FriendsFilter> { StateStream(filterSubject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    // MARK: - The list

    public func loadItems() async {
        notice = nil
        await repo.refresh()
        if !filterSubject.value.query.isEmpty { await find(filterSubject.value.query) }
    }

    public func trackScreenviews() { tracking.track(.screenView("friends")) }

    public func noticeDismissed() {
        notice = nil
        friends.error = nil
        received.error = nil
        sent.error = nil
        show()
    }

    /// Replaces the localizer after a change of language.
    public func languageChanged(to localizer: Localizer) {
        self.localizer = localizer
        show()
    }

    // MARK: - Actions

    /// Called when the person edits the search text.
    ///
    /// An empty text shows all friends at once; otherwise the current rows stay until the server responds.
    public func searchTextChanged(to text: String) {
        guard text != filterSubject.value.searchText else { return }
        filterSubject.value.searchText = text
        queries.send(filterSubject.value.query)
        show()
    }

    /// Called when the person selects a sort order; nil is the server's order.
    public func sortTapped(_ sort: FriendSort?) {
        guard sort != nil || filterSubject.value.sort != nil else { return }
        // The same order again is the opposite one.
        filterSubject.value.isReversed =
            sort != nil && sort == filterSubject.value.sort && !filterSubject.value.isReversed
        filterSubject.value.sort = sort
        show()
    }

    /// Called when the person selects a category.
    public func categoryTapped(_ category: FriendCategory) {
        guard category != filterSubject.value.category else { return }
        filterSubject.value.category = category
        show()
    }

    /// Creates the view model of a friend request form.
    public func addFriend() -> AddFriendViewModel {
        AddFriendViewModel(viewer: viewer, repo: repo, tracking: tracking)
    }

    private func answer(_ request: FriendRequestID, _ isAccepted: Bool) async {
        do {
            if isAccepted {
                try await repo.accept(request)
                tracking.track(.acceptFriendship)
            } else {
                try await repo.decline(request)
            }
        } catch {
            fail(error)
        }
    }

    // MARK: - Searching

    private func beginSearch(for query: String) {
        search?.cancel()
        searchNumber += 1
        if query.isEmpty {
            found = nil
            search = nil
        } else {
            search = Task { [weak self] in await self?.find(query) }
        }
    }

    private func find(_ query: String) async {
        searchNumber += 1
        let number = searchNumber
        do {
            let people = try await repo.search(query)
            // The response to an older search may arrive after that to a newer one.
            guard number == searchNumber else { return }
            found = (query, people)
            show()
        } catch {
            if number == searchNumber { fail(error) }
        }
    }

    // MARK: - Publishing state

    private func take<Item>(
        _ listing: Listing<Item>,
        as part: ReferenceWritableKeyPath<FriendsListViewModel, Listing<Item>>
    ) {
        self[keyPath: part] = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        show()
    }

    private func fail(_ error: any Error) {
        guard let error = RepoError(error) else { return }
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        notice = error
        show()
    }

    private func show() {
        let filter = filterSubject.value
        let people = shownFriends(filter)
        let requestIDs = Set(((received.items ?? []) + (sent.items ?? [])).map(\.id))
        requestItems = requestItems.filter { requestIDs.contains($0.key) }
        let requests = shownRequests(filter)
        categories.update(categories(of: people, requests))
        showFoundText()

        var page: ListPage
        if filter.category == .requests {
            page = ListPage(header: [categories], requests.listing) { _ in
                [section(of: requests.received, .received), section(of: requests.sent, .sent)]
            }
        } else {
            page = ListPage(header: [categories], friends) { _ in
                let received = filter.category == .all ? requests.received : []
                return [section(of: received, .received), section(of: people ?? [], filter, below: received)]
            }
        }
        // Without friends and requests, the categories are useless.
        if friends.items?.isEmpty == true, received.items?.isEmpty != false, sent.items?.isEmpty != false {
            page.header = []
        }
        page.notice = page.notice ?? notice
        if page != pageSubject.value { pageSubject.value = page }
    }

    private func showFoundText() {
        let foundText = filterSubject.value.query.isEmpty ? nil : found?.query
        if filterSubject.value.foundText != foundText { filterSubject.value.foundText = foundText }
    }

    /// Returns all friends, or the search results with their current data.
    private func shownFriends(_ filter: FriendsFilter) -> [UserDetails]? {
        guard !filter.query.isEmpty, let found else { return friends.items }
        guard let friends = friends.items else { return found.people }
        let known = Dictionary(friends.map { ($0.id, $0) }) { first, _ in first }
        return found.people.compactMap { known[$0.id] }
    }

    private func shownRequests(_ filter: FriendsFilter) -> ShownRequests {
        let query = filter.query
        func matches(_ request: FriendRequest) -> Bool {
            query.isEmpty || request.userDetails.name.localizedCaseInsensitiveContains(query)
                || request.userDetails.handle.localizedCaseInsensitiveContains(query)
        }
        var listing = received
        if let items = received.items { listing.items = items + (sent.items ?? []) }
        return ShownRequests(
            listing: listing,
            received: (received.items ?? []).filter(matches),
            sent: (sent.items ?? []).filter(matches)
        )
    }

    private struct ShownRequests {
        var listing: Listing<FriendRequest>
        var received: [FriendRequest]
        var sent: [FriendRequest]
    }

    private func categories(of people: [UserDetails]?, _ requests: ShownRequests) -> FriendCategories {
        var categories = FriendCategories(chosen: filterSubject.value.category)
        let now = localizer.clock.now
        if let people {
            for category in FriendCategory.allCases where category != .requests {
                categories.counts[category] = people.count { category.contains($0, now: now) }
            }
        }
        if requests.listing.items != nil {
            categories.counts[.requests] = requests.received.count + requests.sent.count
        }
        return categories
    }

    // MARK: - Rows

    private func section(of people: [UserDetails], _ filter: FriendsFilter, below requests: [FriendRequest])
        -> ListSection
    {
        let now = localizer.clock.now
        let chosen = people.filter { filter.category.contains($0, now: now) }
        let old = friendItems
        friendItems = [:]
        let items = filter.sorted(chosen).map { friend in
            let item = old[friend.id] ?? FriendListItemViewModel(friend)
            item.update(friend)
            friendItems[friend.id] = item
            return item
        }
        let title = filter.sort?.title ?? (requests.isEmpty ? nil : "Friends")
        return ListSection(id: "friends", title: title.map { localizer.string($0, bundle: .module) }, items: items)
    }

    private func section(of requests: [FriendRequest], _ direction: FriendRequestDirection) -> ListSection {
        let items = requests.map { request in
            let item =
                requestItems[request.id]
                ?? FriendRequestListItemViewModel(request, direction) { [weak self] in
                    await self?.answer(request.id, $0)
                }
            item.update(request)
            requestItems[request.id] = item
            return item
        }
        let title = localizer.string(direction.title, bundle: .module)
        return ListSection(id: direction.rawValue, title: title, items: items)
    }
}

extension FriendSort {
    /// The section title of this order.
    fileprivate var title: String {
        switch self {
        case .name: "By name"
        case .newest: "Newest friends first"
        case .mostMoments: "Most moments first"
        }
    }
}

extension FriendRequestDirection {
    fileprivate var title: String {
        switch self {
        case .received: "Received requests"
        case .sent: "Sent requests"
        }
    }
}
