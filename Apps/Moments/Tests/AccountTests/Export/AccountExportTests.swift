import Account
import MomentsFoundations
import OrielTesting
import SwiftUI
import Testing

/// The download of everything of one's own, on the screen of the account.
@MainActor
struct AccountExportTests {
    private func host(_ fixture: AccountFixture, language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack { AccountScreen(viewModel: fixture.viewModel) }
                .environmentObject(AppModel())
                .environment(\.appClock, .fixed(.sample))
        }
    }

    @Test(arguments: [false, true])
    func `everyone has a link that downloads everything, also in a demo`(isDemo: Bool) async {
        let fixture = AccountFixture(isDemo: isDemo)
        let host = host(fixture)
        await host.settle()

        #expect(fixture.viewModel.exportAddress.absoluteString == "https://moments.example/export")
        #expect(host.html.contains("href=\"https://moments.example/export\""))
        #expect(host.texts.contains("Your data") && host.texts.contains("Download everything"))
        #expect(host.texts.contains { $0.hasPrefix("A ZIP file with your profile") })
        #expect(host.issues.isEmpty)
    }

    @Test func `it speaks Chinese`() async {
        let host = host(AccountFixture(), language: "zh-Hans")
        await host.settle()

        #expect(host.texts.contains("你的数据") && host.texts.contains("下载全部内容"))
    }
}
