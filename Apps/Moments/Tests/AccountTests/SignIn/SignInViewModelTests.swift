import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct SignInViewModelTests {
    private let repo = StubAccountRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: SignInViewModel

    init() { viewModel = SignInViewModel(repo: repo, tracking: tracking) }

    private func fill(handle: String = "ada", password: String = "a long secret") {
        viewModel.handleChanged(to: handle)
        viewModel.passwordChanged(to: password)
    }

    @Test(arguments: [("", ""), ("ada", ""), ("", "secret"), ("  ", "secret")])
    func `nothing is sent unless both fields are filled`(handle: String, password: String) async {
        fill(handle: handle, password: password)

        await viewModel.submitTapped { _ in Issue.record("nothing to keep") }

        #expect(!viewModel.form.value.canSubmit)
        #expect(repo.calls.isEmpty)
    }

    @Test func `who gets in is told to the app once the browser has the secret`() async {
        fill(handle: " ada ")
        repo.onSignIn = { _, _ in SignedIn(token: "secret-token", viewer: .sample()) }
        var kept: [String] = []
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        await viewModel.submitTapped { signedIn in
            #expect(states.isEmpty)
            kept.append(signedIn.token)
        }

        #expect(repo.calls == [.signIn(handle: "ada", password: "a long secret")])
        #expect(kept == ["secret-token"])
        #expect(states == [.signedIn(.sample(id: 1, name: "Ada", friendship: .me))])
        #expect(tracking.events == [.signIn])
        #expect(viewModel.form.value == SignInForm())
        subscription.cancel()
    }

    @Test(
        arguments: [
            (RepoError(.invalid, message: "No.", reason: "WRONG_CREDENTIALS"), EntranceFailure.wrongCredentials),
            (RepoError(.unauthenticated), .wrongCredentials),
            (RepoError(.limited(retryAfter: .seconds(40))), .limited(retryAfter: .seconds(40))),
            (
                RepoError(.refused, message: "Until Monday.", reason: "SUSPENDED", retryAfter: .seconds(9)),
                .suspended(remaining: .seconds(9), message: "Until Monday.")
            ),
            (RepoError(.unavailable), .unavailable),
            (RepoError(.refused, message: "Not today."), .other(RepoError(.refused, message: "Not today."))),
        ]
    )
    func `who does not get in learns why, and what was typed stays`(error: RepoError, failure: EntranceFailure) async {
        fill()
        repo.onSignIn = { _, _ in throw error }

        await viewModel.submitTapped { _ in Issue.record("nothing to keep") }

        #expect(viewModel.form.value.failure == failure)
        #expect(viewModel.form.value.password == "a long secret")
        #expect(viewModel.form.value.canSubmit)
        #expect(tracking.events.isEmpty)
    }

    @Test func `a sign-in that the browser does not keep is ended again`() async {
        fill()
        repo.onSignIn = { _, _ in SignedIn(token: "secret-token", viewer: .sample()) }
        repo.onSignOut = {}

        await viewModel.submitTapped { _ in throw RepoError(.unexpected) }

        #expect(repo.calls.last == .signOut)
        #expect(viewModel.form.value.failure == .notKept)
    }

    @Test func `typing takes the failure away`() async {
        fill()
        repo.onSignIn = { _, _ in throw RepoError(.unauthenticated) }
        await viewModel.submitTapped { _ in }

        viewModel.passwordChanged(to: "another secret")

        #expect(viewModel.form.value.failure == nil)
    }

    @Test func `no password gets into a log`() {
        fill()

        #expect(!"\(viewModel.form.value)".contains("secret"))
        #expect(!String(reflecting: viewModel.form.value).contains("secret"))
        var dumped = ""
        dump(viewModel.form.value, to: &dumped)
        #expect(!dumped.contains("secret"))
    }
}
