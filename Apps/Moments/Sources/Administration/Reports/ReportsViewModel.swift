import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the reports: the open ones, or the answered ones, newest first.
@MainActor
public final class ReportsViewModel: ListViewModel, AppModelStatePublishing {
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private lazy var header = ReportFilterItemViewModel { [weak self] in await self?.filterChosen($0) }
    private var openReports = Listing<Report>()
    private var answeredReports = Listing<Report>()
    private var items: [ReportID: ReportListItemViewModel] = [:]
    private var subscriptions: Set<AnyCancellable> = []

    public init(repo: any AdministrationRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
        repo.openReports.sink { [weak self] in self?.take($0, as: .open) }.store(in: &subscriptions)
        repo.answeredReports.sink { [weak self] in self?.take($0, as: .answered) }.store(in: &subscriptions)
    }

    public var page: StateStream<ListPage> { StateStream(subject) }

    /// The shown reports: the current choice, then each change.
    public var filter: StateStream<ReportFilter> { header.filter }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func loadItems() async { await repo.refreshReports(isOpen: filter.value == .open) }

    public func loadMore() async { await repo.loadMoreReports(isOpen: filter.value == .open) }

    public func trackScreenviews() { tracking.track(.screenView("reports")) }

    public func noticeDismissed() {
        openReports.error = nil
        answeredReports.error = nil
        showPage()
    }

    private func filterChosen(_ filter: ReportFilter) async {
        guard filter != header.filter.value else { return }
        header.update(filter)
        showPage()
        await loadItems()
    }

    /// Returns the error that the card shows.
    private func answer(_ report: ReportID, _ resolution: ReportResolution) async -> RepoError? {
        do {
            try await repo.resolve(report, resolution)
            tracking.track(.resolveReport)
            return nil
        } catch {
            guard let error = RepoError(error) else { return nil }
            switch error.kind {
            case .unauthenticated: states.send(.signedOut(.expired))
            // Somebody else has answered it, so the repository has removed its card.
            case .notFound: break
            default: return error
            }
            return nil
        }
    }

    // MARK: - Publishing state

    private func take(_ listing: Listing<Report>, as filter: ReportFilter) {
        switch filter {
        case .open: openReports = listing
        case .answered: answeredReports = listing
        }
        if listing.error?.kind == .unauthenticated { states.send(.signedOut(.expired)) }
        showPage()
    }

    private func showPage() {
        let filter = header.filter.value
        let listing = filter == .open ? openReports : answeredReports
        let page = ListPage(header: [header], listing) { [ListSection(id: filter.rawValue, items: items(for: $0))] }
        if page != subject.value { subject.value = page }
    }

    /// Reuses the view models of known reports, so that their cards are not rebuilt.
    private func items(for reports: [Report]) -> [ReportListItemViewModel] {
        let old = items
        items = [:]
        return reports.map { report in
            let item =
                old[report.id]
                ?? ReportListItemViewModel(report) { [weak self] in
                    await self?.answer($0, $1)
                }
            item.update(report)
            items[report.id] = item
            return item
        }
    }
}
