import Combine
import ListKit
import MomentDetail
import MomentsFoundations
import MomentsModel
import MomentsRepositories
import MomentsTesting
import Testing

@MainActor
struct MomentDetailViewModelTests {
    @Test func `what the list knows is there at once`() {
        let fixture = DetailFixture(known: .sample(id: 7), comments: [.sample(id: 1), .sample(id: 2)])

        #expect(fixture.ids == ["moment-7", "comment-1", "comment-2"])
        #expect(fixture.viewModel.moment.value == .present(.sample(id: 7)))
    }

    @Test func `an unknown moment is being loaded until it comes`() {
        let fixture = DetailFixture(known: nil)
        #expect(fixture.viewModel.page.value.body == .loading)

        fixture.moments.subject(of: 7).value = .present(.sample(id: 7))

        #expect(fixture.ids == ["moment-7"])
    }

    @Test func `moment and comments are asked for anew`() async {
        let fixture = DetailFixture()
        fixture.comments.onLoadMore = { _ in }

        await fixture.viewModel.loadItems()
        await fixture.viewModel.loadMore()
        fixture.viewModel.trackScreenviews()

        #expect(fixture.moments.calls == [.refreshMoment(7)])
        #expect(fixture.comments.calls == [.refresh(7), .loadMore(7)])
        #expect(fixture.tracking.events == [.screenView("moment")])
    }

    @Test func `an unknown moment that does not come has failed`() async {
        let fixture = DetailFixture(known: nil, comments: nil)
        fixture.moments.onRefreshMoment = { _ in throw RepoError(.unavailable) }

        await fixture.viewModel.loadItems()

        #expect(fixture.viewModel.page.value.body == .failed(RepoError(.unavailable)))
    }

    @Test func `a known moment stays, with a notice, when it does not come`() async {
        let fixture = DetailFixture()
        fixture.moments.onRefreshMoment = { _ in throw RepoError(.unavailable) }

        await fixture.viewModel.loadItems()
        #expect(fixture.viewModel.page.value.notice == RepoError(.unavailable))

        fixture.viewModel.noticeDismissed()
        #expect(fixture.viewModel.page.value.notice == nil)
    }

    @Test func `a moment that was deleted meanwhile is gone`() {
        let fixture = DetailFixture()

        fixture.moments.subject(of: 7).value = .gone

        #expect(fixture.viewModel.moment.value == .gone)
    }

    @Test func `a comment is sent without the blanks around it, and the draft is forgotten`() async {
        let fixture = DetailFixture()
        fixture.comments.onAdd = { text, _, _ in .sample(text: text) }
        fixture.viewModel.textChanged(to: "  Nice\n")
        #expect(fixture.drafts.commentDraft(of: 7).text == "  Nice\n")

        await fixture.viewModel.sendTapped()

        #expect(fixture.comments.calls == [.add("Nice", 7, replyTo: nil)])
        #expect(fixture.composer == CommentComposer())
        #expect(fixture.drafts.commentDraft(of: 7).isEmpty)
        #expect(fixture.tracking.events == [.comment(7)])
    }

    @Test func `a draft that the server has is loaded, and says whom it answers`() async {
        let fixture = DetailFixture(
            draft: CommentDraft(text: "Lov", replyTo: 5),
            comments: [.sample(id: 5, userDetails: .sample(id: 2, name: "Grace"))]
        ) {}
        #expect(fixture.composer == CommentComposer())

        await fixture.viewModel.loadItems()

        #expect(fixture.composer.text == "Lov" && fixture.composer.replyTo == 5)
        #expect(fixture.composer.replyName == "Grace")
    }

    @Test func `what is written while a draft is loaded replaces it, and is not saved before`() async {
        let gate = Gate()
        let fixture = DetailFixture(draft: CommentDraft(text: "Old")) { await gate.pass() }
        let loading = Task { await fixture.viewModel.loadItems() }
        await gate.arrival()

        fixture.viewModel.textChanged(to: "New")
        #expect(fixture.drafts.commentDraft(of: 7).text == "Old")
        gate.open()
        await loading.value

        #expect(fixture.composer.text == "New")
        #expect(fixture.drafts.commentDraft(of: 7).text == "New")
    }

