import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

/// Notices, and what else staff change about the viewer.
@Suite @MainActor struct AccountRepoNoticeTests {
    private let api = StubAPIClient()
    private let viewer = Viewer.sample(notices: [.sample(id: 2), .sample(id: 1, kind: .momentRemoved)])

    private func repo() -> AccountRepo { AccountRepo(api: api, account: .signedIn(viewer)) }

    private func notices(_ repo: AccountRepo) -> [NoticeID]? { repo.currentAccount.viewer?.notices.map(\.id) }

    @Test func `a notice disappears at once, and stays closed whatever was asked for before`() async throws {
        let gate = Gate()
        api.on(CloseNoticeOperation.self) { operation in
            await gate.pass()
            return operation.variables.id
        }
        api.on(GetViewerOperation.self) { [viewer] _ in viewer }
        let repo = repo()

        let closing = Task { try await repo.closeNotice(2) }
        await gate.arrival()
        #expect(notices(repo) == [1])
        try await repo.refreshViewer()
        #expect(notices(repo) == [1])
        gate.open()
        try await closing.value

        try await repo.refreshViewer()
        #expect(notices(repo) == [1])
        #expect(api.operations(CloseNoticeOperation.self).map(\.variables.id) == [2])
    }

    @Test func `a notice that cannot be closed comes back to its place`() async {
        api.on(CloseNoticeOperation.self) { _ in throw MomentsRepoBench.down }
        let repo = repo()
        let account = Recorder(repo.account)

        await #expect(throws: RepoError(.unavailable)) { try await repo.closeNotice(2) }

        #expect(account.values.map { $0.viewer?.notices.map(\.id) } == [[2, 1], [1], [2, 1]])
    }

    @Test func `a notice that was closed elsewhere is closed`() async throws {
        api.on(CloseNoticeOperation.self) { _ in throw MomentsRepoBench.missing }
        let repo = repo()

        try await repo.closeNotice(1)

        #expect(notices(repo) == [2])
    }

    @Test(arguments: [LiveChange.Kind.preferences, .subscribed])
    func `a new notice is shown`(_ kind: LiveChange.Kind) async {
        var changed = viewer
        changed.notices.insert(.sample(id: 3), at: 0)
        api.on(GetViewerOperation.self) { [changed] _ in changed }
        let repo = repo()

        await repo.apply(LiveChange(kind))

        #expect(repo.currentAccount == .signedIn(changed))
    }

    @Test func `a new role is the viewer's`() async {
        var changed = viewer
        changed.role = .moderator
        api.on(GetViewerOperation.self) { [changed] _ in changed }
        let repo = repo()

        await repo.apply(LiveChange(.preferences))

        #expect(repo.currentAccount.viewer?.role == .moderator)
    }

    @Test func `the echo of a closed notice publishes nothing`() async throws {
        var changed = viewer
        changed.notices.remove(at: 0)
        api.on(CloseNoticeOperation.self) { $0.variables.id }
        api.on(GetViewerOperation.self) { [changed] _ in changed }
        let repo = repo()
        try await repo.closeNotice(2)
        let account = Recorder(repo.account)

        await repo.apply(LiveChange(.preferences))

        #expect(account.values == [.signedIn(changed)])
    }

    @Test func `what one person has closed is open for the next`() async throws {
        let ben = Viewer.sample(
            userDetails: .sample(id: 2, name: "Ben", friendship: .me),
            notices: [.sample(id: 2)]
        )
        api.on(CloseNoticeOperation.self) { $0.variables.id }
        api.on(SignInOperation.self) { _ in SignedIn(token: "secret", viewer: ben) }
        let repo = repo()
        try await repo.closeNotice(2)

        _ = try await repo.signIn(handle: "ben", password: "pass", device: nil)

        #expect(repo.currentAccount == .signedIn(ben))
    }

    @Test func `a refusal for somebody who has left does not concern the next`() async throws {
        let ben = Viewer.sample(userDetails: .sample(id: 2, name: "Ben", friendship: .me))
        let gate = Gate()
        api.on(CloseNoticeOperation.self) { _ in
            await gate.pass()
            throw MomentsRepoBench.down
        }
        api.on(SignInOperation.self) { _ in SignedIn(token: "secret", viewer: ben) }
        let repo = repo()
        let closing = Task { try await repo.closeNotice(2) }
        await gate.arrival()

        _ = try await repo.signIn(handle: "ben", password: "pass", device: nil)
        gate.open()
        await #expect(throws: RepoError(.unavailable)) { try await closing.value }

        #expect(repo.currentAccount == .signedIn(ben))
    }

    @Test func `the space of the photos is asked for`() async throws {
        let use = StorageUse(bytes: 1_200_000_000, quota: 5_000_000_000)
        api.on(GetStorageUseOperation.self) { _ in use }

        #expect(try await repo().storageUse() == use)

        api.on(GetStorageUseOperation.self) { _ in throw MomentsRepoBench.down }
        await #expect(throws: RepoError(.unavailable)) { try await repo().storageUse() }
    }
}
