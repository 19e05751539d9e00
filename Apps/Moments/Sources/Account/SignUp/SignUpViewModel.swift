import Combine
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of the sign-up page, which also signs the person in.
@MainActor
public final class SignUpViewModel: AppModelStatePublishing {
    private let repo: any AccountRepoType
    private let tracking: any TrackingRepoType
    private let device: String?
    /// The code of the address the app was opened at, until it was checked.
    private var uncheckedInvitation: String?
    private let subject: CurrentValueSubject<SignUpDraft, Never>
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    /// - Parameters:
    ///   - invitation: The invitation code of the address the app was opened at.
    ///   - device: The name of this browser in the list of sign-ins; nil lets the server choose one.
    public init(
        repo: any AccountRepoType,
        tracking: any TrackingRepoType,
        invitation: String? = nil,
        device: String? = nil
    ) {
        self.repo = repo
        self.tracking = tracking
        self.device = device
        uncheckedInvitation = invitation
        subject = CurrentValueSubject(SignUpDraft(invitation: invitation ?? ""))
        repo.service.sink { [weak self] service in
            if let service { self?.show(service) }
        }
        .store(in: &subscriptions)
    }

    /// The form's state: the current value, then each change.
    public var draft: StateStream<SignUpDraft> { StateStream(subject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    public func trackScreenviews() { tracking.track(.screenView("sign_up")) }

    /// Fetches whether an invitation is required, and whether the one of the address can be used.
    public func loadItems() async {
        async let invitation: Void = checkInvitation()
        await loadService()
        await invitation
    }

    private func loadService() async {
        do {
            try await repo.refreshService()
        } catch {
            guard subject.value.isFirstPerson == nil, let error = RepoError(error) else { return }
            subject.value.failure = EntranceFailure(error)
        }
    }

    private func checkInvitation() async {
        guard let code = uncheckedInvitation else { return }
        uncheckedInvitation = nil
        do {
            if try await !repo.isInvitationOpen(code: code) { subject.value.closedInvitation = code }
        } catch {
            // The form can be filled in without an answer: the server checks the invitation again when it is sent. If it
            // cannot be reached, `loadItems()` shows so.
            uncheckedInvitation = code
        }
    }

    // MARK: - Actions

    public func nameChanged(to name: String) { change(\.name, to: name) }

    public func handleChanged(to handle: String) { change(\.handle, to: handle) }

    public func passwordChanged(to password: String) { change(\.password, to: password) }

    public func invitationChanged(to invitation: String) { change(\.invitation, to: invitation) }

    /// Creates the account and signs the person in.
    ///
    /// - Parameter keep: Stores the token in the browser.
    public func submitTapped(keep: @MainActor (SignedIn) async throws -> Void) async {
        guard subject.value.canSubmit, var form = subject.value.form else { return }
        form.device = device
        subject.value.isSending = true
        subject.value.failure = nil
        do throws(EntranceFailure) {
            let signedIn = try await repo.enter(keep: keep) { [form] in try await repo.signUp(form) }
            tracking.track(.signUp)
            subject.value = SignUpDraft()
            states.send(.signedIn(signedIn.viewer.userDetails))
        } catch {
            subject.value.isSending = false
            subject.value.failure = error
            if error == .handleTaken { subject.value.takenHandle = Handle(form.handle) }
            if error == .invitationInvalid { subject.value.closedInvitation = form.invitation }
        }
    }

    private func show(_ service: ServiceInfo) {
        guard subject.value.isFirstPerson != service.needsFirstPerson else { return }
        subject.value.isFirstPerson = service.needsFirstPerson
        if subject.value.failure == .unavailable { subject.value.failure = nil }
    }

    private func change(_ field: WritableKeyPath<SignUpDraft, String>, to text: String) {
        guard subject.value[keyPath: field] != text else { return }
        var draft = subject.value
        draft[keyPath: field] = text
        draft.failure = nil
        subject.value = draft
    }
}
