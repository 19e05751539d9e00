import Friends
import ListKit
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import OrielTesting
import SwiftUI
import Testing

@MainActor
struct AlbumScreensTests {
    @Test func `an album shows its months by year, and each leads to its page`() async throws {
        let fixture = AlbumFixture()
        let host = host { AlbumScreen(viewModel: fixture.viewModel()) }
        await host.settle()

        for text in ["2025", "March", "12 moments", "February", "1 moment", "2024", "December"] {
            #expect(host.texts.contains(text), "\(text)")
        }
        #expect(fixture.album.calls.contains(.refreshAlbum(2, timeZone: "GMT")))
        #expect(host.issues.isEmpty)

        try await host.tap("March 2025, 12 moments")
        #expect(host.texts.contains("album-month-2202503"))
    }

    @Test func `one's own album shows what was shared on this day`() async {
        let fixture = AlbumFixture(onThisDay: [.sample(id: 7, title: "Years ago")])
        let own = host { AlbumScreen(viewModel: fixture.viewModel(of: 1)) }
        let friends = host { AlbumScreen(viewModel: fixture.viewModel(of: 2)) }
        await own.settle()
        await friends.settle()

        #expect(own.texts.contains("On this day") && own.texts.contains("Years ago"))
        #expect(!friends.texts.contains("On this day"))
    }

    @Test func `an album without moments says so`() async {
        let host = host { AlbumScreen(viewModel: AlbumFixture([]).viewModel()) }
        await host.settle()

        #expect(host.texts.contains("No moments yet"))
    }

    @Test func `a month shows its moments below its name`() async {
        let fixture = AlbumFixture(moments: [.sample(id: 8, title: "A nice day")])
        let host = host { AlbumMonthScreen(viewModel: fixture.month()) }
        await host.settle()

        for text in ["March 2025", "A nice day"] { #expect(host.texts.contains(text), "\(text)") }
        #expect(fixture.moments.calls.contains(.refreshMonth(AlbumFixture.page())))
        #expect(host.issues.isEmpty)
    }

    @Test func `a month without moments says so`() async {
        let host = host { AlbumMonthScreen(viewModel: AlbumFixture().month()) }
        await host.settle()

        #expect(host.texts.contains("No moments in this month"))
    }

    @Test func `they speak Chinese`() async {
        let fixture = AlbumFixture(onThisDay: [.sample(id: 7)])
        let album = host(language: "zh-Hans") { AlbumScreen(viewModel: fixture.viewModel(of: 1)) }
        let month = host(language: "zh-Hans") { AlbumMonthScreen(viewModel: fixture.month()) }
        await album.settle()
        await month.settle()

        for text in ["那年今日", "三月", "12条动态"] { #expect(album.texts.contains(text), "\(text)") }
        #expect(month.texts.contains("2025年3月") && month.texts.contains("这个月没有动态"))
    }

    private func host(language: String = "en", @ViewBuilder _ screen: @escaping @MainActor () -> some View) -> ViewHost
    {
        ViewHost(locale: Locale(identifier: language)) {
            NavigationStack {
                screen()
                    .navigationDestination(for: Route.self) { Text(verbatim: $0.description) }
            }
            .environment(\.appClock, .fixed(.sample))
            .environment(\.timeZone, .gmt)
            .environmentObject(AppModel())
        }
    }
}
