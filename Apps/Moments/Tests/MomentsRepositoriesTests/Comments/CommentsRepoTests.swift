import Combine
import MomentsModel
import MomentsTesting
import Testing

@testable import MomentsAPI
@testable import MomentsRepositories

@Suite @MainActor struct CommentsRepoTests {
    private let api = StubAPIClient()
    private let moments = StubMomentsRepo()

    private func repo(pageSize: Int = 2) -> CommentsRepo {
        moments.onMerge = { _ in }
        return CommentsRepo(api: api, moments: moments, likes: Just(true).eraseToAnyPublisher(), pageSize: pageSize)
    }

    /// Makes the server return these comments.
    private func serve(_ ids: [CommentID]) {
        api.on(GetCommentsOperation.self) { operation in
            let after = operation.variables.after.flatMap(CommentID.init) ?? -1
            let rest = ids.filter { $0 > after }
            let page = rest.prefix(operation.variables.first).map { Comment.sample(id: $0) }
            return Page(items: page, endCursor: page.last?.id.description, hasNext: rest.count > page.count)
        }
    }

    @Test func `comments come page by page, oldest first`() async {
        serve([1, 2, 3])
        let repo = repo()
        let comments = Recorder(repo.comments(of: 7))

        await repo.refreshComments(of: 7)
        #expect(comments.last?.ids == [1, 2] && comments.last?.hasMore == true)

        await repo.loadMoreComments(of: 7)
        #expect(comments.last?.ids == [1, 2, 3] && comments.last?.hasMore == false)
    }

    @Test func `an own comment stands at the end, and its moment is passed on`() async throws {
        serve([1])
        let moment = Moment.sample(id: 7, commentCount: 2, likes: [])
        api.on(AddCommentOperation.self) { _ in CommentChange(comment: .sample(id: 2, isMine: true), moment: moment) }
        let repo = repo()
        await repo.refreshComments(of: 7)

        try await repo.add("Lovely", to: 7, replyTo: 1)

        #expect(Recorder(repo.comments(of: 7)).last?.ids == [1, 2])
        #expect(moments.calls == [.merge(moment)])
        let input = api.operations(AddCommentOperation.self).first?.variables.input
        #expect(input?.text == "Lovely" && input?.replyTo == 1 && input?.momentID == 7)
    }

    @Test func `an own comment far behind what is known brings what lies between`() async throws {
        serve([1, 2, 3, 4, 5])
        let repo = repo()
        await repo.refreshComments(of: 7)
        serve([1, 2, 3, 4, 5, 6])
        api.on(AddCommentOperation.self) { _ in CommentChange(comment: .sample(id: 6), moment: .sample(id: 7)) }

        try await repo.add("Lovely", to: 7, replyTo: nil)

        #expect(Recorder(repo.comments(of: 7)).last?.ids == [1, 2, 3, 4, 5, 6])
    }

    @Test func `a comment that cannot be added is thrown and nothing changes`() async {
        serve([1])
        api.on(AddCommentOperation.self) { _ in throw MomentsRepoBench.missing }
        let repo = repo()
        await repo.refreshComments(of: 7)

        await #expect(throws: RepoError.self) { _ = try await repo.add("Lovely", to: 7, replyTo: nil) }

        #expect(Recorder(repo.comments(of: 7)).last?.ids == [1])
    }

    @Test func `a deleted comment leaves, and its moment is passed on`() async throws {
        serve([1, 2])
        let moment = Moment.sample(id: 7, commentCount: 1, likes: [])
        api.on(DeleteCommentOperation.self) { _ in moment }
        let repo = repo()
        await repo.refreshComments(of: 7)

        try await repo.delete(1, of: 7)

        #expect(Recorder(repo.comments(of: 7)).last?.ids == [2])
        #expect(moments.calls == [.merge(moment)])
    }

    @Test func `a moment that shows no longer after its comment was deleted is gone`() async throws {
        serve([1, 2])
        api.on(DeleteCommentOperation.self) { _ in nil }
        moments.onApply = { _ in }
        let repo = repo()
        await repo.refreshComments(of: 7)

        try await repo.delete(1, of: 7)

        #expect(Recorder(repo.comments(of: 7)).last?.ids == [2])
        #expect(moments.calls == [.apply(LiveChange(.momentDeleted, momentID: 7))])
    }

    @Test func `comments that were asked for before do not undo what the viewer did`() async throws {
        serve([1, 2])
        api.on(DeleteCommentOperation.self) { _ in .sample(id: 7) }
        api.on(AddCommentOperation.self) { _ in CommentChange(comment: .sample(id: 3), moment: .sample(id: 7)) }
        let repo = repo()
        await repo.refreshComments(of: 7)
        let gate = Gate()
        api.on(GetCommentsOperation.self) { _ in
            await gate.pass()
            return Page(items: [.sample(id: 1), .sample(id: 2)])
        }
        let late = Task { await repo.refreshComments(of: 7) }
        await gate.arrival()

        try await repo.delete(1, of: 7)
        try await repo.add("Lovely", to: 7, replyTo: nil)
        gate.open()
        await late.value

        #expect(Recorder(repo.comments(of: 7)).last?.ids == [2, 3])
    }

    @Test func `new comments of others appear where they are looked at`() async {
        serve([1, 2, 3])
        let repo = repo()
        let comments = Recorder(repo.comments(of: 7))
        await repo.refreshComments(of: 7)
        await repo.loadMoreComments(of: 7)

        serve([1, 3, 4, 5, 6])
        await repo.apply(LiveChange(.momentChanged, momentID: 7))

        #expect(comments.last?.ids == [1, 3, 4, 5, 6])
    }

    @Test func `comments that nobody looks at are not asked for`() async {
        serve([1])
        let repo = repo()
        await repo.refreshComments(of: 7)

        await repo.apply(LiveChange(.momentChanged, momentID: 7))
        await repo.apply(LiveChange(.momentChanged, momentID: 8))

        #expect(api.operations(GetCommentsOperation.self).count == 1)
    }

    @Test func `a failure leaves what was known`() async {
        serve([1])
        let repo = repo()
        await repo.refreshComments(of: 7)

        api.on(GetCommentsOperation.self) { _ in throw MomentsRepoBench.down }
        await repo.refreshComments(of: 7)

        let comments = Recorder(repo.comments(of: 7)).last
        #expect(comments?.ids == [1] && comments?.error == RepoError(.unavailable))
    }
}
