import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the timeline: all moments the viewer may see, newest first, below the viewer's profile and notices.
@MainActor
public final class MomentsTimelineViewModel: ListViewModel, AppModelStatePublishing {
    private let repo: any MomentsRepoType
    private let account: any AccountRepoType
    private let outbox: Outbox
    private let tracking: any TrackingRepoType
    private let profile: UserProfileListItemViewModel
    private let items: MomentItems
    private let subject: CurrentValueSubject<ListPage, Never>
    private let states = PassthroughSubject<AppModelState, Never>()
    private var listing = Listing<Moment>()
    private var notice: RepoError?
    /// The rows of the viewer's notices, newest first.
    private var notices: [NoticeListItemViewModel] = []
    /// The moments that wait to be sent.
    private var waiting = OutboxRows()
    /// Moments that another screen has reported as deleted.
    private var gone: Set<MomentID> = []
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - profile: The viewer's profile.
    ///   - account: Has the viewer's notices.
    ///   - friends: Offers the friends to choose from for the audience of a moment, and to mention in it.
    ///   - privacy: Offers the tags to choose from.
    ///   - reports: Gets reports of moments.
    public init(
        profile: UserProfileListItemViewModel,
        repo: any MomentsRepoType,
        account: any AccountRepoType,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        outbox: Outbox,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        self.profile = profile
        self.repo = repo
        self.account = account
        self.outbox = outbox
        self.tracking = tracking
        items = MomentItems(
            repo: repo,
            friends: friends,
            privacy: privacy,
            reports: reports,
            toggles: toggles,
            tracking: tracking
        )
        subject = CurrentValueSubject(ListPage(header: [profile]))
        account.account.map { $0.viewer?.notices ?? [] }.removeDuplicates()
            .sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        repo.timeline.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        repo.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
        outbox.items.map { $0.filter(\.entry.isMoment) }.removeDuplicates()
            .sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        outbox.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    // MARK: - Actions

    public func loadItems() async { await repo.refreshTimeline() }

    public func loadMore() async { await repo.loadMoreTimeline() }

    public func trackScreenviews() { tracking.track(.screenView("timeline")) }

    public func noticeDismissed() {
        notice = nil
        listing.error = nil
        show(listing)
    }

    // MARK: - Changes by other screens

    /// Returns a moment of the timeline; nil if the timeline does not contain it.
    public func moment(_ id: MomentID) -> Moment? {
        gone.contains(id) ? nil : listing.items?.first { $0.id == id }
    }

    /// Updates a moment with the version of another screen.
    public func update(_ moment: Moment) {
        if moment != self.moment(moment.id) { repo.merge(moment) }
    }

    /// Removes a moment that was deleted or is no longer visible.
    public func remove(_ id: MomentID) {
        if gone.insert(id).inserted { show(listing) }
    }

    // MARK: - Publishing state

    private func show(_ listing: Listing<Moment>) {
        self.listing = listing
        if let error = listing.error, error.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        let notices: [any ListItemViewModel] = self.notices
        // Newest first, like the moments below.
        let waiting: [any ListItemViewModel] = self.waiting.items.reversed()
        var page = ListPage(header: [profile] + notices + waiting, listing) { moments in
            [ListSection(id: "moments", items: items.items(for: moments.filter { !gone.contains($0.id) }))]
        }
        page.notice = page.notice ?? notice
        if page != subject.value { subject.value = page }
    }

    private func show(_ waiting: [OutboxItem]) {
        self.waiting.update(waiting, by: repo.viewer, outbox: outbox)
        show(listing)
    }

    private func show(_ notices: [Notice]) {
        let old = self.notices
        self.notices = notices.map { notice in
            old.first { $0.notice == notice }
                ?? NoticeListItemViewModel(notice) { [weak self] in await self?.close($0) }
        }
        show(listing)
    }

    private func close(_ id: NoticeID) async {
        do {
            try await account.closeNotice(id)
        } catch {
            if let error = RepoError(error) { fail(error) }
        }
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        notice = error
        show(listing)
    }
}

extension OutboxEntry {
    fileprivate var isMoment: Bool {
        if case .moment = content { true } else { false }
    }
}
