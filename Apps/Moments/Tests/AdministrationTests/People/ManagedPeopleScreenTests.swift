import Administration
import ListKit
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ManagedPeopleScreenTests {
    private let repo = StubAdministrationRepo()
    private let tracking = SpyTrackingRepo()

    init() { repo.onSearchPeople = { _ in } }

    @Test func `a row says what matters about a person, and leads to the page`() async throws {
        repo.peopleSubject.value.items = [
            .sample(
                id: 2,
                role: .moderator,
                openReportCount: 1,
                storage: StorageUse(bytes: 1_240_000_000, quota: 5_000_000_000),
                suspension: Suspension()
            )
        ]
        let host = host()
        await host.settle()

        for text in ["Grace", "@grace", "Moderator", "Suspended", "1.2 GB of 5 GB", "1 open report"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        #expect(host.issues.isEmpty)

        try await host.tap("Grace")
        #expect(host.texts.contains("Page managed-person-2"))
    }

    @Test func `a member has no tags`() async {
        repo.peopleSubject.value.items = [.sample(id: 2)]
        let host = host()
        await host.settle()

        for text in ["Member", "Suspended", "0 open reports"] { #expect(!host.texts.contains(text), "\(text)") }
        #expect(host.texts.contains("1 MB"))
    }

    @Test func `it speaks Chinese`() async {
        repo.peopleSubject.value.items = [
            .sample(id: 2, role: .moderator, storage: StorageUse(bytes: 1_240_000_000, quota: 5_000_000_000))
        ]
        let host = host(language: "zh-Hans")
        await host.settle()

        for text in ["协管员", "1.2吉字节，共5吉字节"] { #expect(host.texts.contains(text), "\(text)") }
    }

    private func host(language: String = "en") -> ViewHost {
        screenHost(language: language) { [repo, tracking] in
            ManagedPeopleScreen(viewModel: ManagedPeopleViewModel(repo: repo, tracking: tracking))
        }
    }
}
