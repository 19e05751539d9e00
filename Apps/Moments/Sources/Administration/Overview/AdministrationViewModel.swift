import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the overview of the administration.
@MainActor
public final class AdministrationViewModel {
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject: CurrentValueSubject<AdministrationPage, Never>
    private var subscriptions: Set<AnyCancellable> = []

    public init(account: any AccountRepoType, repo: any AdministrationRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
        subject = CurrentValueSubject(AdministrationPage(role: account.currentAccount.viewer?.role ?? .member))
        account.account.compactMap(\.viewer?.role)
            .sink { [weak self] role in self?.change { $0.role = role } }
            .store(in: &subscriptions)
        repo.openReportCount
            .sink { [weak self] count in self?.change { $0.openReportCount = count } }
            .store(in: &subscriptions)
    }

    /// The content of the page: the current value, then each change.
    public var page: StateStream<AdministrationPage> { StateStream(subject) }

    public func loadItems() async { await repo.refreshOpenReportCount() }

    public func trackScreenviews() { tracking.track(.screenView("administration")) }

    private func change(_ body: (inout AdministrationPage) -> Void) {
        var page = subject.value
        body(&page)
        if page != subject.value { subject.value = page }
    }
}
