import Combine
import Foundation
import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

extension MomentsRepoTests {
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

        #expect(kept != nil && bench.store.data(for: "moments.timeline") === kept)
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
}
