import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct MomentsRepoLiveTests {
    private let bench = MomentsRepoBench()
    private var api: StubAPIClient { bench.api }

    private func repo(_ ids: [MomentID], more: Bool = false) async -> MomentsRepo {
        bench.timeline(ids, more: more)
        let repo = bench.repo()
        await repo.refreshTimeline()
        return repo
    }

    @Test func `a published moment is fetched and put in front`() async {
        let repo = await repo([2, 1])
        api.on(GetMomentOperation.self) { .sample(id: $0.variables.id, title: "new", likes: []) }

        await repo.apply(LiveChange(.momentPublished, momentID: 3))

        let timeline = Recorder(repo.timeline).last
        #expect(timeline?.ids == [3, 2, 1] && timeline?.items?.first?.title == "new")
    }

    @Test func `a published moment that may not be seen changes nothing`() async {
        let repo = await repo([2, 1])
        api.on(GetMomentOperation.self) { _ in nil }
        let timeline = Recorder(repo.timeline)

        await repo.apply(LiveChange(.momentPublished, momentID: 3))

        #expect(timeline.values.count == 1)
    }

    @Test func `a moment that changed is fetched again where it is known, and nowhere else`() async {
        let repo = await repo([2, 1])
        api.on(GetMomentOperation.self) { .sample(id: $0.variables.id, title: "liked", likes: []) }

        await repo.apply(LiveChange(.momentChanged, momentID: 1))
        await repo.apply(LiveChange(.momentChanged, momentID: 77))

        #expect(Recorder(repo.timeline).last?.items?.map(\.title) == ["A nice day", "liked"])
        #expect(api.operations(GetMomentOperation.self).map(\.variables.id) == [1])
    }

    @Test func `changes that come while a moment is fetched lead to one more fetch`() async {
        let repo = await repo([1])
        let gate = Gate()
        api.on(GetMomentOperation.self) { _ in
            await gate.pass()
            return .sample(id: 1, likes: [])
        }
        let first = Task { await repo.apply(LiveChange(.momentChanged, momentID: 1)) }
        await gate.arrival()

        for _ in 1...5 { await repo.apply(LiveChange(.momentChanged, momentID: 1)) }
        gate.open()
        await first.value

        #expect(api.operations(GetMomentOperation.self).count == 2)
    }

    @Test func `a deleted moment leaves without anybody being asked`() async {
        let repo = await repo([2, 1])
        let moment = Recorder(repo.moment(2))

        await repo.apply(LiveChange(.momentDeleted, momentID: 2))

        #expect(Recorder(repo.timeline).last?.ids == [1])
        #expect(moment.last == .gone)
    }

    @Test func `when friends change, all that shows is asked for anew`() async {
        let repo = await repo([4, 3, 2], more: true)
        bench.timeline([1])
        await repo.loadMoreTimeline()
        let moment = Recorder(repo.moment(9))
        bench.timeline([4, 2])
        api.on(GetMomentOperation.self) { _ in nil }

        await repo.apply(LiveChange(.friends))

        #expect(Recorder(repo.timeline).last?.ids == [4, 2])
        #expect(moment.last == .gone)
    }

    @Test func `a like that is on its way still shows when the moment changes`() async throws {
        let repo = await repo([1])
        let gate = Gate()
        api.on(UpdateMomentLikeOperation.self) { _ in
            await gate.pass()
            return .sample(id: 1, title: "done", isLiked: true, likes: [])
        }
        api.on(GetMomentOperation.self) { _ in
            .sample(id: 1, title: "by others", likes: [.sample(id: 3, name: "Linus")])
        }
        let moment = Recorder(repo.moment(1))

        repo.setLike(true, of: 1)
        await repo.apply(LiveChange(.momentChanged, momentID: 1))

        #expect(moment.last?.value?.title == "by others")
        #expect(moment.last?.value?.isLiked == true)
        #expect(moment.last?.value?.likes?.map(\.name) == ["Linus", "Ada"])
        gate.open()
        try await moment.wait { $0.value?.title == "done" }
    }

    @Test func `a change that cannot be fetched is told`() async {
        let repo = await repo([1])
        api.on(GetMomentOperation.self) { _ in throw MomentsRepoBench.down }
        let errors = Recorder(repo.errors)

        await repo.apply(LiveChange(.momentChanged, momentID: 1))

        #expect(errors.values == [RepoError(.unavailable)])
    }
}
