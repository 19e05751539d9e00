import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct AccountRepoTests {
    private let api = StubAPIClient()
    private let viewer = Viewer.sample(preferences: [ViewerPreference(key: "language", value: "en")])

    @Test func `who is signed in is asked`() async throws {
        api.on(GetViewerOperation.self) { [viewer] _ in viewer }
        let repo = AccountRepo(api: api)
        #expect(repo.currentAccount == .unknown)

        try await repo.refreshViewer()

        #expect(repo.currentAccount == .signedIn(viewer))
        #expect(Recorder(repo.preferences).last == ["language": "en"])
    }

    @Test func `nobody was signed in, or the sign-in has ended`() async throws {
        api.on(GetViewerOperation.self) { _ in nil }
        let fresh = AccountRepo(api: api)
        let old = AccountRepo(api: api, account: .signedIn(viewer))

        try await fresh.refreshViewer()
        try await old.refreshViewer()

        #expect(fresh.currentAccount == .signedOut(.never))
        #expect(old.currentAccount == .signedOut(.expired))
    }

    @Test func `who signs in is known, and requests go out with their secret`() async throws {
        api.on(SignInOperation.self) { [viewer] _ in SignedIn(token: "secret", viewer: viewer) }
        let repo = AccountRepo(api: api, account: .signedOut(.never))

        let signedIn = try await repo.signIn(handle: "ada", password: "pass", device: "Firefox")

        #expect(signedIn.token == "secret")
        #expect(repo.currentAccount == .signedIn(viewer))
        #expect(api.tokens == ["secret"])
        let variables = api.operations(SignInOperation.self).first?.variables
        #expect(variables?.handle == "ada" && variables?.password == "pass" && variables?.device == "Firefox")
    }

    @Test func `a wrong password leaves everything as it is`() async {
        let refusal = APIRefusal(code: .unauthenticated, message: "Wrong.")
        api.on(SignInOperation.self) { _ in throw APIError.refused(refusal) }
        let repo = AccountRepo(api: api, account: .signedOut(.never))

        await #expect(throws: RepoError(.unauthenticated, message: "Wrong.")) {
            try await repo.signIn(handle: "ada", password: "pass", device: nil)
        }
        #expect(repo.currentAccount == .signedOut(.never) && api.tokens.isEmpty)
    }

    @Test func `who signs out leaves nothing behind`() async throws {
        api.on(SignOutOperation.self) { _ in true }
        api.on(GetSignInsOperation.self) { _ in [.sample()] }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        await repo.refreshSignIns()

        try await repo.signOut()

        #expect(repo.currentAccount == .signedOut(.chosen))
        #expect(Recorder(repo.preferences).last == [:])
        #expect(Recorder(repo.signIns).last == Listing())
        #expect(api.tokens == [nil])
    }

    @Test func `the server's word that one has to sign in first ends the sign-in`() async throws {
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        let account = Recorder(repo.account)

        api.expire()

        try await account.wait { $0 == .signedOut(.expired) }
    }

    @Test func `who has signed out by choice is not told that the sign-in has ended`() async throws {
        api.on(SignOutOperation.self) { _ in true }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        try await repo.signOut()

        repo.signInDidExpire()

        #expect(repo.currentAccount == .signedOut(.chosen))
    }

    // MARK: Preferences

    @Test func `a preference shows at once and stays as the server confirms it`() async throws {
        let gate = Gate()
        api.on(SetPreferenceOperation.self) { operation in
            await gate.pass()
            return [ViewerPreference(key: operation.variables.key, value: operation.variables.value ?? "")]
        }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        let preferences = Recorder(repo.preferences)

        repo.setPreference("language", to: "zh-Hans")
        #expect(preferences.last == ["language": "zh-Hans"])
        gate.open()
        // The next choice is sent when the first one has been confirmed.
        repo.setPreference("size", to: "large")
        try await preferences.wait { $0["size"] == "large" && $0["language"] == "zh-Hans" }

        #expect(!preferences.values.dropFirst().contains { $0["language"] == "en" })
    }

    @Test func `a refused preference is undone and the error published`() async throws {
        api.on(SetPreferenceOperation.self) { _ in throw MomentsRepoBench.down }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        let errors = Recorder(repo.errors)
        let preferences = Recorder(repo.preferences)

        repo.setPreference("language", to: nil)
        #expect(preferences.last == [:])

        try await errors.wait { $0 == RepoError(.unavailable) }
        #expect(preferences.last == ["language": "en"])
    }

    @Test func `a choice made while another is on its way is sent after it`() async throws {
        let gate = Gate()
        api.on(SetPreferenceOperation.self) { operation in
            await gate.pass()
            return operation.variables.value.map { [ViewerPreference(key: "a", value: $0)] } ?? []
        }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))

        repo.setPreference("a", to: "1")
        await gate.arrival()
        repo.setPreference("a", to: "2")
        repo.setPreference("a", to: nil)
        gate.open()
        while api.operations(SetPreferenceOperation.self).count < 2 { await Task.yield() }

        #expect(api.operations(SetPreferenceOperation.self).map(\.variables.value) == ["1", nil])
        #expect(Recorder(repo.preferences).last?["a"] == nil)
    }

    @Test func `while nobody is signed in a preference lasts as long as the session`() async throws {
        api.on(SignInOperation.self) { [viewer] _ in SignedIn(token: "secret", viewer: viewer) }
        let repo = AccountRepo(api: api, account: .signedOut(.never))

        repo.setPreference("language", to: "zh-Hans")
        #expect(Recorder(repo.preferences).last == ["language": "zh-Hans"])

        _ = try await repo.signIn(handle: "ada", password: "pass", device: nil)
        #expect(Recorder(repo.preferences).last == ["language": "en"])
    }

    // MARK: Other

    @Test func `a sign-in that was revoked leaves the list, the current one signs out`() async throws {
        api.on(GetSignInsOperation.self) { _ in [.sample(id: 1), .sample(id: 2, isCurrent: false)] }
        api.on(RevokeSignInOperation.self) { $0.variables.id }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        await repo.refreshSignIns()

        try await repo.revokeSignIn(2)
        #expect(Recorder(repo.signIns).last?.ids == [1])
        #expect(repo.currentAccount == .signedIn(viewer))

        try await repo.revokeSignIn(1)
        #expect(repo.currentAccount == .signedOut(.chosen))
    }

    @Test func `a new invitation stands first`() async throws {
        api.on(GetInvitationsOperation.self) { _ in [.sample(id: 1)] }
        api.on(CreateInvitationOperation.self) { _ in .sample(id: 2, code: "new") }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        await repo.refreshInvitations()

        try await repo.createInvitation()

        #expect(Recorder(repo.invitations).last?.ids == [2, 1])
    }

    @Test func `the code of a new invitation is known until the session ends, though the server tells it once`()
        async throws
    {
        api.on(CreateInvitationOperation.self) { _ in .sample(id: 2, code: "new") }
        api.on(GetInvitationsOperation.self) { _ in [.sample(id: 2), .sample(id: 1)] }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        try await repo.createInvitation()

        await repo.refreshInvitations()

        #expect(Recorder(repo.invitations).last?.items?.map(\.code) == ["new", nil])
    }

    @Test func `an invitation that was revoked leaves the list`() async throws {
        api.on(GetInvitationsOperation.self) { _ in [.sample(id: 2), .sample(id: 1)] }
        api.on(RevokeInvitationOperation.self) { $0.variables.id }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        await repo.refreshInvitations()

        try await repo.revokeInvitation(2)

        #expect(Recorder(repo.invitations).last?.ids == [1])
    }

    @Test func `a new password leaves this sign-in alone`() async throws {
        api.on(GetSignInsOperation.self) { _ in [.sample(id: 1), .sample(id: 2, isCurrent: false)] }
        api.on(ChangePasswordOperation.self) { [viewer] _ in viewer }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        await repo.refreshSignIns()

        try await repo.changePassword(from: "old", to: "new")

        #expect(Recorder(repo.signIns).last?.ids == [1])
        let variables = api.operations(ChangePasswordOperation.self).first?.variables
        #expect(variables?.oldPassword == "old" && variables?.newPassword == "new")
    }

    @Test func `a link for a new password lets its person in`() async throws {
        api.on(ResetPasswordOperation.self) { [viewer] _ in SignedIn(token: "secret", viewer: viewer) }
        let repo = AccountRepo(api: api, account: .signedOut(.never), proof: "known")

        let signedIn = try await repo.resetPassword(code: "code", to: "new", device: nil)

        #expect(signedIn.token == "secret" && api.tokens == ["secret"])
        #expect(repo.currentAccount == .signedIn(viewer))
        let variables = api.operations(ResetPasswordOperation.self).first?.variables
        #expect(variables?.code == "code" && variables?.newPassword == "new" && variables?.proof == "known")
    }

    @Test func `a browser shows what it was given at its last sign-in`() async throws {
        api.on(SignInOperation.self) { [viewer] _ in SignedIn(token: "secret", proof: "newer", viewer: viewer) }
        api.on(SignUpOperation.self) { [viewer] _ in SignedIn(token: "secret", proof: "newest", viewer: viewer) }
        let repo = AccountRepo(api: api, account: .signedOut(.never), proof: "old")

        for _ in 0..<2 { _ = try await repo.signIn(handle: "ada", password: "pass", device: nil) }
        _ = try await repo.signUp(SignUpForm(handle: "ben", name: "Ben", password: "pass"))

        #expect(api.operations(SignInOperation.self).map(\.variables.proof) == ["old", "newer"])
        #expect(api.operations(SignUpOperation.self).map(\.variables.input.proof) == ["newer"])
    }

    @Test func `a changed profile is the viewer's`() async throws {
        let details = UserDetails.sample(id: 1, name: "Ada Lovelace", handle: "ada", friendship: .me)
        api.on(UpdateProfileOperation.self) { _ in details }
        let repo = AccountRepo(api: api, account: .signedIn(viewer))

        try await repo.updateProfile(ProfileChange(name: "Ada Lovelace"))

        #expect(repo.currentAccount.viewer?.userDetails == details)
    }

    @Test(arguments: [LiveChange.Kind.preferences, .subscribed])
    func `a preference that was set elsewhere is shown`(_ kind: LiveChange.Kind) async {
        let repo = AccountRepo(api: api, account: .signedIn(viewer))
        var changed = viewer
        changed.preferences = [ViewerPreference(key: "internal.a", value: "on")]
        api.on(GetViewerOperation.self) { [changed] _ in changed }

        await repo.apply(LiveChange(kind))

        #expect(repo.currentAccount == .signedIn(changed))
        var shown: [String: String]?
        _ = repo.preferences.sink { shown = $0 }
        #expect(shown == ["internal.a": "on"])
    }

    @Test func `the echo of an own preference publishes nothing`() async {
        var changed = viewer
        changed.preferences = [ViewerPreference(key: "internal.a", value: "on")]
        let repo = AccountRepo(api: api, account: .signedIn(changed))
        api.on(GetViewerOperation.self) { [changed] _ in changed }
        var published = 0
        let subscription = repo.account.sink { _ in published += 1 }

        await repo.apply(LiveChange(.preferences))

        #expect(published == 1)
        subscription.cancel()
    }

    @Test func `when a sign-in ends it is asked whether it was this one`() async {
        let repo = AccountRepo(api: api, account: .signedIn(viewer))

        api.on(GetViewerOperation.self) { [viewer] _ in viewer }
        await repo.apply(LiveChange(.signedOut))
        #expect(repo.currentAccount == .signedIn(viewer))

        api.on(GetViewerOperation.self) { _ in nil }
        await repo.apply(LiveChange(.signedOut))
        #expect(repo.currentAccount == .signedOut(.expired))
    }
}
