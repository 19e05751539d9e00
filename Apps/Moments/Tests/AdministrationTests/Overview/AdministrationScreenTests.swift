import Administration
import MomentsFoundations
import MomentsModel
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct AdministrationScreenTests {
    private let account = StubAccountRepo(account: .signedIn(.sample(role: .moderator)))
    private let repo = StubAdministrationRepo()
    private let tracking = SpyTrackingRepo()

    @Test func `moderators see reports and people`() async {
        repo.onRefreshOpenReportCount = { [repo] in repo.openReportCountSubject.value = 3 }
        let host = host()
        await host.settle()

        for text in ["Reports", "3", "People"] { #expect(host.texts.contains(text), "\(text)") }
        for text in ["Announcements", "Log"] { #expect(!host.texts.contains(text), "\(text)") }
        #expect(repo.calls == [.refreshOpenReportCount])
        #expect(tracking.events == [.screenView("administration")])
        #expect(host.issues.isEmpty)
    }

    @Test func `what the viewer sees follows the role`() async {
        repo.onRefreshOpenReportCount = {}
        let host = host()
        await host.settle()

        account.accountSubject.value = .signedIn(.sample(role: .admin))
        await host.settle()

        for text in ["Announcements", "Log"] { #expect(host.texts.contains(text), "\(text)") }
    }

    @Test(arguments: [
        ("Reports", "reports"), ("People", "people"), ("Announcements", "announcements"), ("Log", "log"),
        ("Figures", "figures"),
    ])
    func `each page is one tap away`(name: String, route: String) async throws {
        account.accountSubject.value = .signedIn(.sample(role: .admin))
        repo.onRefreshOpenReportCount = {}
        let host = host()

        try await host.tap(name)

        #expect(host.texts.contains("Page \(route)"))
    }

    @Test func `it speaks Chinese`() async {
        repo.onRefreshOpenReportCount = {}
        let host = host(language: "zh-Hans")
        await host.settle()

        for text in ["管理", "举报", "成员管理"] { #expect(host.texts.contains(text), "\(text)") }
    }

    private func host(language: String = "en") -> ViewHost {
        screenHost(language: language) { [account, repo, tracking] in
            AdministrationScreen(
                viewModel: AdministrationViewModel(account: account, repo: repo, tracking: tracking)
            )
        }
    }
}
