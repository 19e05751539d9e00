import Account
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct PrivacyViewModelTests {
    private let repo = StubPrivacyRepo()
    private let tracking = SpyTrackingRepo()
    private let viewModel: PrivacyViewModel

    init() {
        repo.onRefreshHistoryReach = {}
        viewModel = PrivacyViewModel(repo: repo, tracking: tracking)
    }

    @Test func `how far back friends see is asked for, and shown when it is known`() async {
        #expect(viewModel.page.value.shown == nil)
        repo.onRefreshHistoryReach = { [repo] in repo.historyReachSubject.value = .month }

        await viewModel.load()

        #expect(viewModel.page.value.shown == .month)
    }

    @Test func `a choice is shown at once, saved and tracked`() async {
        repo.historyReachSubject.value = .all
        repo.onSetHistoryReach = { [repo] in repo.historyReachSubject.value = $0 }

        let saving = viewModel.reachChosen(.halfYear)
        #expect(viewModel.page.value.shown == .halfYear)
        await saving?.value

        #expect(repo.calls == [.setHistoryReach(.halfYear)])
        #expect(viewModel.page.value.reach == .halfYear && viewModel.page.value.changing == nil)
        #expect(tracking.events == [.setHistoryReach])
    }

    @Test func `the same choice says nothing`() {
        repo.historyReachSubject.value = .month

        #expect(viewModel.reachChosen(.month) == nil)

        #expect(repo.calls.isEmpty)
    }

    @Test func `a refused choice is undone, and says why`() async {
        repo.historyReachSubject.value = .all
        repo.onSetHistoryReach = { _ in throw RepoError(.unavailable) }

        await viewModel.reachChosen(.threeDays)?.value

        #expect(viewModel.page.value.shown == .all)
        #expect(viewModel.page.value.failure == RepoError(.unavailable))
        #expect(tracking.events.isEmpty)
    }

    @Test func `an expired sign-in asks for a new one`() async {
        repo.onRefreshHistoryReach = { throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        await viewModel.load()

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }
}
