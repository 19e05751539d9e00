import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the page with a person's moments of one month, newest first.
@MainActor
public final class AlbumMonthViewModel: ListViewModel, AppModelStatePublishing {
    public let person: PersonID
    public let month: MonthOfYear

    private let moments: any MomentsRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private let items: MomentItems

    /// Nil until the page knows its time zone.
    private var shown: PersonMonth?
    /// Whether the moments were asked for.
    private var isStarted = false
    private var listing = Listing<Moment>()
    private var failure: RepoError?
    private var reloading: Task<Void, Never>?
    private var subscription: AnyCancellable?
    private var errors: AnyCancellable?

    public init(
        _ month: MonthOfYear,
        of person: PersonID,
        moments: any MomentsRepoType,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        self.person = person
        self.month = month
        self.moments = moments
        self.tracking = tracking
        items = MomentItems(
            repo: moments,
            friends: friends,
            privacy: privacy,
            reports: reports,
            toggles: toggles,
            tracking: tracking
        )
        errors = moments.errors.sink { [weak self] in self?.fail($0) }
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    /// Called with the name of the time zone in which the month begins and ends, and when it changes.
    public func timeZoneChanged(to timeZone: String) {
        let shown = PersonMonth(person: person, month: month, timeZone: timeZone)
        guard shown != self.shown else { return }
        self.shown = shown
        subscription = moments.moments(of: shown).sink { [weak self] in self?.show($0) }
        if isStarted { reloading = Task { [weak self] in await self?.loadItems() } }
    }

    public func loadItems() async {
        isStarted = true
        failure = nil
        if let shown { await moments.refreshMoments(of: shown) }
    }

    public func loadMore() async {
        if let shown { await moments.loadMoreMoments(of: shown) }
    }

    public func trackScreenviews() { tracking.track(.screenView("album_month")) }

    public func noticeDismissed() {
        failure = nil
        listing.error = nil
        showPage()
    }

    private func show(_ listing: Listing<Moment>) {
        self.listing = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        showPage()
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        failure = error
        showPage()
    }

    private func showPage() {
        var page = ListPage(listing) { [ListSection(id: "moments", items: items.items(for: $0))] }
        if listing.items != nil { page.notice = page.notice ?? failure }
        if page != subject.value { subject.value = page }
    }
}
