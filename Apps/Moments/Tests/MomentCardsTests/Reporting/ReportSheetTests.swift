import Foundation
import MomentCards
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct ReportSheetTests {
    private let repo = StubReportsRepo()

    private func host(_ subject: ReportSubject = .moment(8), language: String = "en") -> ViewHost {
        ViewHost(locale: Locale(identifier: language)) {
            ReportSheet(
                viewModel: ReportViewModel(subject, of: "Grace", repo: repo, tracking: SpyTrackingRepo())
            )
        }
    }

    @Test func `a report is sent after a reason was chosen, and the sheet says thanks`() async throws {
        repo.onReport = { _, _, _ in }
        let host = host()
        #expect(host.texts.contains("Only the moderators see your report. Nothing tells Grace."))
        await #expect(throws: ViewHostError.self) { try await host.tap("Send") }

        try await host.tap("Shows something private")
        try await host.type("That is my house.", into: "Note")
        try await host.tap("Send")

        #expect(repo.calls == [.report(.moment(8), reason: .privacy, note: "That is my house.")])
        #expect(host.texts.contains("Thank you for your report") && !host.texts.contains("What is wrong?"))
        #expect(host.issues.isEmpty)
    }

    @Test func `a refusal is shown, and the note stays`() async throws {
        repo.onReport = { _, _, _ in throw RepoError(.limited(retryAfter: nil)) }
        let host = host()
        try await host.tap("Another reason")
        try await host.type("Look.", into: "Note")

        try await host.tap("Send")

        #expect(host.texts.contains("Too many actions in a short time. Please wait a moment."))
        #expect(try host.value(of: "Note") == "Look.")
    }

    @Test(arguments: [
        (ReportSubject.moment(8), "en", "Report moment"), (.comment(8), "en", "Report comment"),
        (.person(2), "en", "Report Grace"), (.moment(8), "zh-Hans", "举报动态"),
    ])
    func `the title says what is reported`(subject: ReportSubject, language: String, title: String) {
        #expect(host(subject, language: language).texts.contains(title))
    }
}
