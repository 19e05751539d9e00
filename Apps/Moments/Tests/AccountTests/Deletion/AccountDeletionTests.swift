import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

/// The deletion of the account on its screen.
@MainActor
struct AccountDeletionTests {
    private static let leaving = Viewer.sample(deletionDate: Date.sample.addingTimeInterval(7 * 86_400))
    private static let notice = "Your account will be deleted on November 21, 2023."

    private let fixture = AccountFixture()

    private func host(_ fixture: AccountFixture, language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack { AccountScreen(viewModel: fixture.viewModel) }
                .environmentObject(AppModel())
                .environment(\.appClock, .fixed(.sample))
        }
    }

    // MARK: View model

    @Test func `an account is kept, and that is tracked`() async {
        fixture.repo.accountSubject.value = .signedIn(Self.leaving)
        fixture.repo.onCancelDeletion = { [repo = fixture.repo, viewModel = fixture.viewModel] in
            #expect(viewModel.page.value.activity == .keepingAccount)
            await viewModel.keepAccountTapped()
            repo.accountSubject.value = .signedIn(.sample())
        }
        #expect(!fixture.page.canDelete)

        await fixture.viewModel.keepAccountTapped()

        #expect(fixture.repo.calls == [.cancelDeletion])
        #expect(fixture.page.canDelete && fixture.page.activity == nil)
        #expect(fixture.tracking.events == [.cancelDeletion])
    }

    @Test func `an account that could not be kept says so`() async {
        fixture.repo.accountSubject.value = .signedIn(Self.leaving)
        fixture.repo.onCancelDeletion = { throw RepoError(.unavailable) }

        await fixture.viewModel.keepAccountTapped()

        #expect(fixture.page.notice == RepoError(.unavailable))
        #expect(fixture.page.viewer?.deletionDate != nil && fixture.tracking.events.isEmpty)
    }

    @Test(arguments: [(false, true), (true, false)])
    func `an account without a password is not deleted`(isDemo: Bool, canDelete: Bool) {
        #expect(AccountFixture(isDemo: isDemo).page.canDelete == canDelete)
    }

    // MARK: Screen

    @Test func `an account is deleted in a sheet, which says what is wrong`() async throws {
        fixture.repo.onRequestDeletion = { [repo = fixture.repo] password in
            if password != "old secret" { throw RepoError(.invalid, reason: "WRONG_CREDENTIALS") }
            repo.accountSubject.value = .signedIn(Self.leaving)
        }
        let host = host(fixture)

        try await host.tap("Delete account")
        await #expect(throws: ViewHostError.self) { try await host.tap("Delete account") }
        try await host.type("wrong secret", into: "Password")
        try await host.tap("Delete account")
        #expect(host.texts.contains("The password is wrong."))
        #expect(host.focusedName == "Password")

        try await host.type("old secret", into: "Password")
        try await host.tap("Delete account")
        #expect(fixture.repo.calls.contains(.requestDeletion(password: "old secret")))
        #expect(host.texts.contains(Self.notice))
        #expect(!host.texts.contains("Delete account"))
        #expect(host.issues.isEmpty)
    }

    @Test func `the only admin is told what to do first`() async throws {
        fixture.repo.onRequestDeletion = { _ in throw RepoError(.invalid, message: "No.", reason: "LAST_ADMIN") }
        let host = host(fixture)
        try await host.tap("Delete account")
        try await host.type("old secret", into: "Password")

        try await host.tap("Delete account")

        #expect(host.texts.contains("You are the only admin. Make somebody else an admin first."))
    }

    @Test func `an account is kept by one tap`() async throws {
        fixture.repo.accountSubject.value = .signedIn(Self.leaving)
        fixture.repo.onCancelDeletion = { [repo = fixture.repo] in
            repo.accountSubject.value = .signedIn(.sample())
        }
        let host = host(fixture)
        await host.settle()
        #expect(host.texts.contains(Self.notice))

        try await host.tap("Keep account")

        #expect(fixture.repo.calls.contains(.cancelDeletion))
        #expect(!host.texts.contains(Self.notice))
        #expect(host.texts.contains("Delete account"))
        #expect(host.issues.isEmpty)
    }

    @Test func `in a demo no account is deleted`() async {
        let host = host(AccountFixture(isDemo: true))
        await host.settle()

        #expect(!host.texts.contains("Delete account"))
    }

    @Test func `it speaks Chinese`() async {
        let host = host(fixture, language: "zh-Hans")
        await host.settle()
        #expect(host.texts.contains("删除账户"))

        fixture.repo.accountSubject.value = .signedIn(Self.leaving)
        await host.settle()

        #expect(host.texts.contains("你的账户将于2023年11月21日删除。") && host.texts.contains("保留账户"))
    }
}
