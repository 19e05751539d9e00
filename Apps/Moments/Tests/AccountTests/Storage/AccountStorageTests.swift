import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import OrielTesting
import SwiftUI
import Testing

/// The space that photos take, on the screen of the account.
@MainActor
struct AccountStorageTests {
    private func host(_ fixture: AccountFixture, language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack { AccountScreen(viewModel: fixture.viewModel) }
                .environmentObject(AppModel())
                .environment(\.appClock, .fixed(.sample))
        }
    }

    @Test(arguments: [("en", "Photos: 1.2 GB of 5 GB"), ("zh-Hans", "照片：已用1.2吉字节，共5吉字节")])
    func `it says what photos take of the quota`(language: String, text: String) async {
        let host = host(AccountFixture(), language: language)
        await host.settle()

        #expect(host.texts.contains(text))
        #expect(host.issues.isEmpty)
    }

    @Test func `without a quota it says what they take`() async {
        let fixture = AccountFixture()
        fixture.repo.onStorageUse = { StorageUse(bytes: 350_000_000) }
        let host = host(fixture)
        await host.settle()

        #expect(host.texts.contains("Photos: 350 MB"))
    }

    @Test func `a quota that is nearly used up says what to do`() async {
        let fixture = AccountFixture()
        fixture.repo.onStorageUse = { StorageUse(bytes: 96_000_000, quota: 100_000_000) }
        let host = host(fixture)
        await host.settle()

        #expect(host.texts.contains("Delete some moments with photos, or ask an admin for more space."))
    }

    @Test func `what does not come can be asked for again`() async throws {
        let fixture = AccountFixture()
        fixture.repo.signInsSubject.value = Listing(items: [])
        fixture.privacy.historyReachSubject.value = .all
        fixture.repo.onStorageUse = { throw RepoError(.unavailable) }
        let host = host(fixture)
        await host.settle()
        fixture.repo.onStorageUse = { StorageUse(bytes: 2_000_000) }

        try await host.tap("Try again")

        #expect(host.texts.contains("Photos: 2 MB"))
    }
}
