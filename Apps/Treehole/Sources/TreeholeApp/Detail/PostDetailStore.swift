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
final class PostDetailStore: AppModelStatePublishing, Attempting {
    let id: Int
    private let api: any APIClientType
    private let posts: PostsStore
    private let post: Binding<Post?>
    private let subject: CurrentValueSubject<PostDetailState, Never>
    private let states = PassthroughSubject<AppModelState, Never>()
    private var subscriptions: Set<AnyCancellable> = []

    init(_ id: Int, post: Binding<Post?>, api: any APIClientType, posts: PostsStore) {
        self.id = id
        self.post = post
        self.api = api
        self.posts = posts
        subject = CurrentValueSubject(PostDetailState(post: post.wrappedValue))
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

    /// The state of the page: the current value, then each change.
    var state: StateStream<PostDetailState> { StateStream(subject) }

    var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    // MARK: - Reading

    /// Fetches the post and its comments, which are read then.
    func load() async {
        subject.value.isLoading = true
        await attempt {
            guard let thread = try await api.perform(ThreadOperation(id)) else { return disappear() }
            var post = thread.post
            post.hasUnread = false
            subject.value.comments = thread.comments
            show(post)
        }
        subject.value.isLoading = false
    }

    func onlyAuthorTapped() { subject.value.onlyAuthor.toggle() }

    func reversedTapped() { subject.value.isReversed.toggle() }

    var failure: RepoError? {
        get { subject.value.failure }
        set { subject.value.failure = newValue }
    }

    // MARK: - Writing a comment

    var text: String {
        get { subject.value.text }
        set { subject.value.text = newValue }
    }

    /// Called when the person quotes a comment, or with nil takes the quote back.
    func quoteTapped(_ floor: Int?) { subject.value.quotedFloor = floor }

    /// Sends the comment. Its text stays in the field until the server has it.
    func sendTapped() async {
        guard subject.value.canSend else { return }
        subject.value.isSending = true
        await attempt {
            let text = subject.value.text.trimmingCharacters(in: .whitespacesAndNewlines)
            let new = try await api.perform(.addComment(text, to: id, quoting: subject.value.quotedFloor))
            subject.value.text = ""
            subject.value.quotedFloor = nil
            take(new)
        }
        subject.value.isSending = false
    }

    func deleteTapped(_ floor: Int) async {
        await attempt { take(try await api.perform(.deleteComment(floor, of: id))) }
    }

    // MARK: - The post

    /// Sets or takes back the star: at once, and back if the server refuses.
    func starTapped() async {
        guard let old = subject.value.post else { return }
        show(old.starred(!old.isStarred))
        let isKept = await attempt {
            show(try await api.perform(.setStar(id, isStarred: !old.isStarred)))
        }
        if !isKept { show(old) }
    }

    func voteTapped(_ choice: Int) async {
        await attempt { show(try await api.perform(.vote(id, for: choice))) }
    }

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
        subject.value.post = new
        post.wrappedValue = new
    }

    private func take(_ comment: Comment) {
        var comments = subject.value.comments ?? []
        if let index = comments.firstIndex(where: { $0.floor == comment.floor }) {
            comments[index] = comment
        } else {
            comments.append(comment)
            if var post = subject.value.post {
                post.commentCount += 1
                post.lastReplyDate = max(post.lastReplyDate, comment.createdDate)
                show(post)
            }
        }
        subject.value.comments = comments
    }

    private func disappear() {
        subject.value.isGone = true
        post.wrappedValue = nil
    }
}
