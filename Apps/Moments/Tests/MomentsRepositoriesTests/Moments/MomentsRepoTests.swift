import Combine
import Foundation
import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

/// A repository with its dependencies.
@MainActor
struct MomentsRepoBench {
    let api = StubAPIClient()
    let store = InMemoryDataStore()
    let likes = CurrentValueSubject<Bool, Never>(true)
    let ada = UserDetails.sample(id: 1, name: "Ada")

    func repo(pageSize: Int = 3) -> MomentsRepo {
        MomentsRepo(viewer: ada, api: api, store: store, likes: likes.eraseToAnyPublisher(), pageSize: pageSize)
    }

    /// Makes the server return moments with these IDs.
    func timeline(_ ids: [MomentID], more: Bool = false, likes: [UserDetails] = []) {
        let moments = ids.map { Moment.sample(id: $0, likes: likes) }
        timeline(moments, more: more)
    }

    func timeline(_ moments: [Moment], more: Bool = false) {
        api.on(GetTimelineOperation.self) { operation in
            let page = Page(items: moments, endCursor: "cursor", hasNext: more)
            return operation.variables.withLikes ? page : page.withoutLikes
        }
    }

    nonisolated static let down = APIError.networkError(status: nil)
    nonisolated static let missing = APIError.refused(
        APIRefusal(code: .notFound, message: "There is no such moment.")
    )
}

extension Page<Moment> {
    fileprivate var withoutLikes: Page {
        Page(items: items.map { $0.withoutLikes() }, endCursor: endCursor, hasNext: hasNext)
    }
}

extension Listing where Item: Identifiable {
    var ids: [Item.ID]? { items?.map(\.id) }
}

@Suite @MainActor struct MomentsRepoTests {
    private let bench = MomentsRepoBench()
    private var api: StubAPIClient { bench.api }

    // MARK: The timeline

    @Test func `the timeline shows what the network brings`() async {
        bench.timeline([3, 2, 1])
        let repo = bench.repo()
        let timeline = Recorder(repo.timeline)

        await repo.refreshTimeline()

        #expect(timeline.values.map(\.ids) == [nil, nil, [3, 2, 1], [3, 2, 1]])
        #expect(timeline.values.map(\.activity) == [.idle, .refreshing, .refreshing, .idle])
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

    @Test func `what an earlier version has kept, without mentions, shows at once`() throws {
        let kept = [Moment.sample(id: 3, latestComments: [.sample()], likes: []), .sample(id: 2, likes: [])]
        let text = String(decoding: try JSONCoding.encoder().encode(kept), as: UTF8.self)
        let earlier = text.replacing(#""mentions":[],"#, with: "")
        #expect(text.contains("mentions") && !earlier.contains("mentions"))
        try bench.store.set(Data(earlier.utf8), for: "moments.timeline")

        #expect(Recorder(bench.repo().timeline).last?.items == kept)
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

    // MARK: Likes

    @Test func `a like shows at once, and stays as the server confirms it`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let gate = Gate()
        let grace = UserDetails.sample(id: 2, name: "Grace")
        let confirmed = Moment.sample(id: 1, isLiked: true, likes: [grace, bench.ada])
        api.on(UpdateMomentLikeOperation.self) { _ in
            await gate.pass()
            return confirmed
        }
        let moment = Recorder(repo.moment(1))

        repo.setLike(true, of: 1)
        #expect(moment.last?.value?.isLiked == true)
        #expect(moment.last?.value?.likes == [bench.ada])
        #expect(moment.last?.value?.likeCount == 1)

        gate.open()
        try await moment.wait { $0 == .present(confirmed) }
    }

    @Test func `a refused like is undone and the error published`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let before = Recorder(repo.moment(1)).last
        api.on(UpdateMomentLikeOperation.self) { _ in throw MomentsRepoBench.down }
        let errors = Recorder(repo.errors)
        let moment = Recorder(repo.moment(1))

        repo.setLike(true, of: 1)
        #expect(moment.last?.value?.isLiked == true)

        try await errors.wait { $0 == RepoError(.unavailable) }
        #expect(moment.last == before)
    }

    @Test func `who changes their mind while the answer is on its way gets what they wanted last`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let gate = Gate()
        api.on(UpdateMomentLikeOperation.self) { operation in
            await gate.pass()
            let isLiked = operation.variables.isLiked
            return .sample(id: 1, isLiked: isLiked, likes: isLiked ? [.sample(id: 1, name: "Ada")] : [])
        }
        let moment = Recorder(repo.moment(1))

        repo.setLike(true, of: 1)
        await gate.arrival()
        repo.setLike(false, of: 1)
        repo.setLike(true, of: 1)
        repo.setLike(false, of: 1)
        #expect(moment.last?.value?.isLiked == false)
        gate.open()

        while api.operations(UpdateMomentLikeOperation.self).count < 2 { await Task.yield() }
        #expect(api.operations(UpdateMomentLikeOperation.self).map(\.variables.isLiked) == [true, false])
        #expect(moment.values.dropFirst(4).allSatisfy { $0.value?.isLiked == false })
    }

