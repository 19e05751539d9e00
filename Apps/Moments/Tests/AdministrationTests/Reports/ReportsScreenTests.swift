import Administration
import ListKit
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ReportsScreenTests {
    private let repo = StubAdministrationRepo()
    private let tracking = SpyTrackingRepo()

    init() {
        repo.onRefreshReports = { _ in }
        repo.openReportsSubject.value = Listing(items: [])
        repo.answeredReportsSubject.value = Listing(items: [])
        repo.onResolve = { [repo] id, _ in repo.openReportsSubject.value.items?.removeAll { $0.id == id } }
    }

    @Test func `a report says who has reported what, and why`() async {
        repo.openReportsSubject.value.items = [
            .sample(
                id: 5,
                reason: .privacy,
                note: "This is my house.",
                text: "Look at this",
                images: [.sample()],
                createdDate: .sample.addingTimeInterval(-7200)
            )
        ]
        let host = host()
        await host.settle()

        for text in [
            "Shows something private", "2 hours ago", "Grace", "Moment by @grace", "Look at this", "Reported by Ben",
            "This is my house.",
        ] {
            #expect(host.texts.contains(text), "\(text)")
        }
        #expect(host.issues.isEmpty)
    }

    @Test func `a moment is deleted after a question`() async throws {
        repo.openReportsSubject.value.items = [.sample(id: 5)]
        let host = host()

        try await host.tap("Delete the moment of Grace")
        #expect(host.texts.contains("Delete this moment?"))
        #expect(!repo.calls.contains(.resolve(5, .removed)))
        try await host.tap("Delete moment")

        #expect(repo.calls.contains(.resolve(5, .removed)))
        #expect(host.texts.contains("No open reports"))
    }

    @Test(arguments: [
        ("No action needed", ReportResolution.dismissed), ("Dealt with", .acted),
    ])
    func `a report is answered without a question`(button: String, resolution: ReportResolution) async throws {
        repo.openReportsSubject.value.items = [.sample(id: 5, subject: .comment)]
        let host = host()

        try await host.tap(button)

        #expect(repo.calls.contains(.resolve(5, resolution)))
    }

    @Test func `what cannot be deleted has no button for it`() async {
        repo.openReportsSubject.value.items = [
            .sample(id: 5, subject: .person, text: "Grace"), .sample(id: 4, subject: .comment, isContentGone: true),
        ]
        let host = host()
        await host.settle()

        #expect(!host.texts.contains("Delete moment") && !host.texts.contains("Delete comment"))
        #expect(host.texts.contains("Deleted since then"))
    }

    @Test func `a refusal is told by its reason`() async throws {
        repo.openReportsSubject.value.items = [.sample(id: 5)]
        repo.onResolve = { _, _ in throw RepoError(.refused, reason: "STAFF_ACCOUNT") }
        let host = host()

        try await host.tap("Delete the moment of Grace")
        try await host.tap("Delete moment")

        #expect(host.texts.contains("An admin has written this. Only admins can delete it."))
    }

    @Test func `the author is one tap away`() async throws {
        repo.openReportsSubject.value.items = [.sample(id: 5)]
        let host = host()

        try await host.tap("Grace")

        #expect(host.texts.contains("Page managed-person-2"))
    }

    @Test func `answered reports say how and by whom`() async throws {
        repo.answeredReportsSubject.value.items = [
            .sample(id: 2, resolver: .sample(id: 1, name: "Ada"), resolution: .dismissed)
        ]
        let host = host()

        try await host.select("Answered", in: "Reports")

        #expect(repo.calls.contains(.refreshReports(isOpen: false)))
        for text in ["No action needed", "Answered by Ada"] { #expect(host.texts.contains(text), "\(text)") }
        await #expect(throws: ViewHostError.self) { try await host.tap("Dealt with") }
    }

    @Test func `reports that do not come can be asked for again`() async throws {
        repo.openReportsSubject.value = Listing(error: RepoError(.unavailable))
        let host = host()
        await host.settle()
        repo.onRefreshReports = { [repo] _ in repo.openReportsSubject.value = Listing(items: [.sample(id: 5)]) }

        try await host.tap("Try again")

        #expect(host.texts.contains("Spam or advertising"))
    }

    @Test func `they speak Chinese`() async {
        let host = host(language: "zh-Hans")
        await host.settle()

        for text in ["待处理", "已处理", "没有待处理的举报"] { #expect(host.texts.contains(text), "\(text)") }
    }

    private func host(language: String = "en") -> ViewHost {
        screenHost(language: language) { [repo, tracking] in
            ReportsScreen(viewModel: ReportsViewModel(repo: repo, tracking: tracking))
        }
    }
}
