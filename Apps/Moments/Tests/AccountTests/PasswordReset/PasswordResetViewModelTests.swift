import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct PasswordResetViewModelTests {
    private let repo = StubAccountRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: PasswordResetViewModel

    init() { viewModel = PasswordResetViewModel(repo: repo, tracking: tracking, code: "code") }

    @Test(arguments: ["", "short", String(repeating: "x", count: 201)])
    func `nothing is sent unless it may be a password`(password: String) async {
        viewModel.passwordChanged(to: password)

        let isIn = await viewModel.submitTapped { _ in Issue.record("nothing to keep") }

        #expect(!isIn && repo.calls.isEmpty)
    }

    @Test func `who sets a password is in once the browser has the secret`() async {
        viewModel.passwordChanged(to: "a new secret")
        repo.onResetPassword = { _, _ in SignedIn(token: "token", proof: "proof", viewer: .sample()) }
        var (kept, states): ([String], [AppModelState]) = ([], [])
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        let isIn = await viewModel.submitTapped { signedIn in
            #expect(states.isEmpty)
            kept = [signedIn.token, signedIn.proof]
        }

        #expect(isIn)
        #expect(repo.calls == [.resetPassword(code: "code", to: "a new secret")])
        #expect(kept == ["token", "proof"])
        #expect(states == [.signedIn(.sample(id: 1, name: "Ada", friendship: .me))])
        #expect(tracking.events == [.resetPassword])
        #expect(viewModel.draft.value == PasswordResetDraft())
        subscription.cancel()
    }

    @Test(
        arguments: [
            (RepoError(.refused, message: "No.", reason: "RESET_INVALID"), EntranceFailure.resetInvalid),
            (RepoError(.limited(retryAfter: .seconds(40))), .limited(retryAfter: .seconds(40))),
            (RepoError(.unavailable), .unavailable),
        ]
    )
    func `who does not get in learns why, and what was typed stays`(error: RepoError, failure: EntranceFailure) async {
        viewModel.passwordChanged(to: "a new secret")
        repo.onResetPassword = { _, _ in throw error }

        let isIn = await viewModel.submitTapped { _ in Issue.record("nothing to keep") }

        #expect(!isIn)
        #expect(viewModel.draft.value.failure == failure)
        #expect(viewModel.draft.value.password == "a new secret")
        viewModel.passwordChanged(to: "another secret")
        #expect(viewModel.draft.value.failure == nil)
    }

    @Test func `a sign-in that the browser does not keep leaves the new password, which is said`() async {
        viewModel.passwordChanged(to: "a new secret")
        repo.onResetPassword = { _, _ in SignedIn(token: "token", viewer: .sample()) }
        repo.onSignOut = {}

        let isIn = await viewModel.submitTapped { _ in throw RepoError(.unexpected) }

        #expect(!isIn && repo.calls.last == .signOut)
        #expect(viewModel.draft.value.failure == .onlyPasswordSet)
        #expect(!viewModel.draft.value.canSubmit)
    }

    @Test func `no password gets into a log`() {
        viewModel.passwordChanged(to: "a new secret")

        var dumped = ""
        dump(viewModel.draft.value, to: &dumped)
        #expect(!"\(viewModel.draft.value) \(String(reflecting: viewModel.draft.value)) \(dumped)".contains("secret"))
    }
}
