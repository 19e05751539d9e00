import Account
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct PasswordEditorViewModelTests {
    private let repo = StubAccountRepo(account: .signedIn(.sample()))
    private let tracking = SpyTrackingRepo()

    private func fill(_ viewModel: PasswordEditorViewModel, old: String = "old secret", new: String = "a new secret") {
        viewModel.oldChanged(to: old)
        viewModel.newChanged(to: new)
    }

    @Test(arguments: [("", "a new secret"), ("old secret", ""), ("old secret", "short")])
    func `nothing is sent unless both may be passwords`(old: String, new: String) async {
        let viewModel = PasswordEditorViewModel(repo: repo, tracking: tracking)
        fill(viewModel, old: old, new: new)

        #expect(await viewModel.saveTapped() == false)
        #expect(repo.calls.isEmpty)
    }

    @Test func `a new password is set, and nothing of it stays`() async {
        var isSaved = false
        let viewModel = PasswordEditorViewModel(repo: repo, tracking: tracking) { isSaved = true }
        repo.onChangePassword = { _, _ in #expect(!viewModel.draft.value.canSave) }
        fill(viewModel)

        #expect(await viewModel.saveTapped())

        #expect(repo.calls == [.changePassword(from: "old secret", to: "a new secret")])
        #expect(isSaved && tracking.events == [.changePassword])
        #expect(viewModel.draft.value == PasswordDraft())
    }

    @Test(
        arguments: [
            (RepoError(.invalid, message: "No.", reason: "WRONG_CREDENTIALS"), EntranceFailure.wrongCredentials),
            (RepoError(.limited(retryAfter: .seconds(40))), .limited(retryAfter: .seconds(40))),
            (RepoError(.unavailable), .unavailable),
        ]
    )
    func `what went wrong is said until something else is typed`(error: RepoError, failure: EntranceFailure) async {
        let viewModel = PasswordEditorViewModel(repo: repo, tracking: tracking) { Issue.record("it is not saved") }
        repo.onChangePassword = { _, _ in throw error }
        fill(viewModel)

        #expect(await viewModel.saveTapped() == false)
        #expect(viewModel.draft.value.failure == failure && viewModel.draft.value.canSave)

        viewModel.oldChanged(to: "older secret")
        #expect(viewModel.draft.value.failure == nil)
    }

    @Test func `no password gets into a log`() {
        let viewModel = PasswordEditorViewModel(repo: repo, tracking: tracking)
        fill(viewModel)

        var dumped = ""
        dump(viewModel.draft.value, to: &dumped)
        #expect(!"\(viewModel.draft.value) \(String(reflecting: viewModel.draft.value)) \(dumped)".contains("secret"))
    }
}
