import Combine
import Foundation
import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

extension MomentsRepoTests {
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
