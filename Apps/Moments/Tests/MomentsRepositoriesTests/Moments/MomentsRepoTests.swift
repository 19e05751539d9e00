import Combine
import Foundation
import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct MomentsRepoTests {
    let bench = MomentsRepoBench()
    var api: StubAPIClient { bench.api }

    @Test func `the timeline shows what the network brings`() async {
        bench.timeline([3, 2, 1])
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)

        await repo.refreshTimeline()

        #expect(timeline.values.map(\.ids) == [nil, nil, [3, 2, 1], [3, 2, 1]])
        #expect(timeline.values.map(\.activity) == [.idle, .refreshing, .refreshing, .idle])
    }

    @Test func `the timeline is requested once if it was requested early`() async {
        bench.timeline([3, 2, 1])
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)
        let send = repo.expectTimeline()
        send()
        send()

        await repo.refreshTimeline()

        #expect(timeline.last?.ids == [3, 2, 1])
        #expect(api.operations(GetTimelineOperation.self).count == 1)

        bench.timeline([4, 3, 2, 1])
        await repo.refreshTimeline()
        #expect(timeline.last?.ids == [4, 3, 2, 1])
    }

    @Test func `an early request that was not sent is never sent`() async {
        bench.timeline([1])
        let repo = bench.repo()
        let send = repo.expectTimeline()

        await repo.refreshTimeline()
        send()

        #expect(api.operations(GetTimelineOperation.self).count == 1)
    }

    @Test func `an early answer is not used after another request`() async throws {
        bench.timeline([1])
        api.on(GetMomentOperation.self) { _ in .sample(id: 2, likes: []) }
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)
        repo.expectTimeline()()
        try await repo.refreshMoment(2)

        bench.timeline([2, 1])
        await repo.refreshTimeline()

        #expect(timeline.last?.ids == [2, 1])
    }

    @Test func `an early request that fails is reported, and the next one is a new one`() async {
        api.on(GetTimelineOperation.self) { _ in throw MomentsRepoBench.down }
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)
        repo.expectTimeline()()

        await repo.refreshTimeline()
        #expect(timeline.last?.error == RepoError(.unavailable))

        bench.timeline([1])
        await repo.refreshTimeline()
        #expect(timeline.last?.ids == [1] && timeline.last?.error == nil)
    }

    @Test func `what was kept shows at once, then what the network brings`() async {
        bench.timeline([3, 2])
        await bench.repo().refreshTimeline()

        bench.timeline([4, 3])
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)
        #expect(timeline.last?.ids == [3, 2])
        await repo.refreshTimeline()

        #expect(timeline.last?.ids == [4, 3])
    }

    @Test func `what was kept is shown as the network will bring it, so an equal answer changes nothing`() async {
        bench.timeline([3, 2], more: true)
        await bench.repo(pageSize: 2).refreshTimeline()
        let repo = bench.repo(pageSize: 2)
        let timeline = Recorder(repo.timeline)
        let kept = timeline.last

        await repo.refreshTimeline()

        #expect(kept?.hasMore == true)
        #expect(timeline.last == kept)
    }

    @Test func `to load more of what was kept is to ask for the first page`() async {
        bench.timeline([3, 2], more: true)
        await bench.repo(pageSize: 2).refreshTimeline()
        let repo = bench.repo(pageSize: 2)
        let timeline = Recorder(repo.timeline)
        bench.timeline([4, 3], more: true)

        await repo.loadMoreTimeline()

        #expect(api.operations(GetTimelineOperation.self).map(\.variables.after) == [nil, nil])
        #expect(timeline.last?.ids == [4, 3])
    }

    @Test func `moments that were kept without mentions show at once`() throws {
        let kept = [Moment.sample(id: 3, latestComments: [.sample()], likes: []), .sample(id: 2, likes: [])]
        let text = String(decoding: try JSONCoding.encoder().encode(Page(items: kept)), as: UTF8.self)
        let earlier = text.replacing(#""mentions":[],"#, with: "")
        #expect(text.contains("mentions") && !earlier.contains("mentions"))
        try bench.store.set(StoredData(Data(earlier.utf8)), for: "moments.timeline")

        #expect(Recorder(bench.repo().timeline).last?.items == kept)
    }

    @Test func `moments that an earlier version kept without their end are replaced`() async throws {
        let kept = [Moment.sample(id: 9, likes: [])]
        try bench.store.set(StoredData(try JSONCoding.encoder().encode(kept)), for: "moments.timeline")
        bench.timeline([3, 2])
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)
        #expect(timeline.last?.items == nil && timeline.last?.error == nil)

        await repo.refreshTimeline()

        #expect(timeline.last?.ids == [3, 2])
        #expect(Recorder(bench.repo().timeline).last?.ids == [3, 2])
    }

    @Test func `equal data publishes nothing and writes nothing`() async throws {
        bench.timeline([3, 2, 1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        try bench.store.set(nil, for: "moments.timeline")
        let items = Recorder(repo.timeline.map(\.items).removeDuplicates())
        let moment = Recorder(repo.moment(2))

        await repo.refreshTimeline()

        #expect(items.values.count == 1)
        #expect(moment.values.count == 1)
        #expect(bench.store.data(for: "moments.timeline") == nil)
    }

    @Test func `a failure leaves what was known, and success forgets the failure`() async {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let timeline = Recorder(repo.timeline)

        api.on(GetTimelineOperation.self) { _ in throw MomentsRepoBench.down }
        await repo.refreshTimeline()
        #expect(timeline.last == Listing(items: [.sample(id: 1, likes: [])], error: RepoError(.unavailable)))

        bench.timeline([1])
        await repo.refreshTimeline()
        #expect(timeline.last?.error == nil)
    }

    @Test func `older moments follow by the cursor, until there are none`() async {
        bench.timeline([5, 4, 3], more: true)
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)
        await repo.refreshTimeline()
        #expect(timeline.last?.hasMore == true)

        bench.timeline([2, 1], more: false)
        await repo.loadMoreTimeline()
        await repo.loadMoreTimeline()

        #expect(timeline.last?.ids == [5, 4, 3, 2, 1])
        #expect(timeline.last?.hasMore == false)
        #expect(api.operations(GetTimelineOperation.self).map(\.variables.after) == [nil, "cursor"])
    }

    @Test func `an answer that comes late does not take the place of a newer one`() async {
        let gate = Gate()
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)
        api.on(GetTimelineOperation.self) { _ in
            await gate.pass()
            return Page(items: [.sample(id: 1, title: "old", likes: [])])
        }
        let late = Task { await repo.refreshTimeline() }
        await gate.arrival()

        bench.timeline([.sample(id: 1, title: "new", likes: []), .sample(id: 0, likes: [])])
        await repo.refreshTimeline()
        gate.open()
        await late.value

        #expect(timeline.last?.items?.map(\.title) == ["new", "A nice day"])
        #expect(timeline.last?.activity == .idle)
    }
}
