import Combine
import Foundation
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the list of the people with accounts, sorted by name.
@MainActor
public final class ManagedPeopleViewModel: ListViewModel, AppModelStatePublishing {
    /// The debounce interval of the search field, in milliseconds.
    public static let searchDelay = 300

    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let searchSubject = CurrentValueSubject<PeopleSearch, Never>(PeopleSearch())
    private let states = PassthroughSubject<AppModelState, Never>()
    private let queries = PassthroughSubject<String, Never>()
    private var listing = Listing<ManagedPerson>()
    private var items: [PersonID: ManagedPersonListItemViewModel] = [:]
    private var searching: Task<Void, Never>?
    /// The number of the latest search.
    private var searchNumber = 0
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameter scheduler: The scheduler of the search's debounce; the main queue by default.
    public init(
        repo: any AdministrationRepoType,
        tracking: any TrackingRepoType,
        scheduler: some Scheduler = DispatchQueue.main
    ) {
        self.repo = repo
        self.tracking = tracking
        repo.people.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        queries
            .debounce(for: .milliseconds(Self.searchDelay), scheduler: scheduler)
            .removeDuplicates()
            .sink { [weak self] in self?.beginSearch(for: $0) }
            .store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    /// The search: the current value, then each change.
    public var search: StateStream<PeopleSearch> { StateStream(searchSubject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func loadItems() async { await find(searchSubject.value.query) }

    public func loadMore() async { await repo.loadMorePeople() }

    public func trackScreenviews() { tracking.track(.screenView("people")) }

    public func noticeDismissed() {
        listing.error = nil
        show(listing)
    }

    /// Called when the person edits the search text. The rows stay until the server responds.
    public func searchTextChanged(to text: String) {
        guard text != searchSubject.value.text else { return }
        searchSubject.value.text = text
        queries.send(searchSubject.value.query)
    }

    // MARK: - Searching

    private func beginSearch(for query: String) {
        searching?.cancel()
        searching = Task { [weak self] in await self?.find(query) }
    }

    private func find(_ query: String) async {
        searchNumber += 1
        let number = searchNumber
        await repo.searchPeople(query)
        // The response to an older search may arrive after that to a newer one.
        guard number == searchNumber else { return }
        let foundText = query.isEmpty ? nil : query
        if foundText != searchSubject.value.foundText { searchSubject.value.foundText = foundText }
    }

    // MARK: - Publishing state

    private func show(_ listing: Listing<ManagedPerson>) {
        self.listing = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        let page = ListPage(listing) { [ListSection(id: "people", items: items(for: $0))] }
        if page != subject.value { subject.value = page }
    }

    /// Reuses the view models of known people, so that their rows are not rebuilt.
    private func items(for people: [ManagedPerson]) -> [ManagedPersonListItemViewModel] {
        let old = items
        items = [:]
        return people.map { person in
            let item = old[person.id] ?? ManagedPersonListItemViewModel(person)
            item.update(person)
            items[person.id] = item
            return item
        }
    }
}
