import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

/// Changes of a moment by its author: who can see it, and its text.
@Suite @MainActor struct MomentsRepoPrivacyTests {
    private let bench = MomentsRepoBench()
    private var api: StubAPIClient { bench.api }

    private func repo(_ ids: [MomentID] = [2, 1]) async -> MomentsRepo {
        bench.timeline(ids)
        let repo = bench.repo()
        await repo.refreshTimeline()
        return repo
    }

    @Test func `an audience shows wherever the moment does, and is kept`() async throws {
        let repo = await repo()
        let moment = Recorder(repo.moment(1))
        let chosen = MomentAudience(.selected, tags: [3], people: [5])
        api.on(SetMomentAudienceOperation.self) { operation in
            .sample(id: 1, visibility: .selected, audience: operation.variables.audience, isMine: true, likes: [])
        }

        try await repo.setAudience(chosen, of: 1)

        #expect(moment.last?.value?.audience == chosen)
        #expect(Recorder(repo.timeline).last?.items?.last?.audience == chosen)
        #expect(Recorder(bench.repo().timeline).last?.items?.last?.audience == chosen)
        let sent = api.operations(SetMomentAudienceOperation.self).map(\.variables)
        #expect(sent.map(\.momentID) == [1] && sent.map(\.audience) == [chosen] && sent.map(\.withLikes) == [true])
    }

    @Test func `an edited text shows wherever the moment does`() async throws {
        let repo = await repo()
        let moment = Recorder(repo.moment(1))
        api.on(EditMomentOperation.self) { operation in
            .sample(id: 1, title: operation.variables.title, editedDate: .sample, isMine: true, likes: [])
        }

        try await repo.edit(1, text: "A nicer day")

        #expect(moment.last?.value?.title == "A nicer day" && moment.last?.value?.editedDate == .sample)
        #expect(Recorder(repo.timeline).last?.items?.map(\.title) == ["A nice day", "A nicer day"])
    }

    @Test func `a refusal is thrown, and the moment stays as it was`() async {
        let repo = await repo()
        let late = APIRefusal(code: .invalid, message: "Too late.", reason: "TOO_LATE_TO_EDIT")
        api.on(EditMomentOperation.self) { _ in throw APIError.refused(late) }
        api.on(SetMomentAudienceOperation.self) { _ in throw MomentsRepoBench.down }

        await #expect(throws: RepoError(.invalid, message: "Too late.", reason: "TOO_LATE_TO_EDIT")) {
            try await repo.edit(1, text: "Hi")
        }
        await #expect(throws: RepoError(.unavailable)) { try await repo.setAudience(.onlyMe, of: 1) }

        #expect(Recorder(repo.timeline).last?.ids == [2, 1])
        #expect(Recorder(repo.timeline).last?.items?.last == .sample(id: 1, likes: []))
    }

    @Test func `a tag that is gone takes no moment away`() async {
        let repo = await repo()
        api.on(SetMomentAudienceOperation.self) { _ in throw MomentsRepoBench.missing }

        await #expect(throws: RepoError(.notFound, message: "There is no such moment.")) {
            try await repo.setAudience(MomentAudience(.except, tags: [3]), of: 1)
        }

        #expect(Recorder(repo.timeline).last?.ids == [2, 1])
    }

    @Test func `a read that is under way does not bring the old text back`() async throws {
        let repo = await repo([1])
        let read = Gate()
        api.on(GetMomentOperation.self) { _ in
            await read.pass()
            return .sample(id: 1, title: "old", likes: [])
        }
        api.on(EditMomentOperation.self) { _ in .sample(id: 1, title: "new", likes: []) }
        let moment = Recorder(repo.moment(1))
        let change = Task { await repo.apply(LiveChange(.momentChanged, momentID: 1)) }
        await read.arrival()

        try await repo.edit(1, text: "new")
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "since", likes: []) }
        read.open()
        await change.value

        #expect(moment.values.allSatisfy { $0.value?.title != "old" })
        #expect(moment.last?.value?.title == "since")
    }

    @Test func `where a later read is answered first, another read decides`() async throws {
        let repo = await repo([1])
        let edit = Gate()
        api.on(EditMomentOperation.self) { _ in
            await edit.pass()
            return .sample(id: 1, title: "edited", likes: [])
        }
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "before", likes: []) }
        let change = Task { try await repo.edit(1, text: "edited") }
        await edit.arrival()

        await repo.apply(LiveChange(.momentChanged, momentID: 1))
        api.on(GetMomentOperation.self) { _ in .sample(id: 1, title: "edited and liked", likes: []) }
        edit.open()
        try await change.value

        #expect(Recorder(repo.moment(1)).last?.value?.title == "edited and liked")
    }
}
