import APIKit
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct PostsStoreTests {
    private let transport = SampleTransport()
    private let api: APIClient
    private let store: PostsStore

    init() {
        api = APIClient(transport: transport)
        store = PostsStore(api: api)
        store.keep(Post.samples)
    }

    @Test func `a star shows at once, and stays as the server has it`() async {
        var counts: [Int] = []
        let subscription = store.stream(of: 16).sink { counts.append($0?.starCount ?? 0) }
        defer { subscription.cancel() }

        await store.setStar(16, true)

        #expect(counts == [4, 5])
        #expect(store.post(16)?.isStarred == true)
    }

    @Test func `a star that the server refuses is taken back`() async {
        transport.refuse("setStar", "RATE_LIMITED")
        var errors: [RepoError] = []
        let subscription = store.errors.sink { errors.append($0) }
        defer { subscription.cancel() }

        await store.setStar(16, true)

        #expect(store.post(16)?.starCount == 4)
        #expect(errors.map(\.kind) == [.limited(retryAfter: nil)])
    }

    @Test func `a known post that has changed is fetched again, an unknown one is not`() async {
        transport.board.withLock { $0.posts[1].commentCount = 99 }

        await store.receive(BoardChange(kind: .changed, postID: 16))
        await store.receive(BoardChange(kind: .changed, postID: 4_711))

        #expect(store.post(16)?.commentCount == 99)
        #expect(transport.calls(of: "post") == 1)
    }

    @Test func `a post whose page is open is left to the page`() async {
        store.pageOpened(16)
        await store.receive(BoardChange(kind: .changed, postID: 16))
        #expect(transport.calls(of: "post") == 0)

        store.pageClosed(16)
        await store.receive(BoardChange(kind: .changed, postID: 16))
        #expect(transport.calls(of: "post") == 1)
    }

    @Test func `a removed post leaves all lists`() async {
        let timeline = PostListViewModel(.newest, api: api, store: store)
        let attention = PostListViewModel(.starred, api: api, store: store)
        await timeline.load()
        await attention.load()
        #expect(attention.ids == [17])

        await store.receive(BoardChange(kind: .removed, postID: 17))

        #expect(timeline.ids == [16, 15, 14, 13])
        #expect(attention.ids == [])
    }

    @Test func `what is written through the binding shows in lists`() {
        var post = Post.samples[0]
        post.commentCount = 40

        store.binding(to: 17).wrappedValue = post

        #expect(store.post(17)?.commentCount == 40)
    }
}
