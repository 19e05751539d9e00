import Administration
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct FiguresScreenTests {
    private let repo = StubAdministrationRepo()
    private let tracking = SpyTrackingRepo()

    private func viewModel() -> FiguresViewModel { FiguresViewModel(repo: repo, tracking: tracking) }

    private func host(language: String = "en") -> ViewHost {
        screenHost(language: language) { FiguresScreen(viewModel: viewModel()) }
    }

    private func days(_ count: Int) -> [DailyFigures] {
        (0..<count).map { index in
            DailyFigures(
                date: Date(timeIntervalSince1970: Double(20_000 + index) * 86_400),
                people: 1_234,
                activePeople: 56,
                moments: index < count / 2 ? 10 : 12,
                photos: 3,
                photoBytes: 2_500_000_000
            )
        }
    }

    // MARK: View model

    @Test func `the range and the one before are asked for`() async {
        repo.onFigures = { days($0) }
        let viewModel = viewModel()

        await viewModel.loadItems()
        await viewModel.rangeChosen(.year)
        await viewModel.rangeChosen(.year)

        #expect(repo.calls == [.figures(days: 60), .figures(days: 730)])
        #expect(viewModel.page.value.content?.range == .year)
    }

    @Test func `an answer that comes after another choice is dropped`() async {
        let viewModel = viewModel()
        repo.onFigures = { [repo] count in
            if count == 60 {
                repo.onFigures = { days($0) }
                await viewModel.rangeChosen(.quarter)
            }
            return days(count)
        }

        await viewModel.loadItems()

        #expect(viewModel.page.value.content?.range == .quarter)
    }

    @Test func `a failure is told until it was read, and an expired sign-in asks for a new one`() async {
        repo.onFigures = { _ in throw RepoError(.unavailable) }
        let viewModel = viewModel()
        var states: [AppModelState] = []
        let subscription = viewModel.appModelStates.sink { states.append($0) }

        await viewModel.loadItems()
        #expect(viewModel.page.value.failure == RepoError(.unavailable))
        viewModel.failureDismissed()
        #expect(viewModel.page.value.failure == nil)

        repo.onFigures = { _ in throw RepoError(.unauthenticated) }
        await viewModel.loadItems()
        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }

    // MARK: Screen

    @Test func `the page shows today's numbers and charts`() async {
        repo.onFigures = { days($0) }
        let host = host()
        await host.settle()

        for text in ["1,234", "56", "2.5 GB", "+20% against the 30 days before", "Members"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        #expect(tracking.events == [.screenView("figures")])
        #expect(host.issues.isEmpty)
    }

    @Test func `another range is one tap away`() async throws {
        repo.onFigures = { days($0) }
        let host = host()
        await host.settle()

        try await host.select("A year", in: "Range")
        await host.settle()

        #expect(repo.calls == [.figures(days: 60), .figures(days: 730)])
        #expect(host.texts.contains("+20% against the year before"))
        #expect(host.texts.contains("Each bar is a week"))
    }

    @Test func `a server without figures says when they come`() async {
        repo.onFigures = { _ in [] }
        let host = host()
        await host.settle()

        #expect(host.texts.contains("No figures yet"))
    }

    @Test func `it speaks Chinese`() async {
        repo.onFigures = { days($0) }
        let host = host(language: "zh-Hans")
        await host.settle()

        for text in ["统计", "成员", "较之前30天+20%"] { #expect(host.texts.contains(text), "\(text)") }
    }
}
