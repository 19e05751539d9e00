import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model for sending a friend request by handle.
@MainActor
public final class AddFriendViewModel: AppModelStatePublishing {
    private let viewer: UserDetails
    private let repo: any FriendsRepoType
    private let tracking: any TrackingRepoType
    private let subject = CurrentValueSubject<AddFriendForm, Never>(AddFriendForm())
    private let states = PassthroughSubject<AppModelState, Never>()
    private var friends: [UserDetails] = []
    private var asked: [UserDetails] = []
    private var subscriptions: Set<AnyCancellable> = []

    public init(viewer: UserDetails, repo: any FriendsRepoType, tracking: any TrackingRepoType) {
        self.viewer = viewer
        self.repo = repo
        self.tracking = tracking
        repo.friends.sink { [weak self] in self?.friends = $0.items ?? [] }.store(in: &subscriptions)
        repo.sentRequests.sink { [weak self] in self?.asked = ($0.items ?? []).map(\.userDetails) }
            .store(in: &subscriptions)
    }

    /// The form's state: the current value, then each change.
    public var form: StateStream<AddFriendForm> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    /// Called when the person edits the handle.
    public func textChanged(to text: String) {
        guard text != subject.value.text else { return }
        subject.value.text = text
        subject.value.failure = nil
    }

    /// Sends the request.
    public func sendTapped() async {
        guard subject.value.canSend, let handle = subject.value.handle?.description else { return }
        if let failure = failureKnown(for: handle) { return subject.value.failure = failure }
        subject.value.isSending = true
        subject.value.failure = nil
        do {
            let person = try await repo.requestFriendship(handle: handle)
            tracking.track(person.friendship == .friend ? .acceptFriendship : .requestFriendship)
            subject.value.asked = person
        } catch {
            fail(error, handle)
        }
        subject.value.isSending = false
    }

    /// Called when the person wants to send another request.
    public func anotherTapped() { subject.value = AddFriendForm() }

    /// Returns a failure the server does not report: it accepts repeated requests to friends and to people already asked.
    private func failureKnown(for handle: String) -> AddFriendFailure? {
        if handle == viewer.handle { return .yourself }
        if let friend = friends.first(where: { $0.handle == handle }) { return .friendAlready(name: friend.name) }
        if let person = asked.first(where: { $0.handle == handle }) { return .askedAlready(name: person.name) }
        return nil
    }

    private func fail(_ error: any Error, _ handle: String) {
        guard let error = RepoError(error) else { return }
        switch error.kind {
        case .unauthenticated: states.send(.signedOut(.expired))
        case .notFound: subject.value.failure = .nobody(handle: handle)
        case .limited: subject.value.failure = .tooMany
        default: subject.value.failure = .other(error)
        }
    }
}
