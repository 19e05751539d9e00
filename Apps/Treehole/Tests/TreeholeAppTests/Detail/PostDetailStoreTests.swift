import APIKit
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct PostDetailStoreTests {
    private let transport = SampleTransport()
    private let posts: PostsStore
    private let store: PostDetailStore

    init() {
        let api = APIClient(transport: transport)
        posts = PostsStore(api: api)
        posts.keep(Post.samples)
        store = PostDetailStore(17, post: posts.binding(to: 17), api: api, posts: posts)
    }

    @Test func `a post that is opened is read, in the lists too`() async {
        #expect(store.post == Post.samples[0])

        await store.load()

        #expect(store.comments?.map(\.floor) == [1, 2, 3])
        #expect(posts.post(17)?.hasUnread == false)
    }

    @Test func `a comment is sent, and the list knows its count`() async {
        await store.load()
        store.text = "  Me too  "
        store.quotedFloor = 2

        await store.sendTapped()

        #expect(store.comments?.last?.text == "Me too")
        #expect(store.comments?.last?.quotedFloor == 2)
        #expect(store.text.isEmpty)
        #expect(store.quotedFloor == nil)
        #expect(posts.post(17)?.commentCount == 4)
    }

    @Test func `a comment that is refused stays in its field`() async {
        await store.load()
        transport.refuse("addComment", "RATE_LIMITED")
        store.text = "Me too"

        await store.sendTapped()

        #expect(store.text == "Me too")
        #expect(store.failure?.kind == .limited(retryAfter: nil))
        #expect(store.canSend)
    }

    @Test func `a deleted comment keeps its floor`() async {
        await store.load()

        await store.deleteTapped(2)

        #expect(store.comment(at: 2)?.isDeleted == true)
        #expect(store.comments?.count == 3)
    }

    @Test func `a star is written back, and taken back if it is refused`() async {
        await store.starTapped()
        #expect(posts.post(17)?.isStarred == false)
        #expect(posts.post(17)?.starCount == 11)

        transport.refuse("setStar", "UNAVAILABLE")
        await store.starTapped()
        #expect(posts.post(17)?.isStarred == false)
    }

    @Test func `comments are filtered and reversed`() async {
        await store.load()
        store.isReversed = true
        #expect(store.shownComments.map(\.floor) == [3, 2, 1])

        store.onlyAuthor = true
        #expect(store.shownComments.map(\.floor) == [3])
    }

    @Test func `a deleted post leaves the lists`() async {
        await store.deletePostTapped()

        #expect(store.isGone)
        #expect(posts.post(17) == nil)
    }

    @Test func `a blocked tag is published as the member's new settings`() async {
        var states: [AppModelState] = []
        let subscription = store.appModelStates.sink { states.append($0) }
        defer { subscription.cancel() }

        await store.block({ $0.blockedTags.append("study") }, in: Member.sample.settings)

        var member = Member.sample
        member.settings.blockedTags.append("study")
        #expect(states == [.signedIn(member)])
    }

    @Test func `a report says whether it has arrived`() async {
        #expect(await store.report(floor: 2, .spam, note: ""))

        transport.refuse("report", "RATE_LIMITED")
        #expect(await !store.report(floor: nil, .spam, note: ""))
    }

    @Test func `a live change loads the comments again`() async throws {
        await store.load()
        let new = TreeholeModel.Comment(floor: 4, place: 3, text: "Hello", createdDate: Post.sampleDate)
        transport.board.withLock { $0.comments.append(new) }

        await posts.receive(BoardChange(kind: .changed, postID: 17))
        for await comments in store.$comments.values where comments?.count == 4 { break }

        #expect(transport.calls(of: "post") == 0)
    }
}
