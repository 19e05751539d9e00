import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct AccountViewModelTests {
    @Test func `it shows who is signed in, and where`() {
        let fixture = AccountFixture()
        fixture.repo.signInsSubject.value = Listing(items: [.sample(id: 1), .sample(id: 2, isCurrent: false)])

        #expect(fixture.page.viewer == .sample())
        #expect(fixture.page.signIns.items?.map(\.id) == [1, 2])
    }

    @Test(arguments: [(false, 2), (true, 3)])
    func `only admins ask for invitations`(isAdmin: Bool, count: Int) async {
        let fixture = AccountFixture(isAdmin: isAdmin)

        await fixture.viewModel.loadItems()
        fixture.viewModel.trackScreenviews()

        #expect(fixture.repo.calls.contains(.refreshSignIns) && fixture.repo.calls.contains(.storageUse))
        #expect(fixture.repo.calls.contains(.refreshInvitations) == isAdmin)
        #expect(fixture.repo.calls.count == count)
        #expect(fixture.privacy.calls == [.refreshHistoryReach])
        #expect(fixture.tracking.events == [.screenView("account")])
    }

    @Test(arguments: BuildTarget.allCases)
    func `the internal menu is for those who build and try the app`(target: BuildTarget) {
        #expect(AccountFixture(target: target).page.hasInternalMenu == (target != .production))
    }

    @Test func `a language is remembered, and the app told when it is`() {
        let fixture = AccountFixture()
        fixture.repo.onSetPreference = { [repo = fixture.repo] in repo.preferencesSubject.value[$0] = $1 }
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        fixture.viewModel.languageChosen(.simplifiedChinese)
        fixture.viewModel.languageChosen(.simplifiedChinese)
        fixture.viewModel.languageChosen(nil)

        #expect(fixture.repo.calls == [.setPreference("language", "zh-Hans"), .setPreference("language", nil)])
        #expect(states == [.language(.simplifiedChinese), .language(nil)])
        subscription.cancel()
    }

    @Test func `a language that the server refuses is undone, and that is said`() {
        let fixture = AccountFixture()
        fixture.repo.onSetPreference = { [repo = fixture.repo] in repo.preferencesSubject.value[$0] = $1 }
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        fixture.viewModel.languageChosen(.english)
        fixture.repo.preferencesSubject.value = [:]
        fixture.repo.errorSubject.send(RepoError(.unavailable))

        #expect(states == [.language(.english), .language(nil)])
        #expect(fixture.page.notice == RepoError(.unavailable))
        subscription.cancel()
    }

    @Test func `one sign-in is revoked at a time`() async {
        let fixture = AccountFixture()
        fixture.repo.onRevokeSignIn = { [viewModel = fixture.viewModel] _ in
            #expect(viewModel.page.value.activity == .revoking(2))
            await viewModel.revokeConfirmed(3)
        }

        await fixture.viewModel.revokeConfirmed(2)

        #expect(fixture.repo.calls == [.revokeSignIn(2)])
        #expect(fixture.page.activity == nil)
    }

    @Test func `what could not be revoked is said until it was read`() async {
        let fixture = AccountFixture()
        fixture.repo.onRevokeSignIn = { _ in throw RepoError(.unavailable) }

        await fixture.viewModel.revokeConfirmed(2)
        #expect(fixture.page.notice == RepoError(.unavailable))

        fixture.viewModel.noticeDismissed()
        #expect(fixture.page.notice == nil)
    }

    @Test func `an invitation has a link`() async {
        let fixture = AccountFixture(isAdmin: true)
        fixture.repo.onCreateInvitation = { .sample(code: "aB-3") }

        await fixture.viewModel.createInvitationTapped()

        #expect(fixture.repo.calls == [.createInvitation])
        let link = fixture.viewModel.link(of: .sample(code: "aB-3"))
        #expect(link?.absoluteString == "https://moments.example/join-aB-3")
        #expect(fixture.viewModel.link(of: .sample()) == nil)
    }

    @Test func `one invitation is revoked at a time`() async {
        let fixture = AccountFixture(isAdmin: true)
        fixture.repo.onRevokeInvitation = { [viewModel = fixture.viewModel] _ in
            #expect(viewModel.page.value.activity == .revokingInvitation(2))
            await viewModel.revokeInvitationConfirmed(3)
        }

        await fixture.viewModel.revokeInvitationConfirmed(2)

        #expect(fixture.repo.calls == [.revokeInvitation(2)])
        #expect(fixture.page.activity == nil)
    }

    @Test func `an admin makes a link for somebody`() async {
        let fixture = AccountFixture(isAdmin: true)
        let made = PasswordReset(code: "aB-3", userDetails: .sample(id: 2, name: "Ben"), expiryDate: .sample)
        fixture.repo.onCreatePasswordReset = { _ in made }
        await fixture.viewModel.createPasswordResetTapped()
        #expect(fixture.repo.calls.isEmpty)

        fixture.viewModel.passwordResetHandleChanged(to: " @ben ")
        await fixture.viewModel.createPasswordResetTapped()

        #expect(fixture.repo.calls == [.createPasswordReset(handle: "@ben")])
        #expect(fixture.page.passwordReset.made == made && fixture.page.passwordReset.handle.isEmpty)
        #expect(fixture.viewModel.link(of: made).absoluteString == "https://moments.example/reset-aB-3")
    }

    @Test(
        arguments: [
            (RepoError(.notFound), PasswordResetRequest.Problem.nobody),
            (RepoError(.refused, reason: "OWN_PASSWORD"), .own),
        ]
    )
    func `a handle for which there is no link is said`(error: RepoError, problem: PasswordResetRequest.Problem) async {
        let fixture = AccountFixture(isAdmin: true)
        fixture.repo.onCreatePasswordReset = { _ in throw error }
        fixture.viewModel.passwordResetHandleChanged(to: "ben")

        await fixture.viewModel.createPasswordResetTapped()

        #expect(fixture.page.passwordReset.problem == problem && fixture.page.notice == nil)
        fixture.viewModel.passwordResetHandleChanged(to: "cleo")
        #expect(fixture.page.passwordReset.problem == nil)
    }

    @Test func `a new password is said until it was read`() async {
        let fixture = AccountFixture()
        fixture.repo.onChangePassword = { _, _ in }
        let editor = fixture.viewModel.makePasswordEditor()
        editor.oldChanged(to: "old secret")
        editor.newChanged(to: "a new secret")

        #expect(await editor.saveTapped())
        #expect(fixture.page.didChangePassword)

        fixture.viewModel.noticeDismissed()
        #expect(!fixture.page.didChangePassword)
    }

    @Test(arguments: [(false, false, true, false), (true, false, true, true), (true, true, false, false)])
    func `in a demo there are no passwords, and links for them are an admin's`(
        isAdmin: Bool,
        isDemo: Bool,
        hasPassword: Bool,
        canReset: Bool
    ) {
        let page = AccountFixture(isAdmin: isAdmin, isDemo: isDemo).page

        #expect(page.hasPassword == hasPassword && page.canResetPasswords == canReset)
    }

    @Test func `signing out ends the sign-in first, then the browser forgets it, then the app knows`() async {
        let fixture = AccountFixture()
        fixture.repo.onSignOut = {}
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        await fixture.viewModel.signOutConfirmed {
            #expect(fixture.repo.calls == [.signOut])
            #expect(states.isEmpty)
        }

        #expect(states == [.signedOut(.chosen)])
        #expect(fixture.tracking.events == [.signOut])
        subscription.cancel()
    }

    @Test func `who cannot be signed out stays signed in`() async {
        let fixture = AccountFixture()
        fixture.repo.onSignOut = { throw RepoError(.unavailable) }

        await fixture.viewModel.signOutConfirmed { Issue.record("the browser must keep it") }

        #expect(fixture.page.notice == RepoError(.unavailable))
        #expect(fixture.tracking.events.isEmpty)
    }

    @Test func `who is out already is out`() async {
        let fixture = AccountFixture()
        fixture.repo.onSignOut = { throw RepoError(.unauthenticated) }
        fixture.repo.onSignInDidExpire = {}
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        await fixture.viewModel.signOutConfirmed { throw RepoError(.unexpected) }

        #expect(states == [.signedOut(.chosen)])
        subscription.cancel()
    }

    @Test func `an expired sign-in asks for a new one`() async {
        let fixture = AccountFixture(isAdmin: true)
        fixture.repo.onCreateInvitation = { throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        await fixture.viewModel.createInvitationTapped()
        fixture.repo.signInsSubject.value.error = RepoError(.unauthenticated)

        #expect(states == [.signedOut(.expired), .signedOut(.expired)])
        subscription.cancel()
    }
}