    @Test(arguments: ["", "  \n ", String(repeating: "a", count: Limits.commentText + 1)])
    func `nothing and too much is not sent`(text: String) async {
        let fixture = DetailFixture()
        fixture.viewModel.textChanged(to: text)

        await fixture.viewModel.sendTapped()

        #expect(!fixture.composer.canSend)
        #expect(fixture.comments.calls.isEmpty)
    }

    @Test func `a comment that the server cannot take waits at the end of the list`() async {
        let fixture = DetailFixture(comments: [.sample(id: 5)])
        fixture.comments.onAdd = { _, _, _ in throw RepoError(.unavailable) }
        fixture.viewModel.textChanged(to: "Nice")

        await fixture.viewModel.sendTapped()

        #expect(fixture.composer == CommentComposer())
        #expect(fixture.ids.count == 3 && fixture.ids[1] == "comment-5" && fixture.ids[2].hasPrefix("outbox-"))
        #expect(fixture.viewModel.page.value.revealedRow == fixture.ids[2])

        fixture.comments.onAdd = { text, _, _ in .sample(text: text) }
        fixture.outbox.sendNow()
        await settle { fixture.ids.count == 2 }

        #expect(fixture.ids.count == 2)
        #expect(Set(fixture.comments.sends.map(\.key)).count == 1)
    }

    @Test func `a comment that was refused stays, and says why`() async {
        let fixture = DetailFixture()
        fixture.comments.onAdd = { _, _, _ in throw RepoError(.refused) }
        fixture.viewModel.textChanged(to: "Nice")

        await fixture.viewModel.sendTapped()

        #expect(fixture.composer.text == "Nice")
        #expect(!fixture.composer.isSending)
        #expect(fixture.composer.failure == RepoError(.refused))
        #expect(fixture.drafts.commentDraft(of: 7).text == "Nice")
    }

    @Test func `an answer goes to the comment it answers`() async {
        let comment = Comment.sample(id: 5, userDetails: .sample(id: 2, name: "Grace"))
        let fixture = DetailFixture(comments: [comment])
        fixture.comments.onAdd = { text, _, _ in .sample(text: text) }

        fixture.viewModel.replyTapped(comment)
        fixture.viewModel.textChanged(to: "Thanks")
        #expect(fixture.composer.replyName == "Grace")
        await fixture.viewModel.sendTapped()

        #expect(fixture.comments.calls == [.add("Thanks", 7, replyTo: 5)])
        #expect(fixture.composer.replyTo == nil)
    }

    @Test func `a draft is there again, and whom it answers is known with the comments`() {
        let fixture = DetailFixture(draft: CommentDraft(text: "Tha", replyTo: 5), comments: nil)
        #expect(fixture.composer.text == "Tha")
        #expect(fixture.composer.replyName == nil)

        fixture.comments.subject(of: 7).value.items = [.sample(id: 5, userDetails: .sample(id: 2, name: "Grace"))]

        #expect(fixture.composer.replyName == "Grace")
    }

    @Test func `an answer can become a comment`() {
        let fixture = DetailFixture()
        fixture.viewModel.replyTapped(.sample(id: 5))

        fixture.viewModel.replyCancelled()

        #expect(fixture.composer.replyTo == nil)
        #expect(fixture.drafts.commentDraft(of: 7).replyTo == nil)
    }

    @Test func `letters are counted when there are few left`() {
        let fixture = DetailFixture()
        fixture.viewModel.textChanged(to: String(repeating: "a", count: Limits.commentText - 100))
        #expect(fixture.composer.remaining == nil)

        fixture.viewModel.textChanged(to: String(repeating: "a", count: Limits.commentText + 3))
        #expect(fixture.composer.remaining == -3)
    }

    @Test func `an expired sign-in asks for a new one`() async {
        let fixture = DetailFixture()
        fixture.moments.onRefreshMoment = { _ in throw RepoError(.unauthenticated) }
        var states: [AppModelState] = []
        let subscription = fixture.viewModel.appModelStates.sink { states.append($0) }

        await fixture.viewModel.loadItems()

        #expect(states == [.signedOut(.expired)])
        subscription.cancel()
    }
}
