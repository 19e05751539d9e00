import Foundation
import MomentsAPI
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(5))) @MainActor struct DraftsRepoTests {
    private let api = StubAPIClient()
    private let clock = ManualClock()

    private func repo() -> DraftsRepo { DraftsRepo(api: api, clock: clock) }

    private func texts() -> [String] { api.operations(SaveMomentDraftOperation.self).map(\.draft.text) }

    @Test func `drafts are those of the server`() async throws {
        let draft = MomentDraft(text: "Dear diary", photos: [.init(.sample(), altText: "A lake")], audience: .onlyMe)
        api.on(GetMomentDraftOperation.self) { _ in draft }
        api.on(GetCommentDraftOperation.self) { _ in CommentDraft(text: "Lovely", replyTo: 2) }
        let repo = repo()

        #expect(try await repo.loadMomentDraft() == draft)
        #expect(try await repo.loadCommentDraft(of: 7) == CommentDraft(text: "Lovely", replyTo: 2))

        // A draft that the server has is not sent back.
        repo.save(draft)
        repo.save(CommentDraft(text: "Lovely", replyTo: 2), of: 7)
        #expect(repo.unsentMomentDraft == nil && repo.unsentCommentDraft(of: 7) == nil)
    }

    @Test func `the first change is sent at once, then the newest after each interval`() async throws {
        let gate = Gate()
        api.on(SaveMomentDraftOperation.self) { _ in await gate.pass() }
        let repo = repo()

        for text in ["D", "De", "Dea"] { repo.save(MomentDraft(text: text)) }
        await gate.arrival()
        // All three were saved before the first was sent.
        #expect(texts() == ["Dea"])
        for text in ["Dear", "Dear d"] { repo.save(MomentDraft(text: text)) }
        #expect(repo.unsentMomentDraft?.text == "Dear d")
        gate.open()

        #expect(await clock.wakeNext() == .milliseconds(300))
        await clock.wakeNext()
        #expect(texts() == ["Dea", "Dear d"])
        #expect(repo.unsentMomentDraft == nil)
    }

    @Test func `what was not sent yet is newer than what the server has`() async throws {
        let gate = Gate()
        api.on(SaveCommentDraftOperation.self) { _ in await gate.pass() }
        let repo = repo()

        repo.save(CommentDraft(text: "Lov"), of: 7)
        await gate.arrival()

        #expect(try await repo.loadCommentDraft(of: 7).text == "Lov")
        #expect(repo.unsentCommentDraft(of: 8) == nil)
        gate.open()
    }

    @Test func `a server that cannot be reached is tried again, longer and longer apart`() async throws {
        let attempts = Counter()
        api.on(SaveMomentDraftOperation.self) { _ in
            guard attempts.next() > 2 else { throw APIError.networkError(status: nil) }
        }
        let repo = repo()
        let errors = Recorder(repo.errors)

        repo.save(MomentDraft(text: "Dear diary"))
        #expect(await clock.wakeNext() == .milliseconds(600))
        #expect(await clock.wakeNext() == .milliseconds(1200))
        #expect(await clock.wakeNext() == .milliseconds(300))

        #expect(texts().count == 3)
        #expect(repo.unsentMomentDraft == nil && errors.values.isEmpty)
    }

    @Test func `a draft that cannot be kept is reported once, and sent again with the next change`() async throws {
        let attempts = Counter()
        api.on(SaveMomentDraftOperation.self) { _ in
            guard attempts.next() > 1 else { throw RepoError(.invalid, message: "Too long.") }
        }
        let repo = repo()
        let errors = Recorder(repo.errors)

        repo.save(MomentDraft(text: "Dear diary"))
        try await errors.wait { $0 == RepoError(.invalid, message: "Too long.") }
        #expect(repo.unsentMomentDraft?.text == "Dear diary")

        repo.save(MomentDraft(text: "Dear"))
        await clock.wakeNext()
        #expect(repo.unsentMomentDraft == nil && errors.values.count == 1)
    }

    @Test func `what was written last is sent although the page is gone`() async throws {
        let gate = Gate()
        api.on(SaveMomentDraftOperation.self) { _ in await gate.pass() }
        do {
            let repo = repo()
            repo.save(MomentDraft(text: "Dear"))
            await gate.arrival()
            repo.save(MomentDraft(text: "Dear diary"))
        }
        gate.open()

        await clock.wakeNext()
        await clock.wakeNext()

        #expect(texts() == ["Dear", "Dear diary"])
    }
}

/// Counts from 1.
private final class Counter: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
        count.withLock { count in
            count += 1
            return count
        }
    }
}
