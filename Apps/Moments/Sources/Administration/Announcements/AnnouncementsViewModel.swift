import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the announcements that have not ended, newest first.
@MainActor
public final class AnnouncementsViewModel: ListViewModel, AppModelStatePublishing {
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private var listing = Listing<Notice>()
    private var items: [NoticeID: AnnouncementListItemViewModel] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    public init(repo: any AdministrationRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
        repo.announcements.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func loadItems() async { await repo.refreshAnnouncements() }

    public func loadMore() async { await repo.loadMoreAnnouncements() }

    public func trackScreenviews() { tracking.track(.screenView("announcements")) }

    public func noticeDismissed() {
        listing.error = nil
        show(listing)
    }

    /// Creates the view model for a new announcement.
    public func makeEditor() -> AnnouncementEditorViewModel {
        AnnouncementEditorViewModel(repo: repo, tracking: tracking)
    }

    /// Returns the error that the row shows.
    private func end(_ id: NoticeID) async -> RepoError? {
        do {
            try await repo.endAnnouncement(id)
            tracking.track(.endAnnouncement)
            return nil
        } catch {
            guard let error = RepoError(error) else { return nil }
            guard error.kind == .unauthenticated else { return error }
            states.send(.signedOut(.expired))
            return nil
        }
    }

    private func show(_ listing: Listing<Notice>) {
        self.listing = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        let page = ListPage(listing) { [ListSection(id: "announcements", items: items(for: $0))] }
        if page != subject.value { subject.value = page }
    }

    /// Reuses the view models of known announcements, so that their rows are not rebuilt.
    private func items(for notices: [Notice]) -> [AnnouncementListItemViewModel] {
        let old = items
        items = [:]
        return notices.map { notice in
            let item =
                old[notice.id]
                ?? AnnouncementListItemViewModel(notice) { [weak self] in
                    await self?.end($0)
                }
            item.update(notice)
            items[notice.id] = item
            return item
        }
    }
}
