import Combine
import ListKit
import TreeholeAPI

/// What the screens of a signed-in member share: the posts, the lists of the tabs, and the live changes.
@MainActor
final class Session: ObservableObject, AppModelStatePublishing {
    let api: any APIClientType
    let posts: PostsStore
    let trending: TrendingTagsViewModel
    let timeline: PostListViewModel
    let wander: PostListViewModel
    let search: SearchViewModel
    let attention: PostListViewModel
    let host: TreeholeHost

    init(_ services: AppServices) {
        api = services.api
        host = services.host
        posts = PostsStore(api: api)
        trending = TrendingTagsViewModel(api: api)
        timeline = PostListViewModel(.newest, header: [trending], api: api, store: posts)
        wander = PostListViewModel(.random, api: api, store: posts)
        attention = PostListViewModel(.starred, api: api, store: posts)
        search = SearchViewModel(posts: PostListViewModel(.newest, api: api, store: posts))
    }

    /// Publishes the number of unread starred posts.
    var appModelStates: AnyPublisher<AppModelState, Never> {
        attention.unreadCount.map(AppModelState.unreadCount).eraseToAnyPublisher()
    }

    /// Loads what the bars show, and follows the board until the task is cancelled.
    func run() async {
        await attention.load()
        await trending.load()
        await LiveUpdates(BoardChangesOperation(), api: api, isStart: { $0.kind == .subscribed }) { [weak self] in
            await self?.receive($0)
        } catchUp: { [weak self] in
            await self?.timeline.load()
            await self?.attention.load()
        }
        .run()
    }

    /// Loads all lists anew, for example after a tag was blocked.
    func reload() async {
        for list in [timeline, wander, attention, search.posts] where list.ids != nil { await list.reload() }
        await trending.load()
    }

    private func receive(_ change: BoardChange) async {
        let isUnknown = change.postID.map { posts.post($0) == nil } ?? false
        await posts.receive(change)
        // The list offers to show what has come above the rows that are read.
        let hasReply = change.kind == .changed && timeline.order == .lastReply && isUnknown
        if change.kind == .posted || hasReply { await timeline.load() }
    }
}
