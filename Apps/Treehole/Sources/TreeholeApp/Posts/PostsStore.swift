import Combine
import ListKit
import SwiftUI
import TreeholeAPI

/// The posts of a session: one value for each number, whichever screens show it.
///
/// Lists keep numbers and read the posts here, so that a star or a new comment shows in all of them. While a post's page is
/// open, its `PostDetailStore` is the only one that fetches and writes that post; it writes back through `binding(to:)`.
@MainActor
final class PostsStore {
    private let api: any APIClientType
    private var posts: [Int: CurrentValueSubject<Post?, Never>] = [:]
    /// How many open pages own a post.
    private var owners: [Int: Int] = [:]
    /// Publishes each post that has changed, and what it was before.
    let changes = PassthroughSubject<(old: Post?, new: Post), Never>()
    /// Publishes the number of each post that was removed.
    let removals = PassthroughSubject<Int, Never>()
    /// Publishes what the server tells of the board.
    let events = PassthroughSubject<BoardChange, Never>()
    /// Publishes the errors of stars that were set in lists.
    let errors = PassthroughSubject<RepoError, Never>()

    init(api: any APIClientType) { self.api = api }

    func post(_ id: Int) -> Post? { posts[id]?.value }

    /// The post of a number: the current value, then each change; nil before it is known, and after it was removed.
    func stream(of id: Int) -> StateStream<Post?> { StateStream(subject(of: id)) }

    /// A binding to a post for its page. Writing nil removes the post from all lists.
    func binding(to id: Int) -> Binding<Post?> {
        Binding { [weak self] in
            self?.post(id)
        } set: { [weak self] post in
            if let post { self?.keep([post]) } else { self?.remove(id) }
        }
    }

    /// Keeps posts as the server has sent them.
    func keep(_ new: [Post]) {
        for post in new where post != self.post(post.id) {
            let old = self.post(post.id)
            subject(of: post.id).value = post
            changes.send((old, post))
        }
    }

    func remove(_ id: Int) {
        if let post = posts[id], post.value != nil { post.value = nil }
        removals.send(id)
    }

    // MARK: - Ownership

    func pageOpened(_ id: Int) { owners[id, default: 0] += 1 }

    func pageClosed(_ id: Int) { owners[id] = owners[id].flatMap { $0 > 1 ? $0 - 1 : nil } }

    // MARK: - Requests

    /// Sets the star of a post in a list: at once, and back if the server refuses.
    func setStar(_ id: Int, _ isStarred: Bool) async {
        guard let old = post(id), old.isStarred != isStarred else { return }
        do {
            try await api.toggleStar(of: old) { keep([$0]) }
        } catch {
            if let error = RepoError(error) { errors.send(error) }
        }
    }

    /// Applies a change of the board: a known post is fetched again, unless its page is open and does so itself.
    func receive(_ change: BoardChange) async {
        switch (change.kind, change.postID) {
        case (.changed, let id?) where post(id) != nil && owners[id] == nil: await fetch(id)
        case (.removed, let id?) where owners[id] == nil: remove(id)
        default: break
        }
        events.send(change)
    }

    private func fetch(_ id: Int) async {
        do {
            if let post = try await api.perform(.post(id)) { keep([post]) } else { remove(id) }
        } catch {
            // The list stays as it was; the next change or refresh fetches the post again.
        }
    }

    private func subject(of id: Int) -> CurrentValueSubject<Post?, Never> {
        if let known = posts[id] { return known }
        let new = CurrentValueSubject<Post?, Never>(nil)
        posts[id] = new
        return new
    }
}

extension APIClientType {
    /// Sets or takes back the star of a post: shows it at once, and the old post if the server refuses.
    @MainActor
    func toggleStar(of post: Post, show: (Post) -> Void) async throws {
        show(post.starred(!post.isStarred))
        do {
            show(try await perform(.setStar(post.id, isStarred: !post.isStarred)))
        } catch {
            show(post)
            throw error
        }
    }
}

extension Post {
    /// The post with the viewer's star set or taken back.
    func starred(_ isStarred: Bool) -> Post {
        var post = self
        post.starCount += (isStarred ? 1 : 0) - (self.isStarred ? 1 : 0)
        post.isStarred = isStarred
        return post
    }
}
