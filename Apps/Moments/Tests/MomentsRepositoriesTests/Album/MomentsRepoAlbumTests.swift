import Foundation
import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

/// The moments of a month, and those of this day.
@Suite @MainActor struct MomentsRepoAlbumTests {
    private let bench = MomentsRepoBench()
    private var api: StubAPIClient { bench.api }
    /// Of the author of sample moments; they are of November 2023.
    private let november = PersonMonth(person: 2, month: MonthOfYear(year: 2023, month: 11), timeZone: "UTC")

    private func serve(_ ids: [MomentID], more: Bool = false) {
        api.on(GetAlbumMonthOperation.self) { _ in
            Page(items: ids.map { .sample(id: $0, likes: []) }, endCursor: "cursor", hasNext: more)
        }
    }

    @Test func `a month comes in pages`() async {
        let repo = bench.repo()
        let month = Recorder(repo.moments(of: november))
        serve([9, 8, 7], more: true)
        await repo.refreshMoments(of: november)
        #expect(month.last?.ids == [9, 8, 7] && month.last?.hasMore == true)

        serve([6])
        await repo.loadMoreMoments(of: november)

        #expect(month.last?.ids == [9, 8, 7, 6] && month.last?.hasMore == false)
        let sent = api.operations(GetAlbumMonthOperation.self).map(\.variables)
        #expect(sent.map(\.after) == [nil, "cursor"])
        #expect(sent.allSatisfy { $0.id == 2 && $0.year == 2023 && $0.month == 11 && $0.timeZone == "UTC" })
    }

    @Test func `a month of somebody one may not see is empty`() async {
        api.on(GetAlbumMonthOperation.self) { _ in nil }
        let repo = bench.repo()
        let month = Recorder(repo.moments(of: november))

        await repo.refreshMoments(of: november)

        #expect(month.last == Listing(items: []))
    }

    @Test func `a like in the month shows in the timeline, and the other way round`() async {
        bench.timeline([3, 2])
        serve([3])
        api.on(UpdateMomentLikeOperation.self) { [ada = bench.ada] operation in
            .sample(id: operation.variables.momentID, isLiked: operation.variables.isLiked, likes: [ada])
        }
        let repo = bench.repo()
        let month = Recorder(repo.moments(of: november))
        let timeline = Recorder(repo.timeline)
        await repo.refreshTimeline()
        await repo.refreshMoments(of: november)

        repo.setLike(true, of: 3)

        #expect(month.last?.items?.first?.isLiked == true)
        #expect(timeline.last?.items?.first?.isLiked == true)
    }

    @Test func `a deleted moment leaves the month and this day`() async throws {
        serve([3, 2])
        api.on(GetOnThisDayOperation.self) { _ in [.sample(id: 2, likes: [])] }
        api.on(DeleteMomentOperation.self) { $0.variables.momentID }
        let repo = bench.repo()
        let month = Recorder(repo.moments(of: november))
        let today = Recorder(repo.onThisDay(timeZone: "UTC"))
        await repo.refreshMoments(of: november)
        await repo.refreshOnThisDay(timeZone: "UTC")
        #expect(today.last?.ids == [2])

        try await repo.delete(2)
        #expect(month.last?.ids == [3] && today.last?.ids == [])

        await repo.apply(LiveChange(.momentDeleted, momentID: 3))
        #expect(month.last?.ids == [])
    }

    @Test func `a published moment goes into the month that it is of`() async throws {
        let end = try Date("2023-11-30T23:30:00Z", strategy: .iso8601)
        let paris = PersonMonth(person: 2, month: november.month, timeZone: "Europe/Paris")
        let others = PersonMonth(person: 3, month: november.month, timeZone: "UTC")
        serve([2])
        api.on(GetOnThisDayOperation.self) { _ in [] }
        api.on(GetMomentOperation.self) { .sample(id: $0.variables.id, createdDate: end, likes: []) }
        let repo = bench.repo()
        let lists = [november, paris, others].map { Recorder(repo.moments(of: $0)) }
        let today = Recorder(repo.onThisDay(timeZone: "UTC"))
        for month in [november, paris, others] { await repo.refreshMoments(of: month) }
        await repo.refreshOnThisDay(timeZone: "UTC")

        await repo.apply(LiveChange(.momentPublished, momentID: 5))

        #expect(lists.map(\.last?.ids) == [[5, 2], [2], [2]])
        #expect(today.last?.ids == [])
    }

    @Test func `a change of friends loads again the months that are shown`() async {
        bench.timeline([])
        serve([3])
        let december = PersonMonth(person: 2, month: MonthOfYear(year: 2023, month: 12), timeZone: "UTC")
        let repo = bench.repo()
        let shown = Recorder(repo.moments(of: november))
        await repo.refreshMoments(of: november)
        await repo.refreshMoments(of: december)
        serve([4, 3])

        await repo.apply(LiveChange(.friends))

        #expect(shown.last?.ids == [4, 3])
        #expect(api.operations(GetAlbumMonthOperation.self).map(\.variables.month) == [11, 12, 11])
    }

    @Test func `moments of this day are asked for in the time zone, and a failure is told`() async {
        api.on(GetOnThisDayOperation.self) { _ in [.sample(id: 7, likes: []), .sample(id: 2, likes: [])] }
        let repo = bench.repo()
        let today = Recorder(repo.onThisDay(timeZone: "Asia/Shanghai"))

        await repo.refreshOnThisDay(timeZone: "Asia/Shanghai")
        #expect(today.last?.ids == [7, 2] && today.last?.hasMore == false)
        #expect(api.operations(GetOnThisDayOperation.self).map(\.variables.timeZone) == ["Asia/Shanghai"])

        api.on(GetOnThisDayOperation.self) { _ in throw MomentsRepoBench.down }
        await repo.refreshOnThisDay(timeZone: "Asia/Shanghai")
        #expect(today.last?.ids == [7, 2] && today.last?.error == RepoError(.unavailable))
    }
}
