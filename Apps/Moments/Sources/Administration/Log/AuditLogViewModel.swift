import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the log of what staff have done, newest first.
@MainActor
public final class AuditLogViewModel: ListViewModel, AppModelStatePublishing {
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private var listing = Listing<AuditEntry>()
    private var items: [AuditEntryID: AuditListItemViewModel] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    public init(repo: any AdministrationRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
        repo.auditLog.sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func loadItems() async { await repo.refreshAuditLog() }

    public func loadMore() async { await repo.loadMoreAuditLog() }

    public func trackScreenviews() { tracking.track(.screenView("audit_log")) }

    public func noticeDismissed() {
        listing.error = nil
        show(listing)
    }

    private func show(_ listing: Listing<AuditEntry>) {
        self.listing = listing
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        let page = ListPage(listing) { [ListSection(id: "log", items: items(for: $0))] }
        if page != subject.value { subject.value = page }
    }

    /// Reuses the view models of records that are the same, so that their rows are not rebuilt.
    private func items(for entries: [AuditEntry]) -> [AuditListItemViewModel] {
        let old = items
        items = [:]
        return entries.map { entry in
            // The names in a record may have changed.
            let known = old[entry.id].flatMap { $0.entry == entry ? $0 : nil }
            let item = known ?? AuditListItemViewModel(entry)
            items[entry.id] = item
            return item
        }
    }
}
