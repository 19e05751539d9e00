import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of a person's album: months by year, newest first. Above those of one's own are the moments of earlier years
/// on this day.
@MainActor
public final class AlbumViewModel: ListViewModel, AppModelStatePublishing {
    public let person: PersonID

    private let album: any AlbumRepoType
    private let moments: any MomentsRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private let title = OnThisDayListItemViewModel()
    private let items: MomentItems
    private var years: [Int: AlbumYearListItemViewModel] = [:]

    /// Nil until the page knows it.
    private var timeZone: String?
    /// Whether the months were asked for.
    private var isStarted = false
    private var months = Listing<AlbumMonth>()
    private var onThisDay = Listing<Moment>()
    private var failure: RepoError?
    private var reloading: Task<Void, Never>?
    private var listings: Set<AnyCancellable> = []
    private var subscriptions: Set<AnyCancellable> = []

    public init(
        person: PersonID,
        album: any AlbumRepoType,
        moments: any MomentsRepoType,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        self.person = person
        self.album = album
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
        moments.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    /// Called with the name of the time zone in which months begin and end, and when it changes.
    public func timeZoneChanged(to timeZone: String) {
        guard timeZone != self.timeZone else { return }
        self.timeZone = timeZone
        listings = []
        album.album(of: person, timeZone: timeZone).sink { [weak self] in self?.show($0) }.store(in: &listings)
        if isOwn {
            moments.onThisDay(timeZone: timeZone).sink { [weak self] in self?.show($0) }.store(in: &listings)
        }
        if isStarted { reloading = Task { [weak self] in await self?.loadItems() } }
    }

    public func loadItems() async {
        isStarted = true
        failure = nil
        guard let timeZone else { return }
        async let onThisDay: Void = loadOnThisDay()
        await album.refreshAlbum(of: person, timeZone: timeZone)
        await onThisDay
    }

    private func loadOnThisDay() async {
        guard isOwn, let timeZone else { return }
        await moments.refreshOnThisDay(timeZone: timeZone)
    }

    public func trackScreenviews() { tracking.track(.screenView("album")) }

    public func noticeDismissed() {
        failure = nil
        months.error = nil
        onThisDay.error = nil
        showPage()
    }

    private var isOwn: Bool { person == moments.viewer.id }

    // MARK: - Publishing state

    private func show(_ months: Listing<AlbumMonth>) {
        self.months = months
        if months.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        showPage()
    }

    private func show(_ onThisDay: Listing<Moment>) {
        self.onThisDay = onThisDay
        if onThisDay.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        showPage()
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        failure = error
        showPage()
    }

    private func showPage() {
        var page = ListPage(months) { sections(for: $0) }
        if months.items != nil { page.notice = page.notice ?? onThisDay.error ?? failure }
        if page != subject.value { subject.value = page }
    }

    private func sections(for months: [AlbumMonth]) -> [ListSection] {
        var sections: [ListSection] = []
        let moments: [any ListItemViewModel] = items.items(for: onThisDay.items ?? [])
        if !moments.isEmpty { sections.append(ListSection(id: "on-this-day", items: [title] + moments)) }
        let old = years
        years = [:]
        for (number, months) in Dictionary(grouping: months, by: \.year).sorted(by: { $0.key > $1.key }) {
            let year = AlbumYear(person: person, year: number, months: months)
            let item = old[number] ?? AlbumYearListItemViewModel(year)
            item.update(year)
            years[number] = item
            sections.append(ListSection(id: item.id, title: String(number), items: [item]))
        }
        return sections
    }
}
