#if DEBUG
import Combine
import Foundation
import MomentsModel

/// The content of a `PreviewRepo`.
public struct PreviewContent {
    public var timeline = Listing(items: PreviewSamples.moments)
    public var moment = Presence.present(PreviewSamples.moment)
    public var comments = Listing(items: PreviewSamples.comments)
    public var friends = Listing(items: PreviewSamples.friends)
    public var received = Listing(items: PreviewSamples.received)
    public var sent = Listing(items: PreviewSamples.sent)
    public var person = Presence.present(PreviewSamples.grace)
    public var notifications = Listing(items: PreviewSamples.notifications)
    public var account = AccountState.signedIn(PreviewSamples.viewer)
    public var service: ServiceInfo? = ServiceInfo()
    public var preferences: [String: String] = [:]
    public var signIns = Listing(items: PreviewSamples.signIns)
    public var invitations = Listing(items: PreviewSamples.invitations)
    public var isInvitationOpen = true
    public var draft = MomentDraft()
    public var commentDraft = CommentDraft()
    /// The error of each request that can throw one.
    public var failure: RepoError?
}

/// All repositories of a person with fixed content, for previews. Requests end at once and change nothing.
@MainActor
public final class PreviewRepo {
    public let content: PreviewContent
    public var viewer = PreviewSamples.ada

    /// - Parameter change: Changes the content of the samples.
    public init(_ change: (inout PreviewContent) -> Void = { _ in }) {
        var content = PreviewContent()
        change(&content)
        self.content = content
    }

    /// An outbox with entries that are sent through this repository.
    public func outbox(_ entries: [OutboxEntry] = []) -> Outbox {
        let storage = InMemoryOutboxStorage()
        for entry in entries { storage.save(entry) }
        return Outbox(comments: self, moments: self, storage: storage, now: { PreviewSamples.now })
    }

    public var errors: AnyPublisher<RepoError, Never> { Empty(completeImmediately: false).eraseToAnyPublisher() }
    public func apply(_ change: LiveChange) async {}
    public func refresh() async {}
    public func loadMore() async {}

    private func value<Value>(_ value: Value) -> AnyPublisher<Value, Never> {
        CurrentValueSubject(value).eraseToAnyPublisher()
    }

    private func check() throws {
        if let failure = content.failure { throw failure }
    }
}

extension PreviewRepo: MomentsRepoType {
    public var timeline: AnyPublisher<Listing<Moment>, Never> { value(content.timeline) }
    public func refreshTimeline() async {}
    public func loadMoreTimeline() async {}

    public func moments(of person: PersonID) -> AnyPublisher<Listing<Moment>, Never> { value(content.timeline) }
    public func refreshMoments(of person: PersonID) async {}
    public func loadMoreMoments(of person: PersonID) async {}

    public func moment(_ id: MomentID) -> AnyPublisher<Presence<Moment>, Never> { value(content.moment) }
    public func refreshMoment(_ id: MomentID) async throws { try check() }

    public func setLike(_ isLiked: Bool, of moment: MomentID) {}

    public func publish(_ draft: MomentDraft, key: String, endsDraft: Bool) async throws -> Moment {
        try check()
        return PreviewSamples.moment
    }

    public func delete(_ id: MomentID) async throws { try check() }
    public func merge(_ moment: Moment) {}
}

extension PreviewRepo: CommentsRepoType {
    public func comments(of moment: MomentID) -> AnyPublisher<Listing<Comment>, Never> { value(content.comments) }
    public func refreshComments(of moment: MomentID) async {}
    public func loadMoreComments(of moment: MomentID) async {}

    public func add(
        _ text: String,
        to moment: MomentID,
        replyTo: CommentID?,
        key: String,
        endsDraft: Bool
    ) async throws -> Comment {
        try check()
        return PreviewSamples.comments[0]
    }

    public func delete(_ comment: CommentID, of moment: MomentID) async throws { try check() }
}

extension PreviewRepo: FriendsRepoType {
    public var friends: AnyPublisher<Listing<UserDetails>, Never> { value(content.friends) }
    public var receivedRequests: AnyPublisher<Listing<FriendRequest>, Never> { value(content.received) }
    public var sentRequests: AnyPublisher<Listing<FriendRequest>, Never> { value(content.sent) }

