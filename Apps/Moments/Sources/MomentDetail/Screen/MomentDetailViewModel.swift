import Combine
import ListKit
import MomentCards
import MomentsFoundations
import MomentsModel
import MomentsRepositories

/// The view model of a moment with all its comments, oldest first, and the comment that is being written.
///
/// It shows cached data first and refreshes it. It is the page's source of truth; the page writes `moment` back to the list
/// that opened it.
@MainActor
public final class MomentDetailViewModel: ListViewModel, AppModelStatePublishing {
    public let id: MomentID
    /// The friends to mention while a comment is being written.
    public let mentions: MentionSuggester

    private let moments: any MomentsRepoType
    private let comments: any CommentsRepoType
    private let friends: any FriendsRepoType
    private let privacy: any PrivacyRepoType
    private let reports: any ReportsRepoType
    private let drafts: any DraftsRepoType
    private let outbox: Outbox
    private let toggles: any TogglesDataStoreType
    private let tracking: any TrackingRepoType

    private let pageSubject = CurrentValueSubject<ListPage, Never>(ListPage())
    private let momentSubject: CurrentValueSubject<Presence<Moment>, Never>
    private let composerSubject = CurrentValueSubject<CommentComposer, Never>(CommentComposer())
    private let states = PassthroughSubject<AppModelState, Never>()
    private(set) var card: MomentListItemViewModel?
    private var items: [CommentID: CommentListItemViewModel] = [:]
    /// The row of the comment that was sent last.
    private var revealedRow: String?
    private var listing = Listing<Comment>()
    /// The comments that wait to be sent.
    private var waiting = OutboxRows()
    private var failure: RepoError?
    private var subscriptions: Set<AnyCancellable> = []
    /// Indicates whether the page was opened to write a comment, until the field has got the focus.
    private var isForComment: Bool
    private var draftLoading = DraftLoading.waiting
    /// Indicates whether a comment was sent while its draft was being loaded.
    private var ignoresLoadedDraft = false

    /// The state of loading the server's draft. Saving before it is done would replace that draft.
    private enum DraftLoading { case waiting, running, done }

    /// - Parameters:
    ///   - known: The moment from the list that opened the page.
    ///   - isForComment: Whether the page begins with the focus in the field for a comment.
    ///   - friends: Offers the friends to choose from for the audience of one's own moment, and to mention.
    ///   - privacy: Offers the tags to choose from.
    ///   - reports: Gets reports of others' moments and comments.
    public init(
        id: MomentID,
        known: Moment? = nil,
        isForComment: Bool = false,
        moments: any MomentsRepoType,
        comments: any CommentsRepoType,
        friends: any FriendsRepoType,
        privacy: any PrivacyRepoType,
        reports: any ReportsRepoType,
        drafts: any DraftsRepoType,
        outbox: Outbox,
        toggles: any TogglesDataStoreType,
        tracking: any TrackingRepoType
    ) {
        self.id = id
        self.isForComment = isForComment
        self.moments = moments
        self.comments = comments
        self.friends = friends
        self.privacy = privacy
        self.reports = reports
        self.drafts = drafts
        self.outbox = outbox
        self.toggles = toggles
        self.tracking = tracking
        momentSubject = CurrentValueSubject(known.map(Presence.present) ?? .unknown)
        mentions = MentionSuggester(for: composerSubject.map(\.text).eraseToAnyPublisher(), friends: friends)
        if let draft = drafts.unsentCommentDraft(of: id) { take(draft) }
        if let known { show(.present(known)) }
        moments.moment(id).sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        comments.comments(of: id).sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        outbox.items.map { $0.filter { $0.entry.isComment(of: id) } }.removeDuplicates()
            .sink { [weak self] in self?.show($0) }.store(in: &subscriptions)
        moments.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
        drafts.errors.sink { [weak self] in self?.fail($0) }.store(in: &subscriptions)
    }

    /// The moment's card and its comments: the current value, then each change.
    public var page: StateStream<ListPage> { StateStream(pageSubject) }

    /// The moment, or `gone` if it was deleted: the current value, then each change.
    public var moment: StateStream<Presence<Moment>> { StateStream(momentSubject) }

    /// The comment being written: the current value, then each change.
    public var composer: StateStream<CommentComposer> { StateStream(composerSubject) }

    public var appModelStates: AnyPublisher<AppModelState, Never> { states.eraseToAnyPublisher() }

    // MARK: - The list

    public func loadItems() async {
        failure = nil
        async let comments: Void = loadComments()
        async let draft: Void = loadDraft()
        do {
            try await moments.refreshMoment(id)
        } catch {
            if let error = RepoError(error) { fail(error) }
        }
        await comments
        await draft
    }

    private func loadComments() async { await comments.refreshComments(of: id) }

    public func loadMore() async { await comments.loadMoreComments(of: id) }

    public func trackScreenviews() { tracking.track(.screenView("moment")) }

    public func noticeDismissed() {
        failure = nil
        listing.error = nil
        showPage()
    }

    // MARK: - Writing a comment

    /// Returns once whether the page was opened to write a comment.
    func takesFocus() -> Bool {
        defer { isForComment = false }
        return isForComment
    }

    /// Called when the person edits the text.
    public func textChanged(to text: String) {
        guard text != composerSubject.value.text else { return }
        composerSubject.value.text = text
        saveDraft()
    }

