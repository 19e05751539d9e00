import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

/// The deletion of the account.
@Suite @MainActor struct AccountRepoDeletionTests {
    private let api = StubAPIClient()
    private let viewer = Viewer.sample(preferences: [ViewerPreference(key: "language", value: "en")])

    private var leaving: Viewer {
        var viewer = viewer
        viewer.deletionDate = .sample
        return viewer
    }

    @Test func `the date of a requested deletion is the viewer's`() async throws {
        api.on(RequestAccountDeletionOperation.self) { [leaving] _ in leaving }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))

        try await repo.requestDeletion(password: "secret")

        #expect(repo.currentAccount == .signedIn(leaving))
        #expect(Recorder(repo.preferences).last == ["language": "en"])
        #expect(api.operations(RequestAccountDeletionOperation.self).map(\.variables.password) == ["secret"])
    }

    @Test func `an account that is kept has no such date`() async throws {
        api.on(CancelAccountDeletionOperation.self) { [viewer] _ in viewer }
        let repo = AccountRepo(api: api, account: .signedIn(leaving))

        try await repo.cancelDeletion()

        #expect(repo.currentAccount == .signedIn(viewer))
    }

    @Test func `a refusal has its reason, and changes nothing`() async {
        let refusal = APIRefusal(code: .invalid, message: "Wrong.", reason: "WRONG_CREDENTIALS")
        api.on(RequestAccountDeletionOperation.self) { _ in throw APIError.refused(refusal) }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))

        await #expect(throws: RepoError(.invalid, message: "Wrong.", reason: "WRONG_CREDENTIALS")) {
            try await repo.requestDeletion(password: "secret")
        }
        #expect(repo.currentAccount == .signedIn(viewer))
    }

    @Test func `an answer that comes after another person has signed in is not theirs`() async throws {
        let ben = Viewer.sample(userDetails: .sample(id: 2, name: "Ben", friendship: .me))
        api.on(RequestAccountDeletionOperation.self) { [leaving] _ in leaving }
        let repo = AccountRepo(api: api, account: .signedIn(ben))

        try await repo.requestDeletion(password: "secret")

        #expect(repo.currentAccount == .signedIn(ben))
    }
}