    public func search(_ text: String) async throws -> [UserDetails] {
        try check()
        return (content.friends.items ?? []).filter { $0.name.localizedStandardContains(text) }
    }

    public func person(_ id: PersonID) -> AnyPublisher<Presence<UserDetails>, Never> { value(content.person) }
    public func refreshPerson(_ id: PersonID) async throws { try check() }

    public func requestFriendship(handle: String) async throws -> UserDetails {
        try check()
        return PreviewSamples.margaret
    }

    public func accept(_ request: FriendRequestID) async throws { try check() }
    public func decline(_ request: FriendRequestID) async throws { try check() }
    public func remove(_ friend: PersonID) async throws { try check() }
}

extension PreviewRepo: NotificationsRepoType {
    public var notifications: AnyPublisher<Listing<NotificationGroup>, Never> { value(content.notifications) }
    public var unreadCount: AnyPublisher<Int, Never> { value(2) }
    public func refreshUnreadCount() async {}
    public func markRead(upTo id: NotificationID) async throws { try check() }
}

extension PreviewRepo: AccountRepoType {
    public var account: AnyPublisher<AccountState, Never> { value(content.account) }
    public var currentAccount: AccountState { content.account }
    public var service: AnyPublisher<ServiceInfo?, Never> { value(content.service) }
    public var preferences: AnyPublisher<[String: String], Never> { value(content.preferences) }
    public func setPreference(_ key: String, to value: String?) {}
    public func refreshViewer() async throws { try check() }
    public func refreshService() async throws { try check() }

    public func isInvitationOpen(code: String) async throws -> Bool {
        try check()
        return content.isInvitationOpen
    }

    public func signIn(handle: String, password: String, device: String?) async throws -> SignedIn { try signedIn() }
    public func signUp(_ form: SignUpForm) async throws -> SignedIn { try signedIn() }

    public func resetPassword(code: String, to new: String, device: String?) async throws -> SignedIn {
        try signedIn()
    }

    private func signedIn() throws -> SignedIn {
        try check()
        return SignedIn(token: "", viewer: PreviewSamples.viewer)
    }

    public func changePassword(from old: String, to new: String) async throws { try check() }

    public func createPasswordReset(handle: String) async throws -> PasswordReset {
        try check()
        return PreviewSamples.passwordReset
    }

    public func signOut() async throws { try check() }
    public func signInDidExpire() {}

    public var signIns: AnyPublisher<Listing<SignIn>, Never> { value(content.signIns) }
    public func refreshSignIns() async {}
    public func revokeSignIn(_ id: SignInID) async throws { try check() }

    public var invitations: AnyPublisher<Listing<Invitation>, Never> { value(content.invitations) }
    public func refreshInvitations() async {}

    public func createInvitation() async throws -> Invitation {
        try check()
        return PreviewSamples.invitations[0]
    }

    public func revokeInvitation(_ id: InvitationID) async throws { try check() }
    public func setPush(_ input: NewPushChoice?) async throws { try check() }

    public func updateProfile(_ change: ProfileChange) async throws -> UserDetails {
        try check()
        return PreviewSamples.ada
    }
}

extension PreviewRepo: DraftsRepoType {
    public var unsentMomentDraft: MomentDraft? { content.failure == nil ? content.draft : nil }

    public func loadMomentDraft() async throws -> MomentDraft {
        try check()
        return content.draft
    }

    public func save(_ draft: MomentDraft) {}

    public func unsentCommentDraft(of moment: MomentID) -> CommentDraft? {
        content.failure == nil ? content.commentDraft : nil
    }

    public func loadCommentDraft(of moment: MomentID) async throws -> CommentDraft {
        try check()
        return content.commentDraft
    }

    public func save(_ draft: CommentDraft, of moment: MomentID) {}
}

extension PreviewRepo: UploadsRepoType {
    public func upload(_ file: URL) async throws -> PhotoUpload {
        try check()
        return PreviewSamples.upload(1)
    }
}
#endif
