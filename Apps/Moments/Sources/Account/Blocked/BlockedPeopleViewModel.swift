import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the list of people whom the viewer has blocked.
@MainActor
public final class BlockedPeopleViewModel: ListViewModel, AppModelStatePublishing {
    private let repo: any PrivacyRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private var listing = Listing<UserDetails>()
    private var items: [PersonID: BlockedPersonListItemViewModel] = [:]
    /// The error of the last action.
    private var failure: RepoError?
    private var subscriptions: Set<AnyCancellable> = []

    public init(repo: any PrivacyRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
        repo.blocked.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func loadItems() async {
        failure = nil
        await repo.refreshBlocked()
    }

    public func trackScreenviews() { tracking.track(.screenView("blocked")) }

    public func noticeDismissed() {
        failure = nil
        listing.error = nil
        showPage()
    }

    private func unblock(_ person: PersonID) async {
        do {
            try await repo.unblock(person)
            tracking.track(.unblock)
        } catch {
            guard let error = RepoError(error) else { return }
            if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
            failure = error
            showPage()
        }
    }

    // MARK: - Publishing state

    private func show(_ listing: Listing<UserDetails>) {
        self.listing = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        showPage()
    }

    private func showPage() {
        var page = ListPage(listing) { [ListSection(id: "blocked", items: items(for: $0))] }
        page.notice = page.notice ?? failure
        if page != subject.value { subject.value = page }
    }

    /// Reuses the view models of known people, so that their rows are not rebuilt.
    private func items(for people: [UserDetails]) -> [BlockedPersonListItemViewModel] {
        let old = items
        items = [:]
        return people.map { person in
            let item =
                old[person.id]
                ?? BlockedPersonListItemViewModel(person) { [weak self] in
                    await self?.unblock($0)
                }
            item.update(person)
            items[person.id] = item
            return item
        }
    }
}
