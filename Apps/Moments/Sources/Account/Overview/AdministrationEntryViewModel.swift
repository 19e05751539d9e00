import Combine
import ListKit
import MomentsModel
import MomentsRepositories

/// The state of the link to the administration.
public struct AdministrationEntry: Equatable, Sendable {
    /// Whether the viewer is a moderator or an admin.
    public var isStaff = false
    /// Nil until it is known.
    public var openReportCount: Int?
}

/// The view model of the link to the administration.
@MainActor
public final class AdministrationEntryViewModel {
    private let repo: any AdministrationRepoType
    private let subject = CurrentValueSubject<AdministrationEntry, Never>(AdministrationEntry())
    private var subscriptions: Set<AnyCancellable> = []

    public init(account: any AccountRepoType, repo: any AdministrationRepoType) {
        self.repo = repo
        account.account
            .sink { [weak self] account in self?.change { $0.isStaff = account.viewer?.role.isStaff == true } }
            .store(in: &subscriptions)
        repo.openReportCount
            .sink { [weak self] count in self?.change { $0.openReportCount = count } }
            .store(in: &subscriptions)
    }

    /// The state: the current value, then each change.
    public var entry: StateStream<AdministrationEntry> { StateStream(subject) }

    /// Fetches the number of open reports, for moderators and admins.
    public func load() async {
        if subject.value.isStaff { await repo.refreshOpenReportCount() }
    }

    private func change(_ body: (inout AdministrationEntry) -> Void) {
        var entry = subject.value
        body(&entry)
        if entry != subject.value { subject.value = entry }
    }
}
