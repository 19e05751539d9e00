import APIKit
import Foundation
import ListKit
import Testing

@testable import TreeholeApp
@testable import TreeholeModel

@MainActor
struct PostListViewModelTests {
    private let transport = SampleTransport()
    private let api: APIClient
    private let store: PostsStore

    init() {
        api = APIClient(transport: transport)
        store = PostsStore(api: api)
    }

    @Test func `a new post comes above those that are shown`() async {
        let list = PostListViewModel(.newest, api: api, store: store)
        await list.load()
        transport.board.withLock {
            $0.posts.insert(
                Post(id: 18, text: "New", createdDate: Post.sampleDate, lastReplyDate: Post.sampleDate),
                at: 0
            )
        }

        await list.load()

        #expect(list.ids == [18, 17, 16, 15, 14, 13])
    }

    @Test func `a star anywhere adds the post to the starred ones, and takes it out again`() async {
        let timeline = PostListViewModel(.newest, api: api, store: store)
        let starred = PostListViewModel(.starred, api: api, store: store)
        await timeline.load()
        await starred.load()

        await store.setStar(15, true)
        #expect(starred.ids == [15, 17])

        await store.setStar(17, false)
        #expect(starred.ids == [15])
    }

    @Test(arguments: [PostOrder.lastReply, .starred])
    func `a new reply moves its post to the top`(order: PostOrder) async {
        transport.board.withLock { for index in $0.posts.indices { $0.posts[index].isStarred = true } }
        let list = PostListViewModel(order, api: api, store: store)
        await list.load()
        var post = Post.samples[2]
        post.isStarred = true

        post.starCount += 1
        store.keep([post])
        #expect(list.ids == [17, 16, 15, 14, 13])

        post.commentCount += 1
        post.lastReplyDate = Post.sampleDate.addingTimeInterval(60)
        store.keep([post])
        #expect(list.ids == [15, 17, 16, 14, 13])
    }

    @Test func `in the order of writing a new reply moves nothing`() async {
        let list = PostListViewModel(.newest, api: api, store: store)
        await list.load()
        var post = Post.samples[2]
        post.commentCount += 1
        store.keep([post])
        #expect(list.ids == [17, 16, 15, 14, 13])
    }

    @Test func `the unread ones are counted until they are read`() async {
        let starred = PostListViewModel(.starred, api: api, store: store)
        var counts: [Int] = []
        let subscription = starred.unreadCount.sink { counts.append($0) }
        defer { subscription.cancel() }

        await starred.load()
        var read = Post.samples[0]
        read.hasUnread = false
        store.keep([read])

        #expect(counts == [0, 1, 0])
    }

    @Test func `a list that is shown again is not loaded again, unless the person wishes`() async {
        let list = PostListViewModel(.random, api: api, store: store)
        list.trackScreenviews()
        await list.loadItems()
        list.trackScreenviews()
        await list.loadItems()
        #expect(transport.calls(of: "posts") == 1)

        await list.loadItems()
        #expect(transport.calls(of: "posts") == 2)
    }

    @Test func `a failed refresh keeps the posts and says so`() async {
        let list = PostListViewModel(.newest, api: api, store: store)
        await list.load()
        transport.refuse("posts", "UNAVAILABLE")

        await list.load()

        #expect(list.ids?.count == 5)
        #expect(list.page.value.notice?.kind == .unavailable)
        list.noticeDismissed()
        #expect(list.page.value.notice == nil)
    }
}
