import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the account page's group about who sees the viewer's moments.
@MainActor
public final class PrivacyViewModel: AppModelStatePublishing {
    private let repo: any PrivacyRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<PrivacyPage, Never>(PrivacyPage())
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    public init(repo: any PrivacyRepoType, tracking: any TrackingRepoType) {
        self.repo = repo
        self.tracking = tracking
        repo.historyReach.sink { [weak self] reach in self?.subject.value.reach = reach }.store(in: &subscriptions)
    }

    /// The content: the current value, then each change.
    public var page: StateStream<PrivacyPage> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func load() async { await attempt { try await repo.refreshHistoryReach() } }

    /// Called when the person selects how far back friends see moments; the picker shows it at once.
    @discardableResult
    public func reachChosen(_ reach: HistoryReach) -> Task<Void, Never>? {
        guard subject.value.changing == nil, reach != subject.value.reach else { return nil }
        subject.value.changing = reach
        return Task {
            await attempt {
                try await repo.setHistoryReach(reach)
                tracking.track(.setHistoryReach)
            }
            subject.value.changing = nil
        }
    }

    /// Shows why a request failed.
    private func attempt(_ work: () async throws -> Void) async {
        subject.value.failure = nil
        do {
            try await work()
        } catch {
            guard let error = RepoError(error) else { return }
            if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
            subject.value.failure = error
        }
    }
}
