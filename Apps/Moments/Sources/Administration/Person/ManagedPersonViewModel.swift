import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the page on which staff see a person.
@MainActor
public final class ManagedPersonViewModel: AppModelStatePublishing {
    private let id: PersonID
    private let repo: any AdministrationRepoType
    private let tracking: any TrackingRepoType
    private let subject: CurrentValueSubject<ManagedPersonPage, Never>
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    public init(
        id: PersonID,
        account: any AccountRepoType,
        repo: any AdministrationRepoType,
        tracking: any TrackingRepoType
    ) {
        self.id = id
        self.repo = repo
        self.tracking = tracking
        let viewer = account.currentAccount.viewer
        subject = CurrentValueSubject(ManagedPersonPage(role: viewer?.role ?? .member, isOwn: viewer?.id == id))
        account.account.compactMap(\.viewer?.role)
            .sink { [weak self] role in self?.change { $0.role = role } }
            .store(in: &subscriptions)
        repo.person(id)
            .sink { [weak self] person in self?.change { $0.person = person } }
            .store(in: &subscriptions)
    }

    /// The content of the page: the current value, then each change.
    public var page: StateStream<ManagedPersonPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func loadItems() async {
        change { $0.failure = nil }
        do {
            try await repo.refreshPerson(id)
        } catch {
            fail(error)
        }
    }

    public func trackScreenviews() { tracking.track(.screenView("managed_person")) }

    /// Called when the person dismisses the error.
    public func failureDismissed() { change { $0.failure = nil } }

    // MARK: - Actions

    /// Sets what the person may do, after the viewer has confirmed it.
    public func roleConfirmed(_ role: PersonRole) async {
        guard subject.value.canSetRole, role != subject.value.person.value?.role else { return }
        await perform(.settingRole) {
            try await repo.setRole(role, of: id)
            tracking.track(.setRole)
        }
    }

    /// Lets the person sign in again.
    public func endSuspensionTapped() async {
        guard subject.value.canSuspend else { return }
        await perform(.endingSuspension) {
            try await repo.endSuspension(of: id)
            tracking.track(.endSuspension)
        }
    }

    /// Creates the view model for suspending the person.
    public func makeSuspensionEditor() -> SuspensionEditorViewModel {
        SuspensionEditorViewModel(of: id, repo: repo, tracking: tracking)
    }

    /// Creates the view model for how much space the person's photos may take.
    public func makeQuotaEditor() -> QuotaEditorViewModel {
        let storage = subject.value.person.value?.storage ?? StorageUse(bytes: 0)
        return QuotaEditorViewModel(storage, of: id, repo: repo, tracking: tracking)
    }

    private func perform(_ activity: ManagedPersonPage.Activity, _ work: () async throws -> Void) async {
        guard subject.value.activity == nil else { return }
        change {
            $0.activity = activity
            $0.failure = nil
        }
        do {
            try await work()
        } catch {
            fail(error)
        }
        change { $0.activity = nil }
    }

    // MARK: - Publishing state

    private func fail(_ error: any Error) {
        guard let error = RepoError(error) else { return }
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        change { $0.failure = error }
    }

    private func change(_ body: (inout ManagedPersonPage) -> Void) {
        var page = subject.value
        body(&page)
        if page != subject.value { subject.value = page }
    }
}
