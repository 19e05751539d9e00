import Foundation
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@Suite @MainActor struct DraftsRepoTests {
    private let store = InMemoryDataStore()

    @Test func `drafts are there again in the next session`() {
        let draft = MomentDraft(text: "Dear diary", photos: [.init(.sample(), altText: "A lake")], visibility: .onlyMe)
        let first = DraftsRepo(store: store)
        first.save(draft)
        first.save(CommentDraft(text: "Lovely", replyTo: 2), of: 7)

        let second = DraftsRepo(store: store)

        #expect(second.currentMomentDraft == draft)
        #expect(second.commentDraft(of: 7) == CommentDraft(text: "Lovely", replyTo: 2))
        #expect(second.commentDraft(of: 8) == CommentDraft())
    }

    @Test func `an empty draft is forgotten`() {
        let repo = DraftsRepo(store: store)
        repo.save(MomentDraft(text: "Dear diary"))
        repo.save(CommentDraft(text: "Lovely"), of: 7)

        repo.save(MomentDraft(text: " \n"))
        repo.save(CommentDraft(), of: 7)

        #expect(store.data(for: "drafts.moment") == nil && store.data(for: "drafts.comment.7") == nil)
    }

    @Test func `the same draft again publishes and writes nothing`() throws {
        let repo = DraftsRepo(store: store)
        repo.save(MomentDraft(text: "Dear diary"))
        try store.set(nil, for: "drafts.moment")
        let drafts = Recorder(repo.momentDraft)

        repo.save(MomentDraft(text: "Dear diary"))

        #expect(drafts.values.count == 1 && store.data(for: "drafts.moment") == nil)
    }

    @Test func `a draft that cannot be kept is told`() {
        let repo = DraftsRepo(store: InMemoryDataStore(limit: 10))
        let errors = Recorder(repo.errors)

        repo.save(MomentDraft(text: "Dear diary"))

        #expect(errors.values == [RepoError(.storage)])
        #expect(repo.currentMomentDraft.text == "Dear diary")
    }

    @Test func `what an earlier version has written in another form is no draft`() throws {
        try store.set(Data("?".utf8), for: "drafts.moment")

        #expect(DraftsRepo(store: store).currentMomentDraft == MomentDraft())
    }
}
