import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct DeletionEditorViewModelTests {
    private let repo = StubAccountRepo(account: .signedIn(.sample()))
    private let tracking = SpyTrackingRepo()
    private let viewModel: DeletionEditorViewModel

    init() {
        viewModel = DeletionEditorViewModel(repo: repo, tracking: tracking)
    }

    @Test func `nothing is sent without a password`() async {
        #expect(await viewModel.deleteTapped() == false)
        #expect(repo.calls.isEmpty)
    }

    @Test func `the deletion is asked for, and nothing of the password stays`() async {
        repo.onRequestDeletion = { [viewModel] _ in #expect(!viewModel.draft.value.canSend) }
        viewModel.passwordChanged(to: "old secret")

        #expect(await viewModel.deleteTapped())

        #expect(repo.calls == [.requestDeletion(password: "old secret")])
        #expect(tracking.events == [.requestDeletion])
        #expect(viewModel.draft.value == DeletionDraft())
    }

    @Test(
        arguments: [
            (RepoError(.invalid, message: "No.", reason: "WRONG_CREDENTIALS"), EntranceFailure.wrongCredentials),
            (RepoError(.invalid, reason: "LAST_ADMIN"), .other(RepoError(.invalid, reason: "LAST_ADMIN"))),
            (RepoError(.limited(retryAfter: .seconds(40))), .limited(retryAfter: .seconds(40))),
            (RepoError(.unavailable), .unavailable),
        ]
    )
    func `what went wrong is said until something else is typed`(error: RepoError, failure: EntranceFailure) async {
        repo.onRequestDeletion = { _ in throw error }
        viewModel.passwordChanged(to: "old secret")

        #expect(await viewModel.deleteTapped() == false)
        #expect(viewModel.draft.value.failure == failure && viewModel.draft.value.canSend)
        #expect(tracking.events.isEmpty)

        viewModel.passwordChanged(to: "older secret")
        #expect(viewModel.draft.value.failure == nil)
    }

    @Test func `no password gets into a log`() {
        viewModel.passwordChanged(to: "old secret")

        var dumped = ""
        dump(viewModel.draft.value, to: &dumped)
        #expect(!"\(viewModel.draft.value) \(String(reflecting: viewModel.draft.value)) \(dumped)".contains("secret"))
    }
}