    /// Called when the person taps Reply at a comment.
    public func replyTapped(_ comment: Comment) {
        composerSubject.value.replyTo = comment.id
        composerSubject.value.replyName = comment.userDetails.name
        saveDraft()
    }

    /// Called when the person cancels the reply.
    public func replyCancelled() {
        composerSubject.value.replyTo = nil
        composerSubject.value.replyName = nil
        saveDraft()
    }

    /// Sends the comment. The text stays in its field until the server has confirmed it, or the comment waits in the list.
    public func sendTapped() async {
        let draft = composerSubject.value
        guard draft.canSend else { return }
        composerSubject.value.isSending = true
        composerSubject.value.failure = nil
        do {
            let text = draft.text.trimmingWhitespace
            let comment = try await outbox.send(CommentDraft(text: text, replyTo: draft.replyTo), to: id)
            revealedRow = comment.map { items[$0.id]?.id } ?? waiting.items.last?.id
            tracking.track(.comment(id))
            ignoresLoadedDraft = true
            composerSubject.value = CommentComposer()
            saveDraft()
            showPage()
        } catch {
            composerSubject.value.isSending = false
            composerSubject.value.failure = RepoError(error)
        }
    }

    /// Called when the person dismisses the send error.
    public func sendFailureDismissed() { composerSubject.value.failure = nil }

    private func loadDraft() async {
        guard draftLoading == .waiting else { return }
        draftLoading = .running
        do {
            take(try await drafts.loadCommentDraft(of: id))
        } catch {
            // The next edit tries again.
            draftLoading = .waiting
            if let error = RepoError(error) { fail(error) }
        }
    }

    /// Applies the loaded draft, unless the person has begun to write meanwhile.
    private func take(_ draft: CommentDraft) {
        draftLoading = .done
        let composer = composerSubject.value
        guard !ignoresLoadedDraft, composer.text.isEmpty, composer.replyTo == nil else { return saveDraft() }
        composerSubject.value.text = draft.text
        composerSubject.value.replyTo = draft.replyTo
        nameReply(among: listing.items ?? [])
    }

    private func saveDraft() {
        switch draftLoading {
        case .waiting: Task { await loadDraft() }
        case .running: break
        case .done:
            let composer = composerSubject.value
            drafts.save(CommentDraft(text: composer.text, replyTo: composer.replyTo), of: id)
        }
    }

    private func delete(_ comment: CommentID) async {
        do {
            try await comments.delete(comment, of: id)
        } catch {
            if let error = RepoError(error) { fail(error) }
        }
    }

    // MARK: - Publishing state

    private func show(_ presence: Presence<Moment>) {
        switch presence {
        case .unknown: return
        case .present(let moment):
            if let card {
                card.update(moment)
            } else {
                card = MomentListItemViewModel(
                    moment: moment,
                    repo: moments,
                    friends: friends,
                    privacy: privacy,
                    reports: reports,
                    toggles: toggles,
                    tracking: tracking
                )
            }
        case .gone: break
        }
        if momentSubject.value != presence { momentSubject.value = presence }
        showPage()
    }

    private func show(_ listing: Listing<Comment>) {
        self.listing = listing
        nameReply(among: listing.items ?? [])
        showPage()
    }

    private func show(_ waiting: [OutboxItem]) {
        self.waiting.update(waiting, by: moments.viewer, outbox: outbox)
        showPage()
    }

    /// Sets the name of the recipient. A draft stores only the comment's ID; the name is known once the comments are loaded.
    private func nameReply(among comments: [Comment]) {
        guard let id = composerSubject.value.replyTo, composerSubject.value.replyName == nil else { return }
        composerSubject.value.replyName = comments.first { $0.id == id }?.userDetails.name
    }

    private func showPage() {
        var page: ListPage
        if let card {
            // Without comments, what waits is the only content.
            page = ListPage(header: [card] + (listing.items == nil ? waiting.items : []), listing) { comments in
                [
                    ListSection(id: "comments", items: items(for: comments)),
                    ListSection(id: "outbox", items: waiting.items),
                ]
            }
            page.notice = page.notice ?? failure
            page.revealedRow = revealedRow
        } else {
            page = ListPage(header: waiting.items, body: failure.map(ListBody.failed) ?? .loading)
        }
        if page != pageSubject.value { pageSubject.value = page }
    }

    /// Reuses the view models of known comments, so that their rows are not rebuilt.
    private func items(for comments: [Comment]) -> [CommentListItemViewModel] {
        let old = items
        items = [:]
        return comments.map { comment in
            let item =
                old[comment.id]
                ?? CommentListItemViewModel(comment, reports: reports, tracking: tracking) { [weak self] in
                    self?.replyTapped($0)
                } delete: { [weak self] in
                    await self?.delete($0)
                }
            item.update(comment)
            items[comment.id] = item
            return item
        }
    }

    private func fail(_ error: RepoError) {
        if error.kind == .unauthenticated { return states.send(.signedOut(.expired)) }
        failure = error
        showPage()
    }
}

extension OutboxEntry {
    fileprivate func isComment(of moment: MomentID) -> Bool {
        if case .comment(_, moment) = content { true } else { false }
    }
}

extension String {
    fileprivate var trimmingWhitespace: String {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return String(text)
    }
}
