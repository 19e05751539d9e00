import Account
import MomentsFoundations
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

/// The way to the administration on the screen of the account.
@MainActor
struct AccountAdministrationTests {
    private let fixture = AccountFixture()
    private let repo = StubAdministrationRepo()

    @Test func `members have no link, and the server is not asked`() async {
        let host = host()
        await host.settle()

        #expect(!host.texts.contains("Administration"))
        #expect(repo.calls.isEmpty)
        #expect(host.issues.isEmpty)
    }

    @Test func `moderators have a link with the number of open reports`() async throws {
        fixture.repo.accountSubject.value = .signedIn(.sample(role: .moderator))
        repo.onRefreshOpenReportCount = { [repo] in repo.openReportCountSubject.value = 3 }
        let host = host()
        await host.settle()
        #expect(host.texts.contains("Administration") && host.texts.contains("3"))

        try await host.tap("Administration")

        #expect(host.texts.contains("Page administration"))
    }

    @Test func `the link follows the role of the viewer`() async {
        repo.onRefreshOpenReportCount = {}
        let host = host()
        await host.settle()

        fixture.repo.accountSubject.value = .signedIn(.sample(role: .moderator))
        await host.settle()
        #expect(host.texts.contains("Administration"))
        #expect(repo.calls == [.refreshOpenReportCount])

        fixture.repo.accountSubject.value = .signedIn(.sample())
        await host.settle()
        #expect(!host.texts.contains("Administration"))
    }

    private func host() -> ViewHost {
        ViewHost(locale: Locale(identifier: "en")) { [fixture, repo] in
            NavigationStack {
                AccountScreen(
                    viewModel: fixture.viewModel,
                    administration: AdministrationEntryViewModel(account: fixture.repo, repo: repo)
                )
                .navigationDestination(for: Route.self) { Text(verbatim: "Page \($0)") }
            }
            .environmentObject(AppModel())
            .environment(\.appClock, .fixed(.sample))
        }
    }
}
