import Combine
import ListKit
import SwiftUI
import TreeholeAPI

/// The owner of a post while its page is open.
///
/// It is the only one that fetches and writes the post and its comments: live changes of the post come to it, and no list
/// fetches it meanwhile. It writes each change back through the binding it was given, so that all lists are right when the page
/// closes.
@MainActor
final class PostDetailStore: ObservableObject, AppModelStatePublishing, Attempting {
    let id: Int
    @Published private(set) var post: Post?
    /// Whether the post was deleted, or the member may no longer see it.
    @Published private(set) var isGone = false
    /// All comments, oldest first; nil before they are loaded.
    @Published private(set) var comments: [Comment]?
    @Published var failure: RepoError?
    @Published var onlyAuthor = false
    @Published var isReversed = false

    /// The comment that is being written, and the floor that it quotes.
    @Published var text = ""
    @Published var quotedFloor: Int?
    @Published private(set) var isSending = false

    private let api: any APIClientType
    private let posts: PostsStore
    private let binding: Binding<Post?>
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    init(_ id: Int, post: Binding<Post?>, api: any APIClientType, posts: PostsStore) {
        self.id = id
        self.api = api
        self.posts = posts
        binding = post
        self.post = post.wrappedValue
        posts.pageOpened(id)
        posts.events
            .filter { $0.postID == id }
            .sink { [weak self] change in
                Task { change.kind == .removed ? self?.disappear() : await self?.load() }
            }
            .store(in: &subscriptions)
    }

    convenience init(_ id: Int, session: Session) {
        self.init(id, post: session.posts.binding(to: id), api: session.api, posts: session.posts)
    }

    isolated deinit { posts.pageClosed(id) }

    var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    // MARK: - Reading

    /// The comments in the chosen order.
    var shownComments: [Comment] {
        let shown = (comments ?? []).filter { !onlyAuthor || $0.place == 0 }
        return isReversed ? shown.reversed() : shown
    }

    func comment(at floor: Int) -> Comment? { comments?.first { $0.floor == floor } }

    /// Fetches the post and its comments, which are read then.
    func load() async {
        await attempt {
            guard let thread = try await api.perform(ThreadOperation(id)) else { return disappear() }
            var post = thread.post
            post.hasUnread = false
            comments = thread.comments
            show(post)
        }
    }

    // MARK: - Writing a comment

    var canSend: Bool { !isSending && !text.trimmed.isEmpty && text.trimmed.count <= Limits.commentText }

    /// Sends the comment. Its text stays in the field until the server has it.
    func sendTapped() async {
        guard canSend else { return }
        isSending = true
        await attempt {
            let new = try await api.perform(.addComment(text.trimmed, to: id, quoting: quotedFloor))
            text = ""
            quotedFloor = nil
            take(new)
        }
        isSending = false
    }

    func deleteTapped(_ floor: Int) async {
        await attempt { take(try await api.perform(.deleteComment(floor, of: id))) }
    }

    // MARK: - The post

    /// Sets or takes back the star: at once, and back if the server refuses.
    func starTapped() async {
        guard let post else { return }
        await attempt { try await api.toggleStar(of: post, show: show) }
    }

    func voteTapped(_ choice: Int) async { await attempt { show(try await api.perform(.vote(id, for: choice))) } }

    func deletePostTapped() async {
        await attempt {
            _ = try await api.perform(.deletePost(id))
            disappear()
        }
    }

    /// Reports the post, or the comment on a floor.
    ///
    /// - Returns: Whether the moderators have the report.
    func report(floor: Int?, _ reason: ReportReason, note: String) async -> Bool {
        await attempt { _ = try await api.perform(.report(id, floor: floor, reason: reason, note: note)) }
    }

    /// Blocks the post's tag or a word in the settings of the member; lists leave such posts out from then on.
    func block(_ change: (inout MemberSettings) -> Void, in settings: MemberSettings) async {
        var settings = settings
        change(&settings)
        await attempt { states.send(.signedIn(try await api.perform(.saveSettings(settings)))) }
    }

    // MARK: - State

    private func show(_ new: Post) {
        post = new
        binding.wrappedValue = new
    }

    private func take(_ comment: Comment) {
        if let index = comments?.firstIndex(where: { $0.floor == comment.floor }) {
            comments?[index] = comment
        } else {
            comments = (comments ?? []) + [comment]
            guard var post else { return }
            post.commentCount += 1
            post.lastReplyDate = max(post.lastReplyDate, comment.createdDate)
            show(post)
        }
    }

    private func disappear() {
        isGone = true
        binding.wrappedValue = nil
    }
}
