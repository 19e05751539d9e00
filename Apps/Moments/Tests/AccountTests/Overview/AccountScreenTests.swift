import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct AccountScreenTests {
    private func host(_ fixture: AccountFixture, appModel: AppModel = AppModel(), language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack {
                AccountScreen(viewModel: fixture.viewModel)
                    .navigationDestination(for: Route.self) { Text(verbatim: "Page \($0)") }
            }
            .environmentObject(appModel)
            .environment(\.appClock, .fixed(.sample))
        }
    }

    @Test func `profile and sign-ins are shown`() async {
        let fixture = AccountFixture()
        fixture.repo.signInsSubject.value = Listing(items: [
            .sample(id: 1),
            .sample(
                id: 2,
                device: "Safari on iPhone",
                lastUsedDate: .sample.addingTimeInterval(-7200),
                isCurrent: false
            ),
        ])
        let host = host(fixture)
        await host.settle()

        for text in ["Ada", "@ada", "Firefox on Linux", "This browser", "Safari on iPhone", "Last used 2 hours ago"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        #expect(!host.texts.contains("Invitations"))
        #expect(!host.texts.contains("Internal menu"))
        #expect(host.issues.isEmpty)
    }

    @Test func `another browser is signed out after a question`() async throws {
        let fixture = AccountFixture()
        fixture.repo.signInsSubject.value = Listing(items: [
            .sample(id: 2, device: "Safari on iPhone", isCurrent: false)
        ])
        fixture.repo.onRevokeSignIn = { [repo = fixture.repo] id in
            repo.signInsSubject.value.items?.removeAll { $0.id == id }
        }
        let host = host(fixture)

        try await host.tap("Sign out Safari on iPhone")
        #expect(host.texts.contains("Sign out Safari on iPhone?"))
        #expect(!fixture.repo.calls.contains(.revokeSignIn(2)))
        try await host.tap("Sign out")

        #expect(fixture.repo.calls.contains(.revokeSignIn(2)))
        #expect(!host.texts.contains("Safari on iPhone"))
    }

    @Test func `this browser is not signed out by its row`() async {
        let fixture = AccountFixture()
        fixture.repo.signInsSubject.value = Listing(items: [.sample(id: 1)])

        await #expect(throws: ViewHostError.self) { try await host(fixture).tap("Sign out Firefox on Linux") }
    }

    @Test(arguments: [(.member, nil), (.moderator, "Moderator"), (.admin, "Admin")] as [(PersonRole, String?)])
    func `the card of a profile says what else its person is`(role: PersonRole, tag: String?) async {
        let host = host(AccountFixture(role: role))
        await host.settle()

        #expect(host.texts.filter { ["Moderator", "Admin"].contains($0) } == [tag].compactMap(\.self))
    }

    @Test func `admins make invitations`() async throws {
        let fixture = AccountFixture(isAdmin: true)
        fixture.repo.invitationsSubject.value = Listing(items: [])
        fixture.repo.onCreateInvitation = { [repo = fixture.repo] in
            let new = Invitation.sample(code: "aB-3")
            repo.invitationsSubject.value.items = [new]
            return new
        }
        let host = host(fixture)

        try await host.tap("Create an invitation")

        #expect(host.texts.contains("https://moments.example/join-aB-3"))
        #expect(host.texts.contains("Created now, valid until Nov 28"))
    }

    @Test func `an invitation is revoked after a question`() async throws {
        let fixture = AccountFixture(isAdmin: true)
        fixture.repo.invitationsSubject.value = Listing(items: [.sample(id: 2)])
        fixture.repo.onRevokeInvitation = { [repo = fixture.repo] id in
            repo.invitationsSubject.value.items?.removeAll { $0.id == id }
        }
        let host = host(fixture)
        await host.settle()
        #expect(host.texts.contains("Unused invitation"))

        try await host.tap("Revoke the invitation created now")
        #expect(host.texts.contains("Revoke this invitation?"))
        #expect(!fixture.repo.calls.contains(.revokeInvitation(2)))
        try await host.tap("Revoke")

        #expect(fixture.repo.calls.contains(.revokeInvitation(2)))
        #expect(!host.texts.contains("Unused invitation"))
    }

    @Test func `a list that does not come can be asked for again`() async throws {
        let fixture = AccountFixture()
        fixture.repo.signInsSubject.value = Listing(error: RepoError(.unavailable))
        let host = host(fixture)
        await host.settle()
        fixture.repo.onRefreshSignIns = { [repo = fixture.repo] in
            repo.signInsSubject.value = Listing(items: [.sample(id: 1)])
        }

        try await host.tap("Try again")

        #expect(host.texts.contains("Firefox on Linux"))
    }

    @Test func `a language is chosen, and the app speaks it`() async throws {
        let (fixture, appModel) = (AccountFixture(), AppModel())
        fixture.repo.onSetPreference = { [repo = fixture.repo] in repo.preferencesSubject.value[$0] = $1 }
        let host = host(fixture, appModel: appModel)
        #expect(try host.value(of: "Language") == "Automatic")

        try await host.select("简体中文", in: "Language")

        #expect(fixture.repo.calls.contains(.setPreference("language", "zh-Hans")))
        #expect(appModel.chosenLanguage == .simplifiedChinese)
    }

    @Test func `signing out is asked about, and ends on the server`() async throws {
        let (fixture, appModel) = (AccountFixture(), AppModel(signInState: .signedIn(.sample())))
        fixture.repo.onSignOut = {}
        let host = host(fixture, appModel: appModel)

        try await host.tap("Sign out")
        #expect(host.texts.contains("Sign out of Moments?"))
        #expect(!fixture.repo.calls.contains(.signOut))
        try await host.tap("Sign out")

        #expect(fixture.repo.calls.contains(.signOut))
        #expect(appModel.signInState == .signedOut(.chosen))
    }

    @Test func `a password is changed in a sheet, which says what is wrong`() async throws {
        let fixture = AccountFixture()
        fixture.repo.onChangePassword = { old, _ in
            if old != "old secret" { throw RepoError(.invalid, reason: "WRONG_CREDENTIALS") }
        }
        let host = host(fixture)

        try await host.tap("Change password")
        try await host.type("wrong secret", into: "Current password")
        try await host.type("a new secret", into: "New password")
        try await host.tap("Save")
        #expect(host.texts.contains("The current password is wrong."))
        #expect(host.focusedName == "Current password")

        try await host.type("old secret", into: "Current password")
        try await host.tap("Save")
        #expect(fixture.repo.calls.contains(.changePassword(from: "old secret", to: "a new secret")))
        #expect(host.texts.contains("Your password was changed. Your other browsers are signed out."))
        #expect(!host.texts.contains("Current password"))
        #expect(host.issues.isEmpty)
    }

    @Test func `an admin makes a link for somebody who has forgotten the password`() async throws {
        let fixture = AccountFixture(isAdmin: true)
        fixture.repo.invitationsSubject.value = Listing(items: [])
        fixture.repo.onCreatePasswordReset = { handle in
            guard handle == "ben" else { throw RepoError(.notFound) }
            return PasswordReset(code: "aB-3", userDetails: .sample(id: 2, name: "Ben"), expiryDate: .sample)
        }
        let host = host(fixture)
        try await host.type("nobody", into: "Handle")
        try await host.tap("Create password reset link")
        #expect(host.texts.contains("No account has this handle."))

        try await host.type("ben", into: "Handle")
        try await host.tap("Create password reset link")

        #expect(host.texts.contains("https://moments.example/reset-aB-3"))
        #expect(host.texts.contains { $0.hasPrefix("For Ben, valid until Nov 14") })
    }

    @Test func `in a demo there are no passwords`() async {
        let host = host(AccountFixture(isAdmin: true, isDemo: true))
        await host.settle()

        #expect(!host.texts.contains("Change password"))
        #expect(!host.texts.contains("Forgotten passwords"))
    }

    @Test func `how far back friends see moments is chosen`() async throws {
        let fixture = AccountFixture()
        fixture.privacy.historyReachSubject.value = .all
        fixture.privacy.onSetHistoryReach = { [privacy = fixture.privacy] in privacy.historyReachSubject.value = $0 }
        let host = host(fixture)
        #expect(try host.value(of: "Friends see my moments") == "All")

        try await host.select("From the last month", in: "Friends see my moments")

        #expect(fixture.privacy.calls.contains(.setHistoryReach(.month)))
        #expect(try host.value(of: "Friends see my moments") == "From the last month")
        #expect(host.issues.isEmpty)
    }

    @Test func `blocked people are one tap away`() async throws {
        let host = host(AccountFixture())

        try await host.tap("Blocked people")

        #expect(host.texts.contains("Page blocked"))
    }

    @Test func `the internal menu is one tap away`() async throws {
        let host = host(AccountFixture(target: .debug))

        try await host.tap("Internal menu")

        #expect(host.texts.contains("Page internal-menu"))
    }

    @Test func `it speaks Chinese`() async {
        let fixture = AccountFixture(isAdmin: true)
        fixture.repo.signInsSubject.value = Listing(items: [
            .sample(id: 2, lastUsedDate: .sample.addingTimeInterval(-7200), isCurrent: false)
        ])
        let host = host(fixture, language: "zh-Hans")
        await host.settle()

        for text in ["账户", "跟随浏览器", "隐私", "黑名单", "上次使用：2小时前", "邀请", "退出登录", "修改密码", "忘记密码"] {
            #expect(host.texts.contains(text), "\(text)")
        }
    }
}
