import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct ReportViewModelTests {
    private let repo = StubReportsRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: ReportViewModel

    init() {
        repo.onReport = { _, _, _ in }
        viewModel = ReportViewModel(.comment(5), of: "Grace", repo: repo, tracking: tracking)
    }

    private var form: ReportForm { viewModel.form.value }

    @Test func `a report has a reason and a note, and is tracked`() async {
        #expect(form.subject == .comment && form.name == "Grace" && !form.canSend)
        viewModel.reasonTapped(.spam)
        viewModel.reasonTapped(.abuse)
        viewModel.noteChanged(to: " Every day. ")
        #expect(form.canSend)

        await viewModel.sendTapped()

        #expect(repo.calls == [.report(.comment(5), reason: .abuse, note: "Every day.")])
        #expect(form.isSent && !form.isSending && !form.canSend)
        #expect(tracking.events == [.report])
    }

    @Test func `nothing is sent without a reason, or with too long a note`() async {
        await viewModel.sendTapped()
        viewModel.reasonTapped(.other)
        viewModel.noteChanged(to: String(repeating: "a", count: Limits.reportNote + 1))
        #expect(form.remaining == -1)
        await viewModel.sendTapped()

        #expect(repo.calls.isEmpty && !form.isSent)
    }

    @Test func `what was not sent stays, and says why until it was read`() async {
        repo.onReport = { _, _, _ in throw RepoError(.unavailable) }
        viewModel.reasonTapped(.spam)
        viewModel.noteChanged(to: "Every day.")

        await viewModel.sendTapped()
        #expect(form.failure == RepoError(.unavailable) && form.note == "Every day." && form.canSend && !form.isSent)
        #expect(tracking.events.isEmpty)

        viewModel.failureDismissed()
        #expect(form.failure == nil)
    }
}
