import ListKit
import TreeholeAPI

/// The view model of a post in a list.
@MainActor
final class PostListItemViewModel: ListItemViewModel {
    nonisolated let id: String
    private let number: Int
    private let store: PostsStore

    init(_ number: Int, store: PostsStore) {
        id = "post-\(number)"
        self.number = number
        self.store = store
    }

    /// The post: the current value, then each change.
    var post: StateStream<Post?> { store.stream(of: number) }

    func starTapped() async {
        if let post = post.value { await store.setStar(number, !post.isStarred) }
    }
}