    @Test func `a list that was asked for before a like does not undo it`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let gate = Gate()
        api.on(GetTimelineOperation.self) { _ in
            await gate.pass()
            return Page(items: [.sample(id: 1, likes: [])])
        }
        let late = Task { await repo.refreshTimeline() }
        await gate.arrival()

        api.on(UpdateMomentLikeOperation.self) { _ in .sample(id: 1, title: "confirmed", isLiked: true, likes: []) }
        repo.setLike(true, of: 1)
        let moment = Recorder(repo.moment(1))
        try await moment.wait { $0.value?.title == "confirmed" }
        gate.open()
        await late.value

        #expect(moment.last?.value?.isLiked == true)
    }

    @Test func `an answer to a like that comes late does not undo what others did since`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let gate = Gate()
        api.on(UpdateMomentLikeOperation.self) { _ in
            await gate.pass()
            return .sample(id: 1, title: "answer", isLiked: true, likes: [])
        }
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "since", isLiked: false, likes: []) }
        let moment = Recorder(repo.moment(1))

        repo.setLike(true, of: 1)
        await gate.arrival()
        await repo.apply(LiveChange(.momentChanged, momentID: 1))
        gate.open()

        try await moment.wait { $0.value?.isLiked == false && $0.value?.title == "since" }
        #expect(!moment.values.contains { $0.value?.title == "answer" })
        #expect(api.operations(GetMomentOperation.self).count == 2)
    }

    @Test func `a read that was done before a like and arrives after its answer does not undo it`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let like = Gate()
        let read = Gate()
        api.on(UpdateMomentLikeOperation.self) { _ in
            await like.pass()
            return .sample(id: 1, title: "answer", isLiked: true, likes: [])
        }
        api.on(GetMomentOperation.self) { _ in
            await read.pass()
            return .sample(id: 1, title: "before", isLiked: false, likes: [])
        }
        let moment = Recorder(repo.moment(1))

        repo.setLike(true, of: 1)
        await like.arrival()
        let change = Task { await repo.apply(LiveChange(.momentChanged, momentID: 1)) }
        await read.arrival()
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "since", isLiked: true, likes: []) }
        like.open()
        try await moment.wait { $0.value?.title == "answer" }
        read.open()
        await change.value

        #expect(moment.last?.value?.title == "since")
        #expect(moment.values.dropFirst().allSatisfy { $0.value?.isLiked == true })
    }

    @Test func `a like shows until a read that is sent after its answer tells`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let like = Gate()
        let read = Gate()
        api.on(UpdateMomentLikeOperation.self) { _ in
            await like.pass()
            return .sample(id: 1, title: "answer", isLiked: true, likes: [])
        }
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "before", isLiked: false, likes: []) }
        let moment = Recorder(repo.moment(1))

        repo.setLike(true, of: 1)
        await like.arrival()
        await repo.apply(LiveChange(.momentChanged, momentID: 1))
        api.on(GetMomentOperation.self) { _ in
            await read.pass()
            return .sample(id: 1, title: "before", isLiked: false, likes: [])
        }
        let change = Task { await repo.apply(LiveChange(.momentChanged, momentID: 1)) }
        await read.arrival()
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "since", isLiked: true, likes: []) }
        like.open()
        try await moment.wait { $0.value?.title == "since" }
        read.open()
        await change.value

        #expect(moment.values.dropFirst().allSatisfy { $0.value?.isLiked == true })
    }

    @Test func `a like that is taken back while the moment cannot be read is sent`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let like = Gate()
        let read = Gate()
        api.on(UpdateMomentLikeOperation.self) { operation in
            await like.pass()
            return .sample(id: 1, isLiked: operation.variables.isLiked, likes: [])
        }
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "before", isLiked: false, likes: []) }
        let errors = Recorder(repo.errors)

        repo.setLike(true, of: 1)
        await like.arrival()
        await repo.apply(LiveChange(.momentChanged, momentID: 1))
        api.on(GetMomentOperation.self) { _ in
            await read.pass()
            throw MomentsRepoBench.down
        }
        like.open()
        await read.arrival()
        repo.setLike(false, of: 1)
        read.open()

        while api.operations(UpdateMomentLikeOperation.self).count < 2 { await Task.yield() }
        #expect(api.operations(UpdateMomentLikeOperation.self).map(\.variables.isLiked) == [true, false])
        #expect(errors.values == [RepoError(.unavailable)])
    }

    @Test func `the same like again asks nobody`() async {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()

        repo.setLike(false, of: 1)
        await Task.yield()

        #expect(api.operations(UpdateMomentLikeOperation.self).isEmpty)
    }

    @Test func `likes are not written each time, the next session asks for them`() async {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let kept = bench.store.data(for: "moments.timeline")
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, likes: [.sample(id: 3, name: "Linus")]) }

        await repo.apply(LiveChange(.momentChanged, momentID: 1))

        #expect(kept != nil && bench.store.data(for: "moments.timeline") == kept)
    }

    // MARK: Toggling likes

    @Test func `without likes nothing asks for them, and they leave the screen at once`() async {
        bench.timeline([1], likes: [bench.ada])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let timeline = Recorder(repo.timeline)
        #expect(timeline.last?.items?.first?.likes == [bench.ada])

        bench.likes.value = false
        #expect(timeline.last?.items?.first?.likes == nil)

        await repo.refreshTimeline()
        #expect(api.operations(GetTimelineOperation.self).map(\.variables.withLikes) == [true, false])
    }

    @Test func `kept likes do not show where likes are off`() async {
        bench.timeline([1], likes: [bench.ada])
        await bench.repo().refreshTimeline()

        bench.likes.value = false

        #expect(Recorder(bench.repo().timeline).last?.items?.map(\.isLiked) == [nil])
    }

    @Test func `turning likes on asks for all that shows`() async throws {
        bench.likes.value = false
        bench.timeline([5, 4, 3], more: true)
        let repo = bench.repo()
        await repo.refreshTimeline()
        bench.timeline([2, 1])
        await repo.loadMoreTimeline()
        let timeline = Recorder(repo.timeline)

        bench.timeline([5, 4, 3, 2, 1])
        bench.likes.value = true

        try await timeline.wait { $0.items?.allSatisfy { $0.isLiked == false } == true }
        #expect(timeline.last?.ids == [5, 4, 3, 2, 1])
        #expect(api.operations(GetTimelineOperation.self).last?.variables.first == 5)
    }

    // MARK: Publishing and deleting

    @Test func `a published moment stands in front of the timeline and of its author's moments`() async throws {
        bench.timeline([2, 1])
        api.on(GetMomentsOfPersonOperation.self) { _ in Page(items: []) }
        let mine = Moment.sample(id: 3, userDetails: bench.ada, isMine: true, likes: [])
        api.on(PublishMomentOperation.self) { _ in mine }
        let repo = bench.repo()
        await repo.refreshTimeline()
        await repo.refreshMoments(of: 1)

        let published = try await repo.publish(MomentDraft(text: "Hi"))

        #expect(published == mine)
        #expect(Recorder(repo.timeline).last?.ids == [3, 2, 1])
        #expect(Recorder(repo.moments(of: 1)).last?.ids == [3])
    }

    @Test func `a list that was asked for before a moment was published does not take it away`() async throws {
        bench.timeline([2, 1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let gate = Gate()
        api.on(GetTimelineOperation.self) { _ in
            await gate.pass()
            return Page(items: [.sample(id: 2, likes: []), .sample(id: 1, likes: [])])
        }
        let late = Task { await repo.refreshTimeline() }
        await gate.arrival()
        api.on(PublishMomentOperation.self) { _ in .sample(id: 3, likes: []) }

        _ = try await repo.publish(MomentDraft(text: "Hi"))
        gate.open()
        await late.value

        #expect(Recorder(repo.timeline).last?.ids == [3, 2, 1])
    }

    @Test func `a refusal to publish is thrown`() async {
        let refusal = APIRefusal(code: .invalid, message: "Too long.", reason: "TEXT_TOO_LONG")
        api.on(PublishMomentOperation.self) { _ in throw APIError.refused(refusal) }

        await #expect(throws: RepoError(.invalid, message: "Too long.", reason: "TEXT_TOO_LONG")) {
            try await bench.repo().publish(MomentDraft(text: "Hi"))
        }
    }

    @Test(arguments: [false, true])
    func `a deleted moment leaves every list, also one that was gone already`(_ wasGone: Bool) async throws {
        bench.timeline([2, 1])
        api.on(DeleteMomentOperation.self) { operation in
            if wasGone { throw MomentsRepoBench.missing }
            return operation.variables.momentID
        }
        let repo = bench.repo()
        await repo.refreshTimeline()
        let moment = Recorder(repo.moment(2))

        try await repo.delete(2)

        #expect(Recorder(repo.timeline).last?.ids == [1])
        #expect(moment.last == .gone)
        #expect(Recorder(bench.repo().timeline).last?.ids == [1])
    }

    @Test func `a moment that cannot be deleted stays`() async {
        bench.timeline([2, 1])
        api.on(DeleteMomentOperation.self) { _ in throw MomentsRepoBench.down }
        let repo = bench.repo()
        await repo.refreshTimeline()

        await #expect(throws: RepoError(.unavailable)) { try await repo.delete(2) }

        #expect(Recorder(repo.timeline).last?.ids == [2, 1])
    }

    // MARK: Single moments

    @Test func `a moment shows what the list knows, and the list what the moment learns`() async throws {
        bench.timeline([1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let moment = Recorder(repo.moment(1))
        #expect(moment.last == .present(.sample(id: 1, likes: [])))

        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "fresh", likes: []) }
        try await repo.refreshMoment(1)

        #expect(moment.last?.value?.title == "fresh")
        #expect(Recorder(repo.timeline).last?.items?.map(\.title) == ["fresh"])
    }

    @Test func `a moment that was deleted meanwhile is gone, also from the list`() async throws {
        bench.timeline([2, 1])
        let repo = bench.repo()
        await repo.refreshTimeline()
        let moment = Recorder(repo.moment(1))

        api.on(GetMomentOperation.self) { _ in nil }
        try await repo.refreshMoment(1)

        #expect(moment.last == .gone)
        #expect(Recorder(repo.timeline).last?.ids == [2])
    }

    @Test func `an unknown moment is asked for`() async throws {
        api.on(GetMomentOperation.self) { .sample(id: $0.variables.id, likes: []) }
        let repo = bench.repo()
        let moment = Recorder(repo.moment(9))
        #expect(moment.last == .unknown)

        try await repo.refreshMoment(9)

        #expect(moment.last?.value?.id == 9)
    }

    @Test func `the viewer's new picture shows wherever the old one did`() async {
        bench.timeline([.sample(id: 1, userDetails: bench.ada, likes: [bench.ada])])
        let repo = bench.repo()
        await repo.refreshTimeline()

        repo.viewer = .sample(id: 1, name: "Ada Lovelace", handle: "ada")

        let moment = Recorder(repo.moment(1)).last?.value
        #expect(moment?.userDetails.name == "Ada Lovelace" && moment?.likes?.map(\.name) == ["Ada Lovelace"])
    }
}
