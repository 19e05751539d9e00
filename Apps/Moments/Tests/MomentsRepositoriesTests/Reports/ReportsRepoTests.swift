import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct ReportsRepoTests {
    private let api = StubAPIClient()

    @Test func `a report is sent with its reason and note`() async throws {
        api.on(ReportOperation.self) { _ in true }

        try await ReportsRepo(api: api).report(.comment(5), reason: .abuse, note: "Look")

        let sent = api.operations(ReportOperation.self).map(\.variables.input)
        #expect(sent.map(\.commentID) == [5] && sent.map(\.momentID) == [nil] && sent.map(\.personID) == [nil])
        #expect(sent.map(\.reason) == [.abuse] && sent.map(\.note) == ["Look"])
    }

    @Test func `a refusal has its reason`() async {
        let refusal = APIRefusal(code: .invalid, message: "It is yours.", reason: "OWN_CONTENT")
        api.on(ReportOperation.self) { _ in throw APIError.refused(refusal) }

        await #expect(throws: RepoError(.invalid, message: "It is yours.", reason: "OWN_CONTENT")) {
            try await ReportsRepo(api: api).report(.moment(5), reason: .spam, note: "")
        }
    }
}
