import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct SignUpViewModelTests {
    private let repo = StubAccountRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: SignUpViewModel

    init() {
        viewModel = SignUpViewModel(repo: repo, tracking: tracking, invitation: "code", device: "Firefox")
    }

    private var draft: SignUpDraft { viewModel.draft.value }

    private func fill() {
        viewModel.nameChanged(to: "Ada")
        viewModel.handleChanged(to: "ada")
        viewModel.passwordChanged(to: "a long secret")
    }

    @Test func `who signs up is told to the app once the browser has the secret`() async {
        repo.serviceSubject.value = ServiceInfo()
        fill()
        repo.onSignUp = { _ in SignedIn(token: "token", viewer: .sample()) }
        var (kept, states): ([String], [AppModelState]) = ([], [])
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        await viewModel.submitTapped { signedIn in
            #expect(states.isEmpty)
            kept.append(signedIn.token)
        }

        let form = SignUpForm(
            handle: "ada",
            name: "Ada",
            password: "a long secret",
            invitation: "code",
            device: "Firefox"
        )
        #expect(repo.calls == [.signUp(form)])
        #expect(kept == ["token"])
        #expect(states == [.signedIn(.sample(id: 1, name: "Ada", friendship: .me))])
        #expect(tracking.events == [.signUp])
        #expect(draft.password.isEmpty)
        subscription.cancel()
    }

    @Test func `the first person signs up without an invitation`() async {
        repo.serviceSubject.value = ServiceInfo(needsFirstPerson: true)
        fill()
        repo.onSignUp = { _ in SignedIn(token: "token", viewer: .sample(role: .admin)) }

        await viewModel.submitTapped { _ in }

        #expect(
            repo.calls == [
                .signUp(SignUpForm(handle: "ada", name: "Ada", password: "a long secret", device: "Firefox"))
            ]
        )
    }

    @Test func `a handle that is taken is said until another is typed`() async {
        repo.serviceSubject.value = ServiceInfo()
        fill()
        repo.onSignUp = { _ in throw RepoError(.conflict, message: "No.", reason: "HANDLE_TAKEN") }

        await viewModel.submitTapped { _ in }
        #expect(draft.failure == .handleTaken)
        #expect(draft.handleCheck == .bad(.taken))
        #expect(!draft.canSubmit)

        viewModel.handleChanged(to: "ada_l")
        #expect(draft.failure == nil)
        #expect(draft.handleCheck == .good)
    }

    @Test func `an invitation that does not count is said`() async {
        repo.serviceSubject.value = ServiceInfo()
        fill()
        repo.onSignUp = { _ in throw RepoError(.refused, message: "No.", reason: "INVITATION_INVALID") }

        await viewModel.submitTapped { _ in }

        #expect(draft.failure == .invitationInvalid)
        #expect(draft.isInvitationClosed)
        #expect(!draft.canSubmit)
        viewModel.invitationChanged(to: "other")
        #expect(!draft.isInvitationClosed)
        #expect(draft.canSubmit)
    }

    @Test func `the invitation of the address is checked once, and one that cannot be used is not sent`() async {
        repo.serviceSubject.value = ServiceInfo()
        repo.onRefreshService = {}
        repo.onIsInvitationOpen = { _ in false }
        fill()

        await viewModel.loadItems()
        await viewModel.loadItems()

        #expect(repo.calls.filter { $0 == .isInvitationOpen(code: "code") }.count == 1)
        #expect(draft.isInvitationClosed)
        #expect(!draft.canSubmit)
    }

    @Test func `an invitation that could not be checked can be sent, and is checked again`() async {
        repo.serviceSubject.value = ServiceInfo()
        repo.onRefreshService = {}
        repo.onIsInvitationOpen = { _ in throw RepoError(.limited(retryAfter: nil)) }
        fill()

        await viewModel.loadItems()
        #expect(draft.canSubmit)
        repo.onIsInvitationOpen = { _ in false }
        await viewModel.loadItems()

        #expect(draft.isInvitationClosed)
    }

    @Test func `a server that cannot be asked is said, until it can`() async {
        repo.onRefreshService = { throw RepoError(.unavailable) }
        repo.onIsInvitationOpen = { _ in throw RepoError(.unavailable) }
        await viewModel.loadItems()
        #expect(draft.failure == .unavailable)

        repo.serviceSubject.value = ServiceInfo()

        #expect(draft.failure == nil)
        #expect(draft.needsInvitation)
    }

    @Test func `a sign-up that the browser does not keep is ended again`() async {
        repo.serviceSubject.value = ServiceInfo()
        fill()
        repo.onSignUp = { _ in SignedIn(token: "token", viewer: .sample()) }
        repo.onSignOut = {}

        await viewModel.submitTapped { _ in throw RepoError(.unexpected) }

        #expect(repo.calls.last == .signOut)
        #expect(draft.failure == .notKept)
    }
}
