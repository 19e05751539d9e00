import Combine
import MomentsAPI
import MomentsModel

/// A repository of the comments of moments viewed in this browser session.
@MainActor
public final class CommentsRepo: CommentsRepoType {
    @MainActor
    private final class Thread {
        var pages = PagedItems<Comment>(.oldestFirst)
        let listing = ListingSubject<Comment>()
        /// The number of the latest applied request for comments.
        var number = 0
        /// Comments the viewer has added or deleted, with the request number assigned when the server confirmed the change.
        var ownChanges: [CommentID: Int] = [:]

        func publish() {
            listing.update { listing in
                listing.items = pages.items
                listing.hasMore = pages.hasMore
            }
        }
    }

    private let api: any APIClientType
    private let moments: any MomentsRepoType
    private let pageSize: Int
    private var withLikes = false
    private var subscription: AnyCancellable?
    private var lastNumber = 0
    private var threads: [MomentID: Thread] = [:]

    /// - Parameters:
    ///   - moments: Receives the moments whose comments the viewer has changed.
    ///   - likes: Whether requests include likes: the current value on subscription, then each change.
    public init(
        api: any APIClientType,
        moments: any MomentsRepoType,
        likes: AnyPublisher<Bool, Never>,
        pageSize: Int = 50
    ) {
        self.api = api
        self.moments = moments
        self.pageSize = pageSize
        subscription = likes.sink { [weak self] in self?.withLikes = $0 }
    }

    public func comments(of moment: MomentID) -> AnyPublisher<Listing<Comment>, Never> {
        thread(of: moment).listing.publisher
    }

    public func refreshComments(of moment: MomentID) async {
        let thread = thread(of: moment)
        await thread.listing.refreshing {
            let number = nextNumber()
            // A list that was loaded completely is reloaded completely, because new comments are at its end.
            let isComplete = thread.pages.items != nil && !thread.pages.hasMore
            let count = isComplete ? nil : max(thread.pages.count, pageSize)
            let page = try await Page.joining(count, size: pageSize) { [self] first, after in
                try await api.perform(GetCommentsOperation(momentID: moment, first: first, after: after))
            }
            guard number > thread.number else { return }
            thread.number = number
            let changed = thread.ownChanges.filter { $0.value > number }
            var comments = page ?? Page(items: [])
            comments.items.removeAll { changed[$0.id] != nil && !thread.pages.contains($0.id) }
            thread.pages.replace(with: comments) { changed[$0.id] != nil }
            thread.ownChanges = changed
            thread.publish()
        }
    }

    public func loadMoreComments(of moment: MomentID) async {
        let thread = thread(of: moment)
        guard thread.pages.hasMore, thread.listing.value.activity != .loadingMore else { return }
        await thread.listing.loadingMore {
            let cursor = thread.pages.endCursor
            let operation = GetCommentsOperation(momentID: moment, first: pageSize, after: cursor)
            thread.pages.append(try await api.perform(operation) ?? Page(items: []), after: cursor)
            thread.publish()
        }
    }

    @discardableResult
    public func add(
        _ text: String,
        to moment: MomentID,
        replyTo: CommentID?,
        key: String,
        endsDraft: Bool
    ) async throws -> Comment {
        do {
            let change = try await api.perform(
                AddCommentOperation(
                    text,
                    to: moment,
                    replyTo: replyTo,
                    key: key,
                    endsDraft: endsDraft,
                    withLikes: withLikes
                )
            )
            moments.merge(change.moment)
            let thread = thread(of: moment)
            thread.ownChanges[change.comment.id] = nextNumber()
            if thread.pages.hasMore {
                // The new comment is at the end of the list; load up to it, because its author expects to see it.
                await showEnd(of: thread, moment)
            } else {
                thread.pages.insert(change.comment)
            }
            thread.publish()
            return change.comment
        } catch {
            throw RepoError(error) ?? error
        }
    }

    public func delete(_ comment: CommentID, of moment: MomentID) async throws {
        do {
            let operation = DeleteCommentOperation(commentID: comment, withLikes: withLikes)
            if let changed = try await api.perform(operation) {
                moments.merge(changed)
            } else {
                await moments.apply(LiveChange(.momentDeleted, momentID: moment))
            }
        } catch {
            // `notFound` counts as success: the comment is already deleted.
            guard let error = RepoError(error), error.kind == .notFound else { throw RepoError(error) ?? error }
        }
        let thread = thread(of: moment)
        thread.ownChanges[comment] = nextNumber()
        thread.pages.remove(comment)
        thread.publish()
    }

    public func apply(_ change: LiveChange) async {
        switch (change.kind, change.momentID) {
        case (.momentChanged, let id?):
            guard let thread = threads[id] else { return }
            await refreshOrForget(thread, of: id)
        case (.momentDeleted, let id?):
            threads[id]?.pages.restore([])
            threads[id]?.publish()
        case (.friends, _):
            for (id, thread) in threads { await refreshOrForget(thread, of: id) }
        default: break
        }
    }

    /// Refreshes the comments if they have observers; otherwise evicts them, to be fetched on demand.
    private func refreshOrForget(_ thread: Thread, of moment: MomentID) async {
        if thread.listing.observers > 0 {
            await refreshComments(of: moment)
        } else {
            threads[moment] = nil
        }
    }

    private func showEnd(of thread: Thread, _ moment: MomentID) async {
        var count = -1
        while thread.pages.hasMore, thread.pages.count > count, thread.listing.value.activity != .loadingMore {
            count = thread.pages.count
            await loadMoreComments(of: moment)
        }
    }

    private func thread(of moment: MomentID) -> Thread {
        if let known = threads[moment] { return known }
        let new = Thread()
        threads[moment] = new
        return new
    }

    private func nextNumber() -> Int {
        lastNumber += 1
        return lastNumber
    }
}
